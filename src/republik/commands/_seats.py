"""The seats of `republik play`, as given on the command line in everyday words."""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from republik.messages.i18n import Messages
from republik.players import external, registry
from republik.table.budget import MAX_SECONDS, BadBudget, Budget
from republik.table.game import Game, Options
from republik.table.phrases import Name
from republik.table.player import Player
from republik.table.records import AUTOMATIC, PERSON, options_of
from republik.terminal import opponents

from ._arguments import add_for_games, find_level, given
from ._context import CommandContext, Refused

ME: Final = "me"  # names for a person at the terminal
ANY_BOT: Final = external.PREFIX + "COMMAND"
_SEAT: Final = "seat_"


def add_seats(parser: argparse.ArgumentParser, context: CommandContext) -> None:
    """One argument per seat of every game."""

    def describe(game: Game) -> Iterator[tuple[str, str]]:
        words = context.renderer(game)
        for seat in game.seats:
            able = [name for name, spec in registry.players(game.name).items() if seat in (spec.seats or (seat,))]
            names = {"game": context.title(game), "seat": words.text(Name("seat", seat))}
            yield seat, context.text("cli-seat", **names, players=", ".join(sorted(able)), bot=ANY_BOT)

    add_for_games(parser, _SEAT, "PLAYER", describe)


