"""The progress window itself, run as a program of its own: `python tk_window.py TITLE`.

Reads lines as zenity does: `#text` sets the text, a number the percentage. Ends with its input, with status 1
when no window can be opened and 0 when it was closed.
"""

from __future__ import annotations

import html
import queue
import sys
import threading
import tkinter as tk
from tkinter import ttk

WINDOW_CLASS = "tac-preparing"
_LOOK = 50  # milliseconds between two looks at the input


def main(title: str) -> int:
    """Show the window until the input ends."""
    try:
        window = tk.Tk(className=WINDOW_CLASS)
    except tk.TclError:
        return 1
    window.title(title)
    window.resizable(width=False, height=False)
    text = tk.StringVar()
    percentage = tk.DoubleVar()
    ttk.Label(window, textvariable=text, width=60, padding=(24, 20, 24, 8)).pack()
    ttk.Progressbar(window, variable=percentage, length=440).pack(padx=24, pady=(0, 24), fill="x")
    window.eval("tk::PlaceWindow . center")
    lines: queue.Queue[str | None] = queue.Queue()
    threading.Thread(target=_read, args=(lines,), daemon=True).start()

    def look() -> None:
        while not lines.empty():
            line = lines.get()
            if line is None:
                window.destroy()
                return
            if line.startswith("#"):
                text.set(html.unescape(line[1:]))
            else:
                percentage.set(float(line))
        window.after(_LOOK, look)

    look()
    window.mainloop()
    return 0


def _read(lines: queue.Queue[str | None]) -> None:
    for line in sys.stdin.buffer:
        lines.put(line.decode("utf-8").strip())
    lines.put(None)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
