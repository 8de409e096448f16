"""Paints a picture as PNG, in a process of its own: resvg lets no other thread run meanwhile.

`python painter.py` reads SVG and writes PNG; it imports nothing else, so as to begin at once.
"""

from __future__ import annotations

import sys

import resvg_py


def main() -> None:
    """Read SVG, write PNG."""
    svg = sys.stdin.buffer.read().decode()
    png = resvg_py.svg_to_bytes(
        svg_string=svg, sans_serif_family="DejaVu Sans", serif_family="DejaVu Serif"
    )
    sys.stdout.buffer.write(png)


if __name__ == "__main__":
    main()
