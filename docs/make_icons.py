"""Renders the page's icon as PNG files, for home screens that cannot show SVG.

python docs/make_icons.py
"""  # noqa: INP001

from pathlib import Path

import resvg_py

PUBLIC = Path(__file__).parent.parent / "web" / "public"
SIZES = {"icon-192.png": 192, "icon-512.png": 512, "apple-touch-icon.png": 180}
MASKABLE = "icon-maskable-512.png"


def main() -> None:
    drawn = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    square = drawn.replace(' rx="10"', "")  # systems that mask an icon round its corners themselves
    for name, size in SIZES.items():
        write(name, square if name.startswith("apple") else drawn, size)
    write(
        MASKABLE,
        square.replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"').replace(
            '<rect width="64" height="64"', '<rect x="-8" y="-8" width="80" height="80"'
        ),
        512,
    )


def write(name: str, svg: str, size: int) -> None:
    (PUBLIC / name).write_bytes(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size, height=size)))


if __name__ == "__main__":
    main()
