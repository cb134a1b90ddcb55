"""The terminal's front door: `republik play`, `levels`, `serve`, `fuzz`, `arena`, `dataset`, `show` and so on."""

import argparse
import json
import os
import shutil
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NoReturn, cast

from rich.console import Console
from rich.text import Text

import republik
from republik import games
from republik.games.weimar.rules.components import SCENARIOS
from republik.games.weimar.rules.position import Position as WeimarPosition
from republik.games.weimar.terminal.table import WeimarTable
from republik.games.weimar.terminal.words import WeimarWords
from republik.games.weimar.values import bring
from republik.games.wsdv.rules.position import Position
from republik.games.wsdv.terminal.table import Table
from republik.games.wsdv.terminal.words import Words
from republik.messages.i18n import LANGUAGES, Messages, UnknownLanguage, language_of_environment
from republik.players import outside, registry
from republik.table import fuzz, records
from republik.table.budget import MOST_ITERATIONS, MOST_SECONDS, Budget
from republik.table.chance import Seed
from republik.table.contract import Event, Outcome
from republik.table.contract import Position as AnyPosition
from republik.table.game import Game
from republik.table.games import UnknownGame
from republik.table.player import Player
from republik.table.records import BadRecord, Record
from republik.table.session import Session, new_session, resume
from republik.table.toml_schema import BadComponent
from republik.terminal.faces import Face, face_of
from republik.terminal.files import (
    FileTrouble,
    check_new,
    outdated_text,
    read_bytes,
    read_record,
    save_record,
    save_text,
)
from republik.terminal.layout import story_lines
from republik.terminal.loop import Loop
from republik.terminal.opponents import find_level, level_list, level_name, level_table
from republik.terminal.prompt_input import open_reader

PERSON = "person"
ME = "me"  # what a person at the terminal may be called
BOOKLET_BOT = "bot"  # KPD and DNVP of the solo scenario, played by the rules
SOLO = "abyss"
GAMES = ("wsdv", "weimar")
"""The games a person can play in the terminal."""
ANY_BOT = outside.PREFIX + "COMMAND"
BAD_INPUT = 2
STOPPED = 1
MOST_GAMES = 10_000_000
MOST_WORKERS = 256
HEADINGS = (("usage:", "cli-usage"), ("options:", "cli-options"), ("positional arguments:", "cli-args"))
"""What argparse writes itself, and our messages for it."""


class Refused(Exception):
    """Something asked for cannot be done; told in one line."""

    def __init__(self, key: str, code: int = BAD_INPUT, **args: Any) -> None:
        super().__init__(key)
        self.key = key
        self.code = code
        self.args_of_message = args


# -- the commands' arguments -------------------------------------------------------------------------


class Parser(argparse.ArgumentParser):
    """Help and errors in the language of the terminal; an error is one line and exit code 2."""

    messages: Messages

    def error(self, message: str) -> NoReturn:
        raise Refused("error-arguments", reason=message, program=self.prog)

    def format_help(self) -> str:
        text = super().format_help()
        for english, key in (
            ("usage:", "cli-usage"),
            ("options:", "cli-options"),
            ("positional arguments:", "cli-args"),
        ):
            text = text.replace(english, self.messages.text(key))
        return text


def parser(messages: Messages) -> argparse.ArgumentParser:
    """The whole command line."""
    Parser.messages = messages
    text = messages.text
    main_parser = Parser(prog="republik", description=text("cli-about"), epilog=text("cli-epilog"), add_help=False)
    _add_help(main_parser, text)
    version = f"republik {republik.__version__}"
    main_parser.add_argument("--version", action="version", version=version, help=text("cli-version"))
    commands = main_parser.add_subparsers(dest="command", metavar=text("cli-command"), title=text("cli-commands"))
    _add_play(commands, text, messages)
    _command(commands, "levels", text, "cli-levels")
    _add_fuzz(commands, text)
    _add_arena(commands, text)
    _add_dataset(commands, text)
    _add_study(commands, text)
    _add_show(commands, text)
    _add_exchange(commands, text)
    _add_analyse(commands, text)
    _add_serve(commands, text)
    _add_server(commands, text)
    return main_parser


THINK_LONGER = {"search", "statesman"}
DEFAULT_LEVEL = "delegate"
Tell = Callable[..., str]


def _add_help(command: argparse.ArgumentParser, text: Tell) -> None:
    command.add_argument("-h", "--help", action="help", help=text("cli-help"))


def _command(commands: Any, name: str, text: Tell, about: str) -> argparse.ArgumentParser:
    made: argparse.ArgumentParser = commands.add_parser(name, help=text(about), description=text(about), add_help=False)
    _add_help(made, text)
    made.add_argument("--lang", metavar="|".join(LANGUAGES), help=text("cli-lang"))
    return made


