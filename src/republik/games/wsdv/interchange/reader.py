"""Parses the interchange format into a `RecordedGame`; raises BadInterchange with the place of the first fault."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from republik.games.wsdv.game import EDITIONS, NEWEST
from republik.games.wsdv.rules.rules import Rules, standard_rules
from republik.games.wsdv.rules.steps import DISPLAY, EAST, LAST_DECADE, TERMINATIONS, WEST
from republik.table.plugin.interchange import BadInterchange

from .words import (
    ARGUMENTS,
    FIGURES,
    FORMAT,
    LOOKED_AT,
    NOBODY,
    OF_THE_END,
    ORIGINS,
    SIDES,
    TRACKS,
    USES,
    Effect,
)

MAX_SIZE = 4 * 1024 * 1024
MAX_TURNS = 400  # a game has at most 4 x 20 actions and 4 decade ends
MAX_STEPS = 200
MAX_COUNT = 60
PHASES = 10


class Unit(NamedTuple):
    """One written effect: its chooser if given, and the step as written in the file."""

    effect: Effect
    by: int
    written: str


class Deal(NamedTuple):
    """The cards at the start of a half-decade, as far as they are given."""

    display: tuple[int, ...] | None
    hands: tuple[tuple[int, ...] | None, tuple[int, ...] | None]


@dataclass
class Passage:
    """A turn, or one phase of a decade end."""

    number: int  # index in "turns", from 1
    decade: int
    phase: int = 0  # 0: a turn
    side: int = WEST
    card: int = -1
    use: int = 0
    origin: int = 0
    deal: Deal | None = None
    units: list[Unit] = field(default_factory=list)
    tracks: list[int] | None = None
    voids: list[str] = field(default_factory=list)
    hamburg: list[int] = field(default_factory=list)
    figures: dict[str, Any] = field(default_factory=dict)
    unwritten: bool = False  # a phase whose steps are not given

    def kinds(self) -> set[str]:
        return {unit.effect.kind for unit in self.units}


@dataclass
class RecordedGame:
    """A recorded game as written; only its form has been checked."""

    edition: str
    note: str
    passages: list[Passage]
    final: dict[str, Any] | None
    unknown: list[str]
    """Unknown keys, which are ignored and reported."""


def read_interchange(data: str | bytes) -> RecordedGame:
    """Parses a text; raises only BadInterchange."""
    if len(data) > MAX_SIZE:
        raise BadInterchange("too-large", {"most": str(MAX_SIZE)})
    try:
        parsed = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise BadInterchange("not-json", {"reason": str(error)}) from None
    return read_data(parsed)


def read_data(data: Any) -> RecordedGame:
    """Converts data that is already parsed."""
    top = _object("", data)
    if top.get("format") != FORMAT:
        raise BadInterchange("format", {"format": FORMAT, "found": _short(top.get("format"))}, "format")
    edition = top.get("edition", NEWEST)
    if edition not in EDITIONS:
        raise BadInterchange("one-of", {"words": EDITIONS, "found": _short(edition)}, "edition")
    note = top.get("note", "")
    if not isinstance(note, str):
        raise BadInterchange("text", where="note")
    reader = _Reader(standard_rules(edition))
    reader.leave("", top, ("format", "edition", "note", "turns", "final"))
    passages = reader.turns(_list("turns", top.get("turns"), MAX_TURNS))
    final = reader.state(top["final"]) if top.get("final") is not None else None
    return RecordedGame(edition, note, passages, final, reader.unknown)


def _short(value: Any) -> str:
    return f"{value!r:.60}"


def _object(where: str, value: Any) -> dict[str, Any]:
    if not isinstance(value, Mapping):
        raise BadInterchange("object", {"found": _short(value)}, where)
    return dict(value)


def _list(where: str, value: Any, longest: int) -> list[Any]:
    if not isinstance(value, (list, tuple)):
        raise BadInterchange("list", {"found": _short(value)}, where)
    if len(value) > longest:
        raise BadInterchange("longest", {"most": str(longest)}, where)
    return list(value)


def _number(where: str, value: Any, least: int = -MAX_COUNT, most: int = MAX_COUNT) -> int:
    if type(value) is not int:
        raise BadInterchange("whole-number", {"found": _short(value)}, where)
    if not least <= value <= most:
        span = {"least": str(least), "most": str(most)}
        raise BadInterchange("range", {**span, "found": _short(value)}, where)
    return value


def _flag(where: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise BadInterchange("flag", {"found": _short(value)}, where)
    return value


def _one_of(where: str, value: Any, words: tuple[str, ...]) -> int:
    if not isinstance(value, str) or value not in words:
        raise BadInterchange("one-of", {"words": words, "found": _short(value)}, where)
    return words.index(value)


class _Reader:
    """Parses the parts of the format with the names of one edition's board and cards."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.unknown: list[str] = []
        self.city_index = {name: i for i, name in enumerate(rules.cities)}
        pairs = zip(rules.connection_a, rules.connection_b, strict=True)
        self.line_index = {frozenset(pair): k for k, pair in enumerate(pairs)}

    def leave(self, where: str, data: dict[str, Any], keys: tuple[str, ...]) -> None:
        for key in data:
            if key not in keys:
                self.unknown.append(f"{where}.{key}"[:120].lstrip("."))

    # -- names ---------------------------------------------------------------------------------

    def province(self, where: str, value: Any) -> int:
        if not isinstance(value, str) or value not in self.rules.codes:
            raise BadInterchange("no-province", {"found": _short(value)}, where)
        return self.rules.codes.index(value)

    def city(self, where: str, value: Any) -> int:
        if not isinstance(value, str) or value not in self.city_index:
            raise BadInterchange("no-city", {"found": _short(value)}, where)
        return self.city_index[value]

    def line(self, where: str, a: Any, b: Any) -> int:
        ends = frozenset((self.city(where, a), self.city(where, b)))
        if ends not in self.line_index:
            raise BadInterchange("no-connection", {"found": f"{a} – {b}"}, where)
        return self.line_index[ends]

    def card(self, where: str, value: Any) -> int:
        if not isinstance(value, str) or value not in self.rules.card_index:
            raise BadInterchange("no-card", {"found": _short(value)}, where)
        return self.rules.card_index[value]

    def sector(self, where: str, value: Any) -> int:
        sector = self.rules.sector_of[self.province(where, value)]
        if sector < 0:
            raise BadInterchange("no-sector", {"province": value}, where)
        return sector

    # -- turns and phases ----------------------------------------------------------------------

    def turns(self, entries: list[Any]) -> list[Passage]:
        out: list[Passage] = []
        for i, entry in enumerate(entries):
            where = f"turns[{i}]"
            data = _object(where, entry)
            if "decade_end" in data:
                out += self._decade_end(where, i + 1, data, i + 1 == len(entries))
            else:
                out.append(self._turn(where, i + 1, data))
        return out

    def _turn(self, where: str, number: int, data: dict[str, Any]) -> Passage:
        self.leave(where, data, ("decade", "side", "card", "use", "from", "steps", "deal"))
        passage = Passage(number, _number(f"{where}.decade", data.get("decade"), 1, LAST_DECADE))
        passage.side = _one_of(f"{where}.side", data.get("side"), SIDES)
        passage.card = self.card(f"{where}.card", data.get("card"))
        passage.use = _one_of(f"{where}.use", data.get("use"), USES)
        passage.origin = _one_of(f"{where}.from", data.get("from"), ORIGINS)
        if data.get("deal") is not None:
            passage.deal = self._deal(f"{where}.deal", data["deal"])
        self._steps(f"{where}.steps", data.get("steps"), passage)
        return passage

    def _deal(self, where: str, value: Any) -> Deal:
        data = _object(where, value)
        self.leave(where, data, ("display", *SIDES))
        display = self._cards(f"{where}.display", data.get("display"))
        if display is not None and len(display) != DISPLAY:
            counts = {"wanted": str(DISPLAY), "found": str(len(display))}
            raise BadInterchange("card-count", counts, f"{where}.display")
        hands = (self._cards(f"{where}.W", data.get("W")), self._cards(f"{where}.E", data.get("E")))
        named = [card for cards in (display, *hands) for card in cards or ()]
        if len(set(named)) < len(named):
            raise BadInterchange("card-twice", where=where)
        return Deal(display, hands)

    def _cards(self, where: str, value: Any) -> tuple[int, ...] | None:
        if value is None:
            return None
        return tuple(self.card(where, card) for card in _list(where, value, DISPLAY))

    def _decade_end(self, where: str, number: int, data: dict[str, Any], last: bool) -> list[Passage]:
        self.leave(where, data, ("decade_end", "phases"))
        decade = _number(f"{where}.decade_end", data.get("decade_end"), 1, LAST_DECADE)
        written: dict[int, Passage] = {}
        for i, entry in enumerate(_list(f"{where}.phases", data.get("phases"), PHASES)):
            place = f"{where}.phases[{i}]"
            passage = self._phase(place, number, decade, _object(place, entry))
            if written and passage.phase <= max(written):
                raise BadInterchange("phase-order", where=place)
            written[passage.phase] = passage
        # a missing phase may have had any effect, or the record may simply stop here
        until = max(written, default=0) if last else PHASES
        phases = range(1, until + 1)
        return [written.get(phase) or Passage(number, decade, phase, unwritten=True) for phase in phases]

    def _phase(self, where: str, number: int, decade: int, data: dict[str, Any]) -> Passage:
        passage = Passage(number, decade, _number(f"{where}.phase", data.get("phase"), 1, PHASES))
        figures = (*FIGURES.get(passage.phase, ()), *OF_THE_END)
        self.leave(where, data, ("phase", "steps", *figures))
        for name in figures:
            if name in data:
                passage.figures[name] = self._figure(f"{where}.{name}", name, data[name])
        if data.get("steps") is None:
            passage.unwritten = True
        else:
            self._steps(f"{where}.steps", data["steps"], passage)
        return passage

    def _figure(self, where: str, name: str, value: Any) -> Any:
        if name == "wall":
            return _flag(where, value)
        if name == "winner":
            return None if value is None else (WEST, EAST)[_one_of(where, value, SIDES)]
        if name == "termination":
            return None if value is None else _one_of(where, value, TERMINATIONS[1:]) + 1
        return _number(where, value)

    # -- steps ---------------------------------------------------------------------------------

    def _steps(self, where: str, value: Any, passage: Passage) -> None:
        for i, entry in enumerate(_list(where, value, MAX_STEPS)):
            place = f"{where}[{i}]"
            step = _list(place, entry, 8)
            if not step or not isinstance(step[0], str):
                raise BadInterchange("step-name", where=place)
            by = NOBODY
            if isinstance(step[-1], Mapping) and step[0] != "tracks":
                by = self._by(place, dict(step.pop()))
            elif step[0] == "tracks" and len(step) == 3:
                by = self._by(place, _object(place, step.pop()))
            self._step(place, step, by, passage)

    def _by(self, where: str, data: dict[str, Any]) -> int:
        self.leave(where, data, ("by",))
        return _one_of(f"{where}.by", data["by"], SIDES) if "by" in data else NOBODY

    def _step(self, where: str, step: list[Any], by: int, passage: Passage) -> None:
        kind, *args = step
        if kind == "tracks":
            self._tracks(where, args, passage)
        elif kind == "void":
            passage.voids.append(self._word(where, args))
        elif kind == "hamburg":
            self._length(where, args, 1)
            passage.hamburg.append(self.province(where, args[0]))
        else:
            effect, count = self._effect(where, kind, args)
            if effect.kind == "attack" and not effect.amount:
                return  # an attack without effect changes nothing
            written = json.dumps(step, ensure_ascii=False)
            passage.units += [Unit(effect, by, written)] * count

    def _length(self, where: str, args: list[Any], *lengths: int) -> None:
        if len(args) not in lengths:
            counts = {"wanted": "/".join(map(str, lengths)), "found": str(len(args))}
            raise BadInterchange("values", counts, where)

    def _word(self, where: str, args: list[Any]) -> str:
        self._length(where, args, 1)
        if not isinstance(args[0], str) or len(args[0]) > 40:
            raise BadInterchange("track-or-symbol", where=where)
        return args[0]

    def _tracks(self, where: str, args: list[Any], passage: Passage) -> None:
        self._length(where, args, 1)
        passage.tracks = passage.tracks or [0, 0, 0]
        for name, value in _object(where, args[0]).items():
            passage.tracks[_one_of(where, name, TRACKS)] += _number(where, value, -12, 12)

    def _effect(self, where: str, kind: str, args: list[Any]) -> tuple[Effect, int]:
        """Parses one step: its effect and the number of repetitions."""
        if kind == "price":
            return self._price(where, args), 1
        if kind not in ARGUMENTS:
            raise BadInterchange("no-step", {"found": _short(kind)}, where)
        most = len(ARGUMENTS[kind])
        if kind in ("build", "dismantle"):
            self._length(where, args, 1, 2)
            if len(args) == 2:
                return Effect(f"{kind} line", self.line(where, *args)), 1
        else:
            self._length(where, args, *((2, 3) if kind == "ls" else (most,)))
        arguments = zip(ARGUMENTS[kind].items(), args, strict=False)
        effect = Effect(kind, **{field: self._argument(where, name, value) for (field, name), value in arguments})
        if ARGUMENTS[kind].get("amount") != "count":
            return effect, 1
        if effect.sector >= 0 and effect.subject != self.rules.berlin:
            raise BadInterchange("only-berlin", where=where)
        if not effect.amount:
            raise BadInterchange("zero", where=where)
        return effect._replace(amount=1 if effect.amount > 0 else -1), abs(effect.amount)

    def _argument(self, where: str, name: str, value: Any) -> int:
        if name == "count":
            return _number(where, value)
        if name == "unrest":
            return _number(where, value, 0)
        if name == "flag":
            return int(_flag(where, value))
        if name == "place":
            return _one_of(where, value, LOOKED_AT)
        read = {"city": self.city, "province": self.province, "card": self.card, "sector": self.sector}
        return read[name](where, value)

    def _price(self, where: str, args: list[Any]) -> Effect:
        self._length(where, args, 1, 2)
        if _one_of(where, args[0], ("draw", "discard")) == 0:
            self._length(where, args, 1)
            return Effect("draw")
        return Effect("discard", self.card(where, args[1]) if len(args) == 2 else -1)

    # -- STATE ---------------------------------------------------------------------------------

    def state(self, value: Any) -> dict[str, Any]:
        """Normalises a STATE to the form that `position_state` writes, with the keys that are given."""
        data = _object("final", value)
        readers: dict[str, Callable[[str, Any], Any]] = {
            "provinces": self._provinces,
            "socialist_box": _number,
            "tracks": self._markers,
            "wall": _flag,
            "police": self._named_cards,
            "rundown": self._cities,
            "factories": self._cities,
            "infrastructure": self._infrastructure,
            "imported": self._imported,
        }
        self.leave("final", data, tuple(readers))
        return {key: read(f"final.{key}", data[key]) for key, read in readers.items() if data.get(key) is not None}

    def _provinces(self, where: str, value: Any) -> dict[str, Any]:
        out: dict[str, Any] = {}
        for code, entry in _object(where, value).items():
            place = f"{where}.{code}"[:80]
            self.province(place, code)
            data = _object(place, entry)
            self.leave(place, data, ("unrest", "ls", "socialists"))
            out[code] = {key: _number(f"{place}.{key}", data[key]) for key in ("unrest", "socialists") if key in data}
            if "ls" in data:
                out[code]["ls"] = self._living(f"{place}.ls", code, data["ls"])
        return out

    def _living(self, where: str, code: str, value: Any) -> int | list[int]:
        if code == self.rules.codes[self.rules.berlin] and not isinstance(value, int):
            sectors = _list(where, value, 3)
            self._length(where, sectors, 3)
            return [_number(where, living) for living in sectors]
        return _number(where, value)

    def _markers(self, where: str, value: Any) -> dict[str, int]:
        data = _object(where, value)
        self.leave(where, data, TRACKS)
        return {name: _number(f"{where}.{name}", data[name]) for name in TRACKS if name in data}

    def _named_cards(self, where: str, value: Any) -> list[str]:
        return [self.rules.cards[self.card(where, card)] for card in _list(where, value, 84)]

    def _cities(self, where: str, value: Any) -> list[str]:
        return [self.rules.cities[self.city(where, city)] for city in _list(where, value, 60)]

    def _infrastructure(self, where: str, value: Any) -> list[list[str | int]]:
        out: list[list[str | int]] = []
        for i, entry in enumerate(_list(where, value, 100)):
            place = f"{where}[{i}]"
            line = _list(place, entry, 3)
            self._length(place, line, 3)
            k = self.line(place, line[0], line[1])
            ends = (self.rules.cities[self.rules.connection_a[k]], self.rules.cities[self.rules.connection_b[k]])
            out.append([*ends, _number(place, line[2], 0, 2)])
        return out

    def _imported(self, where: str, value: Any) -> dict[str, int]:
        data = _object(where, value)
        for code in data:
            self.sector(where, code)
        return {code: _number(f"{where}.{code}", count) for code, count in data.items()}
