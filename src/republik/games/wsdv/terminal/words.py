"""Moves, cards, symbols, events and refusals of Wir sind das Volk! in the words of one language."""

from typing import Any, Final

from republik import games
from republik.games.wsdv.rules.components import Card, Row
from republik.games.wsdv.rules.flow import STEP_NAMES
from republik.games.wsdv.rules.notation import parse_move
from republik.games.wsdv.rules.rules import Rules
from republik.games.wsdv.rules.steps import EAST, MAX_ROWS, WEST
from republik.messages.i18n import Messages
from republik.table.contract import IllegalMove, Outcome
from republik.terminal.game_words import GameWords

STEP_KEYS: Final = {kind: name.replace("_", "-") for kind, name in STEP_NAMES.items()}
DONE_STEPS: Final = frozenset("discard build living transfer void look take last-police attack".split())
"""Steps that may be ended: what ending them means has a message of its own."""
USE_KEYS: Final = ("use-unrest", "use-build", "use-living", "use-event")
TRACK_KEYS: Final = ("track-prestige", "track-currency", "track-socialists")
SECTOR_KEYS: Final = {"France": "sector-france", "UK": "sector-uk", "USA": "sector-usa"}
PLACE_KEYS: Final = {
    "WG": "place-west-germany",
    "CSSR": "place-cssr",
    "POLSKA": "place-polska",
    "RHEINSBERG": "place-rheinsberg",
    "NI/HH": "place-ni-hamburg",
}
SURPLUS_KEYS: Final = ("surplus-red", "surplus-yellow", "surplus-red-prestige", "surplus-yellow-prestige")
PROVINCE_BLOCKS: Final = frozenset(
    "place remove reduce living lose_living transfer police socialist take_socialist import release hamburg".split()
)
CITY_BLOCKS: Final = frozenset("build_city dismantle_city rundown repair close".split())
LINE_BLOCKS: Final = frozenset("build_line dismantle_line".split())
CARD_BLOCKS: Final = frozenset("deal discard take give".split())
ROW_BLOCKS: Final = frozenset("void_row resolve ignore".split())
MINUS: Final = "−"


def signed(number: int) -> str:
    """+2, −1, 0."""
    if not number:
        return "0"
    return f"+{number}" if number > 0 else f"{MINUS}{-number}"


def plain_number(number: int) -> str:
    """2, −1, 0."""
    return str(number) if number >= 0 else f"{MINUS}{-number}"


def arrows(count: int) -> str:
    """→→ toward East, ← toward West."""
    return "→" * count if count > 0 else "←" * -count