def _add_play(commands: Any, text: Tell, messages: Messages) -> None:
    play = _command(commands, "play", text, "cli-play")
    levels = [known.key for known in registry.levels("wsdv")]
    others = [name for name in registry.names("wsdv") if name not in levels]
    who = text("cli-player", levels=", ".join(levels), others=", ".join(others), bot=ANY_BOT)
    play.add_argument("game", nargs="?", metavar="|".join(GAMES), help=text("cli-play-game"))
    play.add_argument("--edition", metavar="2.1", help=text("cli-edition"))
    play.add_argument("--west", metavar="PLAYER", help=f"{text('cli-west')}: {who}")
    play.add_argument("--east", metavar="PLAYER", help=text("cli-east"))
    usual = registry.level(DEFAULT_LEVEL, "wsdv")
    default = f"{usual.number} {level_name(usual, messages)}"
    play.add_argument("--level", metavar="LEVEL", help=text("cli-level", default=default))
    play.add_argument("--think", metavar="SECONDS", help=text("cli-think"))
    play.add_argument("--seed", metavar="TEXT", help=text("cli-seed"))
    play.add_argument("--record", metavar="FILE", type=Path, help=text("cli-record"))
    play.add_argument("--resume", metavar="FILE", type=Path, help=text("cli-resume"))
    play.add_argument("--force", action="store_true", help=text("cli-force"))
    play.add_argument("--log", action="store_true", help=text("cli-log"))
    play.add_argument("--scenario", metavar="NAME", help=text("cli-scenario", known=", ".join(SCENARIOS)))
    play.add_argument("--data", metavar="FOLDER", type=Path, help=text("cli-data"))
    names = registry.names("weimar")
    for seat in games.game("weimar").seats:
        party = messages.of(games.game("weimar")).text(f"party-{seat}")
        able = ", ".join(name for name in names if seat in (registry.players("weimar")[name].seats or (seat,)))
        play.add_argument(f"--{seat}", metavar="PLAYER", help=text("cli-party", party=party, others=able))
    play.formatter_class = argparse.RawDescriptionHelpFormatter  # the levels stay a table
    width = shutil.get_terminal_size().columns - 2
    play.epilog = "\n".join([text("levels-title"), *level_table(messages, width, "wsdv")])


def _add_fuzz(commands: Any, text: Tell) -> None:
    command = _command(commands, "fuzz", text, "cli-fuzz")
    command.add_argument("game", nargs="?", default="wsdv", metavar="GAME", help=text("cli-fuzz-game"))
    command.add_argument("--games", metavar="N", default="100", help=text("cli-fuzz-games"))
    command.add_argument("--seed", metavar="S", default="0", help=text("cli-fuzz-seed"))
    command.add_argument("--edition", metavar="2.1", help=text("cli-edition"))
    command.add_argument("--scenario", metavar="NAME", help=text("cli-scenario", known=", ".join(SCENARIOS)))
    command.add_argument("--workers", metavar="N", default="1", help=text("cli-fuzz-workers"))
    command.add_argument("--out", metavar="FOLDER", type=Path, default=Path(), help=text("cli-fuzz-out"))


def _add_arena(commands: Any, text: Tell) -> None:
    from republik.lab import arena_command

    arena_command.add_arguments(_command(commands, "arena", text, "cli-arena"), text)


def _add_dataset(commands: Any, text: Tell) -> None:
    from republik.lab import dataset_command

    dataset_command.add_arguments(_command(commands, "dataset", text, "cli-dataset"), text)


def _add_study(commands: Any, text: Tell) -> None:
    from republik.lab import study_command

    study_command.add_arguments(_command(commands, "study", text, "cli-study"), text)


def _add_show(commands: Any, text: Tell) -> None:
    show = _command(commands, "show", text, "cli-show")
    show.add_argument("record", metavar="RECORD", type=Path, help=text("cli-show-record"))
    show.add_argument("--at", metavar="N", help=text("cli-show-at"))
    show.add_argument("--json", action="store_true", help=text("cli-show-json"))
    replay = _command(commands, "replay", text, "cli-replay")
    replay.add_argument("record", metavar="RECORD", type=Path, help=text("cli-show-record"))
    replay.add_argument("--from", dest="start", metavar="N", help=text("cli-replay-from"))
    verify = _command(commands, "verify", text, "cli-verify")
    verify.add_argument("record", metavar="RECORD", type=Path, help=text("cli-show-record"))


