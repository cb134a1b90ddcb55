"""Makes the fonts of the front page from the page's own: one file per face for the SVG, one for the renderer of PNGs.

    python web/tools/fonts.py      (needs fonttools and brotli, and `npm install` done in web/)

The npm packages split each face into Latin and extended Latin, as WOFF2. A browser reads the WOFF2 that the SVG
contains; the renderer reads TrueType only. Writes src/republik/front_page/data/fonts: a .woff2 and a .ttf per face, and
the widths of the characters, by which text is measured.
"""

import json
import tempfile
from pathlib import Path
from typing import Any

from fontTools import merge, subset
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

WEB = Path(__file__).resolve().parents[1]
TARGET = WEB.parent / "src/republik/front_page/data/fonts"
SLAB = "@fontsource/zilla-slab/files/zilla-slab-{part}-{weight}-normal.woff2"
GROTESQUE = "@fontsource-variable/archivo/files/archivo-{part}-wght-normal.woff2"
FACES = {"text": (SLAB, 400), "headline": (SLAB, 700), "label": (GROTESQUE, 600)}
PARTS = ("latin", "latin-ext")
CHARACTERS = [*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x218, 0x21C), *range(0x2010, 0x2027)]
CHARACTERS += [ord(character) for character in "‹›€−→←×№"]


def static(file: str, part: str, weight: int) -> Any:
    """Returns one part of a face at a fixed weight."""
    font = TTFont(WEB / "node_modules" / file.format(part=part, weight=weight))
    if "fvar" in font:
        font = instantiateVariableFont(font, {"wght": weight})
    font.flavor = None
    use_lining_figures(font)
    return font


def use_lining_figures(font: Any) -> None:
    """Makes figures of equal height the usual ones."""
    if "GSUB" not in font:
        return
    table = font["GSUB"].table
    wanted = {index for record in table.FeatureList.FeatureRecord if record.FeatureTag == "lnum"
              for index in record.Feature.LookupListIndex}  # fmt: skip
    swaps: dict[str, str] = {}
    for index in wanted:
        for part in table.LookupList.Lookup[index].SubTable:
            swaps |= getattr(part, "ExtSubTable", part).mapping
    for cmap in font["cmap"].tables:
        cmap.cmap = {code: swaps.get(glyph, glyph) for code, glyph in cmap.cmap.items()}


def add_arrows(font: Any) -> None:
    """Draws the arrows that a face lacks, as wide as a capital is high."""
    high, em = font["OS/2"].sCapHeight, font["head"].unitsPerEm
    thick, middle, wide = em * 0.075, high / 2, em * 0.72
    shaft, head, left, right = middle - thick / 2, high * 0.3, em * 0.06, wide - em * 0.06
    outline = [(left, shaft), (right - head, shaft), (right - head, middle - head), (right, middle),
               (right - head, middle + head), (right - head, shaft + thick), (left, shaft + thick)]  # fmt: skip
    for character, mirrored in (("→", False), ("←", True)):
        if ord(character) in font.getBestCmap():
            continue
        pen = TTGlyphPen(None)
        points = [(round(wide - x if mirrored else x), round(y)) for x, y in outline]
        pen.moveTo(points[0])
        for point in points[1:]:
            pen.lineTo(point)
        pen.closePath()
        name = f"arrow{'left' if mirrored else 'right'}.drawn"
        font.setGlyphOrder([*font.getGlyphOrder(), name])
        font["glyf"][name] = pen.glyph()
        font["hmtx"][name] = (round(wide), round(left))
        for cmap in font["cmap"].tables:
            cmap.cmap[ord(character)] = name


def merged(file: str, weight: int) -> Any:
    """Returns the whole face, with the characters that the front page can use."""
    with tempfile.TemporaryDirectory() as folder:
        paths = [Path(folder) / f"{part}.ttf" for part in PARTS]
        for part, path in zip(PARTS, paths, strict=True):
            static(file, part, weight).save(path)
        font = merge.Merger().merge([str(path) for path in paths])
    add_arrows(font)
    wanted = subset.Options(layout_features=["kern"], hinting=False, name_IDs=["*"], notdef_outline=True)
    reducer = subset.Subsetter(wanted)
    reducer.populate(unicodes=CHARACTERS)
    reducer.subset(font)
    return font


def name(font: Any, family: str) -> None:
    """Gives the face a family name of its own, so that no font of the system takes its place."""
    for record in (1, 4, 6, 16):
        font["name"].setName(family, record, 3, 1, 0x409)
    font["name"].setName("Regular", 2, 3, 1, 0x409)
    font["name"].removeNames(nameID=17)
    font["name"].removeNames(platformID=1)
    font["OS/2"].usWeightClass = 400


def main() -> None:
    widths: dict[str, Any] = {}
    for face, (file, weight) in FACES.items():
        font = merged(file, weight)
        name(font, f"Republik {face.capitalize()}")
        advances = font["hmtx"].metrics
        em = font["head"].unitsPerEm
        widths[face] = {chr(code): round(advances[glyph][0] / em, 4) for code, glyph in font.getBestCmap().items()}
        font.save(TARGET / f"{face}.ttf")
        font.flavor = "woff2"
        font.save(TARGET / f"{face}.woff2")
    text = json.dumps(widths, ensure_ascii=False, separators=(",", ":"))
    (TARGET / "widths.json").write_text(text.replace("},", "},\n") + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
