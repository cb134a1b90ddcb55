"""Renders an SVG of this package as PNG."""

from republik.table.contract import Problem

from . import fonts


class RendererMissing(Problem):
    """The package that renders PNGs is not installed."""


def png(svg: str, scale: int = 1) -> bytes:
    """Returns the picture as PNG; raises RendererMissing. It releases no lock: call it in a process or thread of its
    own where others wait."""
    try:
        import resvg_py
    except ImportError:
        raise RendererMissing("error-front-page-png") from None
    return bytes(
        resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=fonts.font_files(), zoom=float(scale))
    )