def _add_exchange(commands: Any, text: Tell) -> None:
    export = _command(commands, "export", text, "cli-export")
    export.add_argument("record", metavar="RECORD", type=Path, help=text("cli-show-record"))
    export.add_argument("-o", "--output", metavar="FILE", type=Path, help=text("cli-export-output"))
    bring = _command(commands, "import", text, "cli-import")
    bring.add_argument("file", metavar="FILE", type=Path, help=text("cli-import-file"))
    bring.add_argument("-o", "--output", metavar="RECORD", type=Path, help=text("cli-import-output"))
    bring.add_argument("--until", metavar="DECADE", help=text("cli-import-until"))
    bring.add_argument("--json", action="store_true", help=text("cli-show-json"))


def _add_analyse(commands: Any, text: Tell) -> None:
    from republik.terminal import analysis_command

    analysis_command.add_arguments(_command(commands, "analyse", text, "cli-analyse"), text)


def _add_serve(commands: Any, text: Tell) -> None:
    from republik.server.ops import serve as command

    command.add_arguments(_command(commands, "serve", text, "cli-serve"), text)


def _add_server(commands: Any, text: Tell) -> None:
    from republik.server.ops import admin as care

    def make(group: object, name: str, about: str) -> argparse.ArgumentParser:
        return _command(group, name, text, about)

    care.add_arguments(_command(commands, "server", text, "cli-server"), text, make)


# -- running ---------------------------------------------------------------------------------------------


class Shop:
    """What every command needs: messages and a console."""

    def __init__(self, messages: Messages) -> None:
        self.messages = messages
        self.console = Console(highlight=False, width=_width())

    def text(self, key: str, **args: Any) -> str:
        return self.messages.text(key, args)

    def words(self, position: Position) -> Words:
        return Words(position.rules, self.messages)

    def face(self, game: str, position: AnyPosition) -> Face[Any]:
        return face_of(game, position, self.messages, self.console.width)

    def print(self, line: str | Text) -> None:
        self.console.print(line if isinstance(line, Text) else Text(line), soft_wrap=True)


def _width() -> int | None:
    """Into a pipe or a file lines are as long as COLUMNS says, or 100."""
    if sys.stdout.isatty():
        return None
    given = os.environ.get("COLUMNS", "")
    return min(max(int(given), 60), 400) if given.isdecimal() and len(given) < 5 else 100


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command; the exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    _lenient_output()
    messages = Messages(language_of_environment())
    try:
        messages = _language(arguments, messages)
        parsed = parser(messages).parse_args(arguments or ["play"])
        if parsed.command is None:
            parsed = parser(messages).parse_args([*arguments, "play"])
        return COMMANDS[parsed.command](parsed, Shop(messages))
    except Refused as error:
        return _fail(messages.text(error.key, error.args_of_message), error.code)
    except FileTrouble as error:
        return _fail(messages.text(error.key, path=str(error.path), reason=error.reason))
    except BadRecord as error:
        return _fail(messages.text("error-record", reason=str(error)))
    except KeyboardInterrupt:
        return _fail(messages.text("error-stopped"))
    except EOFError:
        return _fail(messages.text("error-no-more-input"))
    except BrokenPipeError:
        sys.stdout = open(os.devnull, "w")  # noqa: PTH123, SIM115 - nothing more is to be written
        return BAD_INPUT


def _fail(line: str, code: int = BAD_INPUT) -> int:
    print(f"republik: {line}", file=sys.stderr)
    return code