class Words(GameWords):
    """Everything of one game that has a name, in one language."""

    own_keys = ""
    uses = ("unrest", "build", "living standard", "event")
    hand_is_numbered = False  # the cards are

    def __init__(self, rules: Rules, messages: Messages) -> None:
        super().__init__(messages.of(games.game("wsdv")))
        self.rules = rules
        self._sectors = [
            messages.text(SECTOR_KEYS[rules.components.board.provinces[p].supplier]) for p in rules.suppliers
        ]

    # -- names ---------------------------------------------------------------

    def side(self, seat: int) -> str:
        return self.text("side-east" if seat == EAST else "side-west")

    def letter(self, seat: int) -> str:
        return self.text("side-east-letter" if seat == EAST else "side-west-letter")

    def who(self, seat: int) -> str:
        """A side, or the rules where nobody chose."""
        return self.side(seat) if seat in (WEST, EAST) else self.text("side-nobody")

    def province(self, province: int) -> str:
        return self.rules.components.board.provinces[province].names[self.language]

    def city(self, city: int) -> str:
        return self.rules.cities[city]

    def line(self, connection: int) -> str:
        rules = self.rules
        return f"{rules.cities[rules.connection_a[connection]]} – {rules.cities[rules.connection_b[connection]]}"

    def sector(self, sector: int) -> str:
        return self._sectors[sector]

    def printed(self, card: int) -> Card:
        return self.rules.components.cards[card]

    def title(self, card: int) -> str:
        return self.printed(card).titles[self.language]

    def card(self, card: int) -> str:
        """The card by number and title; a hidden one without either."""
        if card < 0:
            return self.text("card-hidden")
        return self.text("card-name", number=self.rules.cards[card], title=self.title(card))

    def face(self, face: int) -> str:
        """A card, or a space of the prestige track."""
        first = self.rules.first_space
        return self.card(face) if face < first else self.text("face-space", space=signed(face - first - 6))

    def numbers(self) -> list[str]:
        return self.rules.cards

    def use(self, use: int) -> str:
        return self.text(USE_KEYS[use])

    def play(self, card: int, use: int) -> int:
        return self.rules.space.play + len(self.uses) * card + use

    def level(self, key: str) -> str:
        """A level of the computer by name."""
        return self.text(f"level-{key}")

    def feature(self, name: str) -> str:
        """What a player looks at when it judges a position."""
        return self.text("feature-" + name.replace("_", "-"))

    def outcome(self, outcome: Outcome) -> str:
        winner = self.side(outcome.winner) if outcome.winner is not None else ""
        key = "ending-" + outcome.termination.replace("_", "-")
        if not outcome.rule:  # the table ended the game
            return self.text("outcome-table", winner=winner, how=self.text(key))
        return self.text("outcome", winner=winner, how=self.text(key), rule=outcome.rule)

    # -- symbols -----------------------------------------------------------------

    def place(self, where: str) -> str:
        if where in PLACE_KEYS:
            return self.text(PLACE_KEYS[where])
        return self.province(self.rules.codes.index(where))

    def symbol(self, row: Row, count: int = 0) -> str:
        """Equal symbols of a card or of the prestige track."""
        key = "symbol-" + row.kind.replace("_", "-")
        side = self.text("side-east" if row.side == "E" else "side-west")
        parts = [self.text(key, count=count or row.count, side=side)]
        if row.where:
            parts.append(self.text("symbol-where", place=self.place(row.where)))
        if row.limit:
            parts.append(self.text("symbol-limit", count=row.limit))
        if row.arms:
            parts.append(self.text("symbol-arms", side=self.side(EAST if row.arms == "E" else WEST)))
        return " ".join(parts)

    def arrow(self, track: int, count: int) -> str:
        toward = self.letter(EAST if count > 0 else WEST)
        return self.text("symbol-arrow", track=self.text(TRACK_KEYS[track]), arrows=arrows(count), side=toward)

    def symbols(self, card: int) -> list[str]:
        """All that a card's event does, row by row, then the arrows."""
        printed = self.printed(card)
        lines = [self.symbol(row) for row in printed.rows]
        moved = (printed.prestige, printed.currency, printed.socialists)
        return lines + [self.arrow(track, count) for track, count in enumerate(moved) if count]

    def space_symbols(self, space: int) -> str:
        rows = self.rules.components.tracks.prestige[space]
        return ", ".join(self.symbol(row) for row in rows) or self.text("symbol-nothing")

    def row(self, face: int, row: int, count: int = 0) -> str:
        """A row of the event in progress by its number; those past the printed ones are arrows that did not fit."""
        if row >= MAX_ROWS:
            return self.text(SURPLUS_KEYS[row - MAX_ROWS], count=count or 1)
        first = self.rules.first_space
        tracks = self.rules.components.tracks
        rows = self.printed(face).rows if face < first else tracks.prestige[face - first - 6]
        return self.symbol(rows[row], count)

    def symbol_code(self, code: str) -> str:
        """The symbol a code of the engine stands for, as events tell it."""
        for card in self.rules.components.cards:
            for row in card.rows:
                if row.symbol == code:
                    return self.symbol(row, 1)
        return code

    def player_of_event(self, card: int) -> str:
        """Who may play the event of a card, in words."""
        return self.text("event-for-" + self.printed(card).colour)

    # -- moves ----------------------------------------------------------------------

    def move(self, move: int, step: str = "", face: int = -1) -> str:
        """A move in full. `step` and `face` say in which step and event of which card it would be made."""
        block = self.rules.space.block_of(move)
        i = move - block.start
        if block.name == "done" and step in DONE_STEPS:
            return self.text(f"done-{step}")
        return self.text("move-" + block.name.replace("_", "-"), **self._move_args(block.name, i, face))

    def _move_args(self, block: str, i: int, face: int) -> dict[str, Any]:
        rules = self.rules
        if block in PROVINCE_BLOCKS:
            return {"place": self.province(i)}
        if block in CITY_BLOCKS:
            return {"place": self.city(i)}
        if block in LINE_BLOCKS:
            return {"place": self.line(i)}
        if block in CARD_BLOCKS:
            return {"card": self.card(i)}
        if block in ("sector", "lose_sector"):
            return {"place": self.sector(i)}
        if block in ("move", "attack"):
            source, target = divmod(i, rules.province_count)
            return {"from": self.province(source), "to": self._attacked(block, source, target)}
        if block == "play":
            return {"card": self.card(i // 4), "use": self.use(i % 4)}
        if block in ROW_BLOCKS:
            return {"symbol": self.row(face, i, 1) if face >= 0 else str(i + 1)}
        if block == "space":
            return {"space": signed(i - 6), "symbols": self.space_symbols(i - 6)}
        if block == "void_track":
            return {"track": self.text(TRACK_KEYS[i])}
        return {"where": ("hand", "pile")[i]} if block == "look" else {}

    def _attacked(self, block: str, source: int, target: int) -> str:
        if block == "attack" and source == self.rules.berlin:  # 9.7: both neighbours or neither
            return self.list_of(self.province(p) for p in self.rules.neighbours[source])
        return self.province(target)

    def short(self, move: int, step: str = "", face: int = -1) -> str:
        """A move where the prompt already says what is done: only the place."""
        block = self.rules.space.block_of(move).name
        i = move - self.rules.space.block_of(move).start
        if block in PROVINCE_BLOCKS or block in CITY_BLOCKS or block in LINE_BLOCKS:
            return str(self._move_args(block, i, face)["place"])
        return self.move(move, step, face)

    # -- refusals -----------------------------------------------------------------------

    def _translate(self, name: str, value: str) -> str:
        rules = self.rules
        if name == "side":
            return self.side(EAST if value == "East" else WEST)
        if name == "card" and value in rules.card_index:
            return self.card(rules.card_index[value])
        if value in rules.names:
            return self.province(rules.names.index(value))
        if name in ("move", "place"):
            return self._translate_move(value)
        return value

    def _translate_move(self, text: str) -> str:
        try:
            return self.move(parse_move(self.rules, text))
        except IllegalMove:
            return text
