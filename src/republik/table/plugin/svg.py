"""SVG as text: elements with escaped attributes and text."""

from collections.abc import Iterable
from html import escape


class Svg(str):
    """Markup that needs no escaping any more."""

    __slots__ = ()


def element(name: str, /, *children: str, **attributes: str | float) -> Svg:
    """Returns an element. An underscore in the name of an attribute stands for a hyphen (`font_size`), one at its end
    is dropped (`class_`). Children that are no markup are escaped."""
    written = "".join(f' {_key(key)}="{escape(number(value))}"' for key, value in attributes.items())
    if not children:
        return Svg(f"<{name}{written}/>")
    inner = "".join(child if isinstance(child, Svg) else escape(child) for child in children)
    return Svg(f"<{name}{written}>{inner}</{name}>")


def joined(parts: Iterable[Svg]) -> Svg:
    return Svg("".join(parts))


def number(value: str | float) -> str:
    """Returns a coordinate with one digit after the point, or a text unchanged."""
    return value if isinstance(value, str) else f"{value:.1f}".removesuffix(".0")


def _key(name: str) -> str:
    return name.removesuffix("_").replace("_", "-")