def _lenient_output() -> None:
    """A terminal that cannot show a sign shows a question mark, never a traceback."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _language(arguments: Sequence[str], messages: Messages) -> Messages:
    """--lang is looked for first: help and errors are in that language too."""
    for index, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            wanted = value if equals else arguments[index + 1] if index + 1 < len(arguments) else ""
            try:
                return Messages(wanted.strip().lower())
            except UnknownLanguage:
                raise Refused("error-language", name=wanted, known=", ".join(LANGUAGES)) from None
    return messages


def _number(text: str, what: str, low: int, high: int) -> int:
    digits = text.strip()
    if not digits.lstrip("-").isdecimal() or len(digits) > 18 or not low <= int(digits) <= high:
        raise Refused("error-number", what=what, text=text, low=str(low), high=str(high))
    return int(digits)


# -- play ---------------------------------------------------------------------------------------------------


def play(parsed: argparse.Namespace, shop: Shop) -> int:
    record = None if parsed.resume is None else _kept(parsed)
    game = _game_played(parsed, record)
    session = _fresh(parsed, game, shop.messages) if record is None else _resumed(parsed, game, record, shop)
    path: Path | None = parsed.record or parsed.resume
    table = _table(session, _players(parsed, session, shop.messages), shop, path)
    try:
        outcome = table.run()
    except (KeyboardInterrupt, EOFError) as error:
        key = "error-interrupted" if isinstance(error, KeyboardInterrupt) else "error-no-more-input"
        raise Refused(key + ("-kept" if path or table.path else ""), path=str(table.path)) from None
    return _close(outcome, table, parsed.log, shop)


def _kept(parsed: argparse.Namespace) -> Record:
    """The game to go on with; what belongs to its beginning cannot be given anew."""
    if any(option is not None for option in (parsed.edition, parsed.seed, parsed.scenario, parsed.data)):
        raise Refused("error-resume-options")
    return read_record(parsed.resume)


def _game_played(parsed: argparse.Namespace, record: Record | None) -> Game:
    """The game asked for, otherwise that of the record, otherwise Wir sind das Volk!; its options must fit."""
    written = GAMES[0] if record is None else record.header["game"]
    name: str = parsed.game or written
    if (record is not None and name != written) or name not in GAMES:
        raise Refused("error-game-not-here", name=written if name in GAMES else name)
    game = games.game(name)
    strange = {"wsdv": ("scenario", "data"), "weimar": ("edition",)}[name]
    seats = [seat for other in GAMES if other != name for seat in games.game(other).seats]
    for option in (*strange, *seats):
        if getattr(parsed, option) is not None:
            raise Refused("error-other-game-option", option=f"--{option}", game=name)
    return game


def _table(session: Session, players: list[Player | None], shop: Shop, path: Path | None) -> Loop:
    position = session.position
    if session.game.name == "weimar":
        words = WeimarWords(cast("WeimarPosition", position).rules, shop.messages)
        return WeimarTable(session, players, words, shop.console, open_reader(), path)
    return Table(session, players, shop.words(cast("Position", position)), shop.console, open_reader(), path)


def _close(outcome: Outcome | None, table: Loop, log: bool, shop: Shop) -> int:
    """The last words: the outcome with what led to it, or where the game is kept."""
    if outcome is None:
        key = "quit-kept" if table.path is not None else "quit-lost"
        shop.print(shop.text(key, path=str(table.path)))
        return 0
    face = shop.face(table.session.game.name, table.session.position)
    persons = any(player is None for player in table.players)
    if log:
        table.show(face.told(table.session.events))
    elif persons:
        last = table.tell(table.session.events)[-20:]
        table.show(table.board() + story_lines(last, len(last), table.size().readable()))
    shop.print(Text(table.outcome_text(outcome), style="bold"))
    if table.fault is not None:
        shop.print(shop.text(table.fault.key, **table.fault.details))
        if table.fault.last_words:
            shop.print(shop.text("bot-last-words", text=table.fault.last_words))
    shop.print(table.summary())
    if table.path is not None:
        shop.print(shop.text("play-kept", path=str(table.path)))
    return 0


def _seats(parsed: argparse.Namespace, defaults: Sequence[str], game: Game, messages: Messages) -> dict[str, str]:
    """Who plays: as asked for, otherwise as the defaults say."""
    names = _names(parsed, defaults, game, messages)
    if parsed.think is not None:
        names = _think_longer(names, parsed.think)
    for seat, name in zip(game.seats, names, strict=True):
        spec = registry.players(game.name).get(name)
        only = () if spec is None else spec.seats
        if only and seat not in only:
            known = ", ".join(f"--{other}" for other in only)
            raise Refused("error-player-seats", name=name, seats=known)
    return {seat: _checked(name, game.name) for seat, name in zip(game.seats, names, strict=True)}


def _asked(parsed: argparse.Namespace, game: Game, messages: Messages) -> list[str | None]:
    """Who was asked for, seat by seat, by the names of the registry."""
    named: list[str | None] = [getattr(parsed, seat) for seat in game.seats]
    return [None if name is None else _spoken(name.strip(), messages) for name in named]


def _names(parsed: argparse.Namespace, defaults: Sequence[str], game: Game, messages: Messages) -> list[str]:
    """The computer's seats get the level asked for where the command line leaves them open."""
    wanted = _level(parsed, messages)
    names: list[str] = []
    taken = True
    for asked, default in zip(_asked(parsed, game, messages), defaults, strict=True):
        if asked is not None:
            names.append(asked)
        elif default in (PERSON, BOOKLET_BOT):
            names.append(default)
        else:
            names.append(wanted or default)
            taken = False
    if taken and parsed.level is not None:
        raise Refused("error-level-taken")
    return names


def _level(parsed: argparse.Namespace, messages: Messages) -> str | None:
    """The level asked for; who asks for time alone means the one that can use it."""
    if parsed.level is None:
        return None if parsed.think is None else "statesman"
    name, colon, budget = str(parsed.level).partition(":")
    found = find_level(name, messages, "wsdv")
    if found is None:
        raise Refused("error-level", name=name, known=level_list(messages, "wsdv"))
    return found.key + colon + budget


