"""Stands in for pip where a test is about what surrounds it: says what pip says, and unpacks in no time.

Copied as `pip/__main__.py`; takes wheels from PIP_FIND_LINKS, and finds no network without it. Where
STAND_IN_WAITS_FOR names a file, it takes as long as that file needs to be there.
"""

import os
import re
import sys
import time
import zipfile
from pathlib import Path
from urllib.parse import urlparse
from urllib.request import url2pathname

source = os.environ.get("PIP_FIND_LINKS")
target = Path(sys.argv[sys.argv.index("--target") + 1])
lock = Path(sys.argv[sys.argv.index("--requirement") + 1])
match = re.match(r"([\w-]+)==([\w.]+)", lock.read_text("utf-8"))
assert match
print(f"Collecting {match[0]} (from -r {lock} (line 1))")
if source is None:
    print("WARNING: Retrying (Retry(total=1)) after connection broken by 'NewConnectionError'")
    sys.exit("ERROR: Could not find a version that satisfies the requirement")
(wheel,) = Path(url2pathname(urlparse(source).path)).glob(f"{match[1].replace('-', '_')}-{match[2]}-*.whl")
print(f"Processing {wheel} (from -r {lock} (line 1))")
if awaited := os.environ.get("STAND_IN_WAITS_FOR"):
    deadline = time.monotonic() + 60
    while not Path(awaited).exists() and time.monotonic() < deadline:
        time.sleep(0.01)
print(f"Installing collected packages: {match[1]}")
with zipfile.ZipFile(wheel) as archive:
    archive.extractall(target)
print(f"Successfully installed {match[1]}-{match[2]}")