@dataclass(frozen=True)
class Seating:
    """What the command line says about the players of a game."""

    game: Game
    messages: Messages
    requests: dict[str, str]
    """Registry names, by seat."""
    level: str | None
    think: str | None

    @classmethod
    def of(cls, parsed: argparse.Namespace, game: Game, messages: Messages) -> "Seating":
        """Refused if a seat belongs to another game."""
        seats = given(parsed, _SEAT)
        for seat in seats:
            if seat not in game.seats:
                raise Refused("error-other-game-option", option=f"--{seat}", game=game.name)
        words = messages.of(game)
        requests = {seat: _spoken(name.strip(), game, words) for seat, name in seats.items()}
        return cls(game, words, requests, parsed.level, parsed.think)

    def defaults(self, options: Options) -> dict[str, str]:
        """The defaults for open seats. A person takes the first one unless a person was given; with two seats the open
        one gets the opposite of the other. If the rules play some seats, one player has all the others."""
        automatic = self._automatic(options)
        seats = self._seats(options)
        if automatic:
            people = [seat for seat in seats if seat not in automatic]
            one = next((self.requests[seat] for seat in people if seat in self.requests), PERSON)
            return {seat: AUTOMATIC if seat in automatic else one for seat in seats}
        defaults = dict.fromkeys(seats, self.game.default_level)
        if PERSON not in self.requests.values():
            open_seats = [seat for seat in seats if seat not in self.requests]
            persons = open_seats[:1] if len(seats) == 2 else [seat for seat in open_seats if seat == seats[0]]
            defaults |= dict.fromkeys(persons, PERSON)
        return defaults

    def defaults_of_record(self, header: dict[str, str], options: Options) -> dict[str, str]:
        """The same players continue; unknown ones become persons."""
        automatic = self._automatic(options)
        defaults: dict[str, str] = {}
        for seat in self._seats(options):
            name = header.get(seat, "")
            if external.is_bot(name) and seat not in self.requests:
                raise Refused("error-resume-bot", option=f"--{seat}", name=name)
            player = name if self._is_computer(name) else PERSON
            defaults[seat] = AUTOMATIC if seat in automatic else player
        return defaults

    def names(self, defaults: dict[str, str]) -> dict[str, str]:
        """The players: as given, otherwise by default; each of them validated."""
        names = self._with_level(defaults)
        if self.think is not None:
            names = self._think_longer(names, self.think)
        for seat, name in names.items():
            self._check(seat, name)
        return names

    def players(self, header: dict[str, str]) -> list[Player | None]:
        """The players in a game's header, None for a person. Bots come from the command line only: a record must never
        run a command."""
        bots = {seat: name for seat, name in self.requests.items() if external.is_bot(name)}
        seats = self.game.seats_for(options_of(header, self.game))
        names = [bots.get(seat, header.get(seat, PERSON)) for seat in seats]
        return [None if name in (PERSON, AUTOMATIC) else registry.player(name, self.game.name) for name in names]

    # -- reading what was asked ------------------------------------------------------------------------

    def _seats(self, options: Options) -> tuple[str, ...]:
        """The seats of a game with these options; refused if another one was given."""
        seats = self.game.seats_for(options)
        unused = [f"--{seat}" for seat in self.requests if seat not in seats]
        if unused:
            raise Refused("error-unused-seats", options=", ".join(unused), count=len(seats))
        return seats

    def _automatic(self, options: Options) -> tuple[str, ...]:
        automatic = self.game.automatic_seats(options)
        taken = [f"--{seat}" for seat in automatic if seat in self.requests]
        if taken:
            raise Refused("error-automatic-seats", options=", ".join(taken))
        return automatic

    def _with_level(self, defaults: dict[str, str]) -> dict[str, str]:
        """Gives the requested level to the computer's open seats."""
        level = self._level()
        left = [
            seat for seat, name in defaults.items() if seat not in self.requests and name not in (PERSON, AUTOMATIC)
        ]
        if not left and self.level is not None:
            raise Refused("error-level-taken")
        if level is None:
            return defaults | self.requests
        return defaults | self.requests | {seat: self._same_player(defaults[seat]) or level for seat in left}

    def _same_player(self, name: str) -> str | None:
        """The player of a resumed game, if only thinking time is requested and it can use it."""
        kind = name.partition(":")[0]
        return kind if self.level is None and kind in registry.thinkers(self.game.name) else None

    def _level(self) -> str | None:
        """The requested level; thinking time alone means the strongest level that can use it."""
        if self.level is None:
            able = registry.thinkers(self.game.name)
            levels = [level.key for level in registry.levels(self.game.name) if level.key in able]
            return levels[-1] if levels and self.think is not None else None
        name, colon, budget = self.level.partition(":")
        return find_level(name, self.messages, self.game.name).key + colon + budget

    def _think_longer(self, names: dict[str, str], text: str) -> dict[str, str]:
        """Applies --think to the players that support it, unless they have a budget of their own."""
        try:
            budget = Budget(seconds=float(text.strip().removesuffix("s")))
        except (ValueError, BadBudget):
            raise Refused("error-think", text=text, most=f"{MAX_SECONDS:.0f}") from None
        able = registry.thinkers(self.game.name)
        if not set(able).intersection(names.values()):
            raise Refused("error-think-nobody", known=", ".join(able))
        return {seat: f"{name}:{budget}" if name in able else name for seat, name in names.items()}

    def _check(self, seat: str, name: str) -> None:
        """Checks that the player can take this seat, and that a bot can be started with valid limits."""
        if external.is_bot(name):
            external.command_of(name)
            external.limits_of_environment()
            return
        spec = registry.players(self.game.name).get(name)
        if spec is not None and spec.seats and seat not in spec.seats:
            raise Refused("error-player-seats", name=name, seats=", ".join(f"--{other}" for other in spec.seats))
        if name in (PERSON, AUTOMATIC):
            return
        try:
            registry.player(name, self.game.name)
        except registry.UnknownPlayer as error:
            if error.key == "unknown-player":
                raise registry.UnknownPlayer(name, [PERSON, *error.available, ANY_BOT]) from None
            raise

    def _is_computer(self, name: str) -> bool:
        """Whether a record names a built-in player."""
        if external.is_bot(name):
            return False
        try:
            registry.player(name, self.game.name)
        except registry.UnknownPlayer:
            return False
        return True


def _spoken(name: str, game: Game, messages: Messages) -> str:
    """The registry name of a player that is written with its displayed name."""
    if external.is_bot(name):
        return name
    kind, colon, budget = name.lower().partition(":")
    if kind == ME:
        return PERSON
    level = opponents.find_level(kind, messages, game.name)
    return (kind if level is None else level.key) + colon + budget