def _spoken(name: str, messages: Messages) -> str:
    """A player as people call it, by the name of the registry."""
    if outside.is_bot(name):
        return name
    kind, colon, budget = name.lower().partition(":")
    if kind == ME:
        return PERSON
    found = find_level(kind, messages, "wsdv")
    return (kind if found is None else found.key) + colon + budget


def _think_longer(names: Sequence[str], text: str) -> list[str]:
    """The players that can use it get the seconds of --think, unless they have a budget of their own."""
    try:
        budget = Budget(seconds=float(text.strip().removesuffix("s")))
    except ValueError:
        raise Refused("error-think", text=text, most=f"{MOST_SECONDS:.0f}") from None
    if not THINK_LONGER.intersection(names):
        raise Refused("error-think-nobody", known=_think_longer_names())
    return [f"{name}:{budget}" if name in THINK_LONGER else name for name in names]


def _think_longer_names() -> str:
    return ", ".join(sorted(THINK_LONGER))


def _checked(name: str, game: str) -> str:
    """A player that can play."""
    if outside.is_bot(name):
        return _checked_bot(name)
    try:
        if name not in (PERSON, BOOKLET_BOT):
            registry.player(name, game)
    except registry.UnknownPlayer as error:
        raise _no_player(error) from None
    return name


def _no_player(error: registry.UnknownPlayer) -> Refused:
    kind, _, budget = error.name.partition(":")
    if not error.reason:
        return Refused("error-player", name=error.name, known=", ".join([PERSON, *error.known, ANY_BOT]))
    if kind not in THINK_LONGER:
        return Refused("error-player-no-budget", name=kind, known=_think_longer_names())
    iterations, seconds = str(MOST_ITERATIONS), f"{MOST_SECONDS:.0f}"
    return Refused("error-player-budget", name=kind, budget=budget, iterations=iterations, seconds=seconds)


def _checked_bot(name: str) -> str:
    """A program that can be started, within limits that can be read."""
    try:
        outside.command_of(name)
        outside.limits_of_environment()
    except outside.BadBot as error:
        raise Refused(error.key, BAD_INPUT, **error.details) from None
    return name


def _players(parsed: argparse.Namespace, session: Session, messages: Messages) -> list[Player | None]:
    """Programs as the command line names them: a record is never a reason to run a command."""
    game = session.game
    names = [session.header.get(seat, PERSON) for seat in game.seats]
    asked = [name if name is not None and outside.is_bot(name) else "" for name in _asked(parsed, game, messages)]
    names = [bot or name for bot, name in zip(asked, names, strict=True)]
    return [None if name in (PERSON, BOOKLET_BOT) else registry.player(name, game.name) for name in names]


def _fresh(parsed: argparse.Namespace, game: Game, messages: Messages) -> Session:
    weimar = game.name == "weimar"
    options = _weimar_options(parsed) if weimar else {"edition": parsed.edition or "2.1"}
    asked = _asked(parsed, game, messages)
    defaults = _weimar_defaults(asked, options["scenario"]) if weimar else _defaults(asked)
    seats = _seats(parsed, defaults, game, messages)
    if parsed.record is not None and not parsed.force:
        check_new(parsed.record)
    if parsed.seed is not None and not parsed.seed.strip():
        raise Refused("error-seed")
    seed = Seed.fresh() if parsed.seed is None else Seed.from_text(parsed.seed)
    try:
        return new_session(game, options, seats, seed)
    except (ValueError, LookupError):
        raise _bad_edition(parsed.edition) from None


def _scenario(name: str) -> dict[str, str]:
    if name not in SCENARIOS:
        raise Refused("error-scenario", name=name, known=", ".join(SCENARIOS))
    return {"scenario": name}


def _weimar_options(parsed: argparse.Namespace) -> dict[str, str]:
    """Scenario and, if asked for, a folder of one's own values, checked."""
    options = _scenario(parsed.scenario or "main")
    if parsed.data is None:
        return options
    if not parsed.data.is_dir():
        raise Refused("error-not-a-folder", path=str(parsed.data))
    folder = parsed.data.resolve()
    try:
        values = bring(folder)
    except BadComponent as error:
        raise Refused("error-data", reason=str(error)) from None
    return {**options, "data": str(folder), "values": values} if values else options


def _weimar_defaults(asked: Sequence[str | None], scenario: str) -> tuple[str, ...]:
    """A person is the SPD, the computer the others; alone, the same one plays SPD and Zentrum against the bots."""
    spd, zentrum, kpd, dnvp = asked
    if scenario == SOLO:
        if kpd is not None or dnvp is not None:
            raise Refused("error-solo-seats")
        return spd or zentrum or PERSON, spd or zentrum or PERSON, BOOKLET_BOT, BOOKLET_BOT
    return DEFAULT_LEVEL if PERSON in asked else PERSON, DEFAULT_LEVEL, DEFAULT_LEVEL, DEFAULT_LEVEL


