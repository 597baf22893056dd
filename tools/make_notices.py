"""Write `docs/NOTICES.md`: whose work is shipped with the game (`tools/packaging/files/notices.yaml`)."""

from __future__ import annotations

from tools.output import write_files
from tools.packaging.notices import PAGE, page

if __name__ == "__main__":
    print(write_files(PAGE.parent, {PAGE.name: page()}))