def _defaults(asked: Sequence[str | None]) -> tuple[str, str]:
    """A person against the computer: the side left open is what the other one is not."""
    west, east = asked
    return DEFAULT_LEVEL if east == PERSON else PERSON, DEFAULT_LEVEL if west in (None, PERSON) else PERSON


def _bad_edition(name: str) -> Refused:
    from republik.games.wsdv.game import EDITIONS

    return Refused("error-edition", name=name, known=", ".join(EDITIONS))


def _resumed(parsed: argparse.Namespace, game: Game, record: Record, shop: Shop) -> Session:
    messages = shop.messages
    standing, refusal = records.accepted(record, games.game)
    _tell_outdated(record, refusal, shop)
    if refusal is not None and parsed.record in (None, parsed.resume):
        raise Refused("error-resume-outdated")
    record = standing
    if parsed.record is not None and parsed.record != parsed.resume and not parsed.force:
        check_new(parsed.record)
    written = [record.header.get(seat, "") for seat in game.seats]
    for seat, name, asked in zip(game.seats, written, _asked(parsed, game, messages), strict=True):
        if outside.is_bot(name) and asked is None:
            raise Refused("error-resume-bot", option=f"--{seat}", name=name)
    defaults = [name if _is_computer(name, game.name) else PERSON for name in written]
    if record.header.get("scenario") == SOLO:
        defaults[2:] = [BOOKLET_BOT, BOOKLET_BOT]
        if parsed.kpd is not None or parsed.dnvp is not None:
            raise Refused("error-solo-seats")
    seats = _seats(parsed, defaults, game, messages)
    session = resume(record, games.game)
    if session.position.outcome() is None:  # an ending that was declared is taken back by going on
        session.header.pop("result", None)
        session.header.pop("x-forfeited", None)
    for seat, name in seats.items():
        session.header[seat] = name
    return session


def _is_computer(name: str, game: str) -> bool:
    """Whether a record names a player of ours."""
    try:
        registry.player("" if outside.is_bot(name) else name, game)
    except registry.UnknownPlayer:
        return False
    return True


def show_levels(_parsed: argparse.Namespace, shop: Shop) -> int:
    for line in [
        shop.text("levels-title"),
        *level_table(shop.messages, shop.console.width, "wsdv"),
        shop.text("levels-how"),
    ]:
        shop.print(line)
    return 0


# -- fuzz -------------------------------------------------------------------------------------------------------


def run_fuzz(parsed: argparse.Namespace, shop: Shop) -> int:
    count = _number(parsed.games, "--games", 1, MOST_GAMES)
    seed = _number(parsed.seed, "--seed", -(2**62), 2**62)
    workers = _number(parsed.workers, "--workers", 1, MOST_WORKERS)
    options = {} if parsed.edition is None else {"edition": parsed.edition}
    if parsed.scenario is not None:
        if parsed.game != "weimar":
            raise Refused("error-other-game-option", option="--scenario", game=parsed.game)
        options |= _scenario(parsed.scenario)
    try:
        games.game(parsed.game).new(dict(options))
    except UnknownGame:
        raise Refused("error-game", name=parsed.game, known=", ".join(games.names())) from None
    except (ValueError, LookupError):
        raise _bad_edition(parsed.edition) from None
    if parsed.out.exists() and not parsed.out.is_dir():
        raise Refused("error-not-a-folder", path=str(parsed.out))
    plan = fuzz.Plan(games=count, seed=seed, options=options)
    report = _fuzz_with_progress(partial(games.game, parsed.game), plan, workers, shop)
    _tell_fuzz(report, parsed.game, shop)
    for failure in report.failures:
        try:
            path = failure.save(parsed.out)
        except OSError as error:
            raise FileTrouble("error-file-unwritable", parsed.out, error.strerror or str(error)) from None
        shop.print(shop.text("fuzz-failure", what=str(failure), path=str(path)))
    return STOPPED if report.failures else 0


def _fuzz_with_progress(load: fuzz.Loader, plan: fuzz.Plan, workers: int, shop: Shop) -> fuzz.FuzzReport:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(shop.text("fuzz-progress"), total=plan.games)

        def move_on(done: int, _total: int) -> None:
            progress.update(task, completed=done)

        return fuzz.fuzz(load, plan, workers=workers, progress=move_on)


def _tell_fuzz(report: fuzz.FuzzReport, game: str, shop: Shop) -> None:
    shop.print(shop.text("fuzz-games", games=report.games, failures=len(report.failures)))
    if not report.games:
        return
    mean = f"{report.mean_decisions:.1f}"
    shop.print(
        shop.text(
            "fuzz-decisions",
            decisions=report.decisions,
            mean=mean,
            least=report.min_decisions,
            most=report.max_decisions,
        )
    )
    for ending, count in report.endings.most_common():
        share = f"{100 * count / report.games:.1f} %"
        shop.print(shop.text("fuzz-ending", count=count, share=share, ending=_ending(ending, game, shop)))


def _ending(written: str, game: str, shop: Shop) -> str:
    """A result as records write it, in the words of its game."""
    winner, _, rest = written.partition(", ")
    how, _, rule = rest.partition(", ")
    own = "" if game == "wsdv" else f"{game}-"
    ending = f"{own}ending-{how.replace('_', '-')}"
    if not shop.messages.has(ending):
        return written
    if not shop.messages.has(f"side-{winner}"):
        return shop.text(f"{own}outcome-nobody", how=shop.text(ending), rule=rule)
    return shop.text(f"{own}outcome", winner=shop.text(f"side-{winner}"), how=shop.text(ending), rule=rule)


def run_arena(parsed: argparse.Namespace, shop: Shop) -> int:
    from republik.lab import arena_command
    from republik.lab.arena import ArenaError

    try:
        return arena_command.run(parsed, shop, save_text)
    except ArenaError as error:
        raise Refused(error.key, BAD_INPUT, **error.details) from None


def run_dataset(parsed: argparse.Namespace, shop: Shop) -> int:
    from republik.lab import dataset_command
    from republik.lab.arena import ArenaError

    try:
        return dataset_command.run(parsed, shop)
    except ArenaError as error:
        raise Refused(error.key, BAD_INPUT, **error.details) from None


def run_study(parsed: argparse.Namespace, shop: Shop) -> int:
    from republik.lab import study_command
    from republik.lab.arena import ArenaError

    try:
        return study_command.run(parsed, shop, save_text)
    except ArenaError as error:
        raise Refused(error.key, BAD_INPUT, **error.details) from None


# -- show, replay, verify ------------------------------------------------------------------------------------------


def _known_record(path: Path) -> Record:
    record = read_record(path)
    if record.header["game"] not in games.names():
        raise Refused("error-game", name=record.header["game"], known=", ".join(games.names()))
    return record


def _accepted(record: Record, shop: Shop) -> Record:
    """A record as far as the rules of today accept it. Where they have been corrected since, that is told, with the
    place and the reason of what they refuse."""
    standing, refusal = records.accepted(record, games.game)
    _tell_outdated(record, refusal, shop)
    return standing


def _is_outdated(record: Record) -> bool:
    return records.is_outdated(record, records.find_game(record, games.game))


def _tell_outdated(record: Record, refusal: BadRecord | None, shop: Shop) -> None:
    if _is_outdated(record):
        print(outdated_text(record, refusal, shop.messages), file=sys.stderr)


def _wsdv_record(path: Path) -> Record:
    record = _known_record(path)
    if record.header["game"] != "wsdv":
        raise Refused("error-game-not-here", name=record.header["game"])
    return record


def show(parsed: argparse.Namespace, shop: Shop) -> int:
    record = _known_record(parsed.record)
    total = len(record.decisions)
    if parsed.at is None:
        record = _accepted(record, shop)
    at = len(record.decisions) if parsed.at is None else _number(parsed.at, "--at", 0, total)
    try:
        position = records.position_at(record, at, games.game)
    except BadRecord as error:
        if _is_outdated(record):
            return _fail(outdated_text(record, error, shop.messages))
        raise
    if parsed.json:
        print(json.dumps(json.loads(position.to_text()), ensure_ascii=False, indent=1))
        return 0
    face = shop.face(record.header["game"], position)
    shop.print(Text(shop.text("show-title", at=at, total=total), style="dim"))
    for line in face.board(position) + face.cards(position):
        shop.print(line)
    outcome = position.outcome()
    if outcome is not None:
        shop.print(Text(face.outcome(outcome), style="bold"))
    return 0


def replay(parsed: argparse.Namespace, shop: Shop) -> int:
    """Steps through a record; without a terminal it runs through."""
    record = _accepted(_known_record(parsed.record), shop)
    first = 1 if parsed.start is None else _number(parsed.start, "--from", 0, len(record.decisions))
    reader = open_reader()
    game = games.game(record.header["game"])
    position = records.start(record, game)
    face = shop.face(game.name, position)
    for ply in range(1, len(record.decisions) + 1):
        seat, move = records.read_move(record, game, position, ply)
        heard: list[Event] = []
        label = f"{ply}  {records.seat_name(game, seat)}  {position.move_text(move)}"
        position.play(move, heard.append)
        if ply < first:
            continue
        if reader.interactive and seat >= 0:
            shop.console.clear()
            for line in face.board(position):
                shop.print(line)
        shop.print(Text(label, style="bold"))
        for line in face.told(heard):
            shop.print(line)
        if reader.interactive and seat >= 0 and reader.ask(shop.text("replay-next") + " ", (), "").startswith("q"):
            return 0
    outcome = position.outcome()
    shop.print(Text(face.outcome(outcome) if outcome else shop.text("replay-unfinished"), style="bold"))
    return 0


def verify(parsed: argparse.Namespace, shop: Shop) -> int:
    record = read_record(parsed.record)
    try:
        proven = records.verify(record, games.game)
    except BadRecord as error:
        if error.good is not None and _is_outdated(record):
            return _fail(outdated_text(record, error, shop.messages), STOPPED)
        raise Refused("verify-bad", STOPPED, reason=str(error)) from None
    shop.print(shop.text("verify-good" if proven else "verify-no-seed", count=len(record.decisions)))
    return 0


# -- export, import ---------------------------------------------------------------------------------------------------


def export(parsed: argparse.Namespace, shop: Shop) -> int:
    from republik.games.wsdv.interchange import export_game

    record = _accepted(_wsdv_record(parsed.record), shop)
    text = json.dumps(export_game(record), ensure_ascii=False, indent=1) + "\n"
    if parsed.output is None:
        print(text, end="")
    else:
        save_text(parsed.output, text)
    return 0


def bring_in(parsed: argparse.Namespace, shop: Shop) -> int:
    """A stopped import tells turn and rule; with -o the good part is kept all the same."""
    from republik.games.wsdv.interchange import BadInterchange, ImportStopped, import_game, read_interchange

    until = None if parsed.until is None else _decade(parsed.until)
    try:
        result = import_game(read_interchange(read_bytes(parsed.file)), until)
    except BadInterchange as error:
        raise Refused("error-interchange", reason=str(error)) from None
    except ImportStopped as error:
        if parsed.output is not None:
            save_record(parsed.output, error.record_so_far)
        raise _stopped(error.turn, error.phase, error.rule, error.reason, parsed.output) from None
    if parsed.output is not None:
        save_record(parsed.output, result.record)
    for note in result.notes:
        print(f"republik: {note}", file=sys.stderr)
    if parsed.json:
        print(json.dumps(result.state, ensure_ascii=False, indent=1))
    else:
        shop.print(shop.text("import-done", count=len(result.record.decisions)))
    return 0


def _stopped(turn: int, phase: int, rule: str, reason: str, kept: Path | None) -> Refused:
    key = "error-import-stopped" if kept is None else "error-import-stopped-kept"
    return Refused(key, STOPPED, turn=turn, phase=phase, rule=rule, reason=reason, path=str(kept))


def _decade(text: str) -> int:
    roman = {"i": 1, "ii": 2, "iii": 3, "iv": 4}
    return roman.get(text.strip().lower()) or _number(text, "--until", 1, 4)


# -- analyse ----------------------------------------------------------------------------------------------------


def run_analyse(parsed: argparse.Namespace, shop: Shop) -> int:
    from republik.terminal import analysis_command

    try:
        return analysis_command.run(parsed, shop)
    except analysis_command.CannotAnalyse as error:
        raise Refused(error.key, error.code, **error.details) from None
    except registry.UnknownPlayer as error:
        raise _no_player(error) from None


# -- serve ------------------------------------------------------------------------------------------------------


def serve(parsed: argparse.Namespace, shop: Shop) -> int:
    from republik.server.ops import serve as command

    try:
        return command.run(parsed, shop)
    except command.CannotServe as error:
        raise Refused(error.key, BAD_INPUT, **error.details) from None


def look_after(parsed: argparse.Namespace, shop: Shop) -> int:
    from republik.server.ops import admin as care
    from republik.server.ops import serve as command

    try:
        return care.run(parsed, shop)
    except command.CannotServe as error:
        raise Refused(error.key, BAD_INPUT, **error.details) from None


COMMANDS: dict[str, Callable[[argparse.Namespace, Shop], int]] = {
    "play": play,
    "levels": show_levels,
    "fuzz": run_fuzz,
    "arena": run_arena,
    "dataset": run_dataset,
    "study": run_study,
    "show": show,
    "replay": replay,
    "verify": verify,
    "export": export,
    "import": bring_in,
    "analyse": run_analyse,
    "serve": serve,
    "server": look_after,
}


def run() -> NoReturn:
    sys.exit(main())


if __name__ == "__main__":
    run()
