"""`republik play`: a game at the terminal, or one between computers."""

import argparse
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.text import Text

from republik import games
from republik.messages.render import refusal_text
from republik.players import registry
from republik.table.game import Game
from republik.table.toml_schema import BadComponent
from republik.terminal.files import check_new, read_record
from republik.terminal.opponents import level_name, level_table

from ._arguments import OPTION, add_game_options, game_options, given
from ._context import CommandContext, Refused
from ._records import accepted
from ._seats import Seating, add_seats

if TYPE_CHECKING:
    from republik.table.contract import Outcome
    from republik.table.records import Record
    from republik.table.session import Session
    from republik.terminal.play_loop import PlayLoop

NAME: Final = "play"
LAST_SENTENCES: Final = 20


def add(parser: argparse.ArgumentParser, context: CommandContext) -> None:
    text = context.text
    usual = games.game()
    level = registry.level(usual.default_level, usual.name)
    default = f"{level.number} {level_name(level, context.messages.of(usual))}"
    parser.add_argument("game", nargs="?", metavar="|".join(games.names()), help=text("cli-game"))
    add_game_options(parser, context)
    add_seats(parser, context)
    parser.add_argument("--level", metavar="LEVEL", help=text("cli-level", default=default))
    parser.add_argument("--think", metavar="SECONDS", help=text("cli-think"))
    parser.add_argument("--seed", metavar="TEXT", help=text("cli-seed"))
    parser.add_argument("--record", metavar="FILE", type=Path, help=text("cli-record"))
    parser.add_argument("--resume", metavar="FILE", type=Path, help=text("cli-resume"))
    parser.add_argument("--force", action="store_true", help=text("cli-force"))
    parser.add_argument("--log", action="store_true", help=text("cli-log"))
    parser.add_argument("--data", metavar="FOLDER", type=Path, help=text("cli-data"))
    parser.formatter_class = argparse.RawDescriptionHelpFormatter  # keep the list of levels as a table
    width = shutil.get_terminal_size().columns - 2
    parser.epilog = "\n".join([text("levels-title"), *level_table(context.messages.of(usual), width, usual.name)])


def run(parsed: argparse.Namespace, context: CommandContext) -> int:
    from republik.terminal.dialogue import Dialogue
    from republik.terminal.play import Play
    from republik.terminal.play_loop import PlayLoop
    from republik.terminal.prompt_input import open_reader

    record = None if parsed.resume is None else _read_saved(parsed)
    game = _game(parsed, record)
    seating = Seating.of(parsed, game, context.messages)
    if record is None:
        session = _fresh(parsed, game, seating)
    else:
        session = _resumed(parsed, game, record, seating, context)
    path: Path | None = parsed.record or parsed.resume
    dialogue = Dialogue(context.console, open_reader())
    loop = PlayLoop(Play(session, seating.players(session.header), context.messages, dialogue, path))
    try:
        outcome = loop.run()
    except (KeyboardInterrupt, EOFError) as error:
        key = "error-interrupted" if isinstance(error, KeyboardInterrupt) else "error-no-more-input"
        raise Refused(key + ("-kept" if loop.play.path else ""), path=str(loop.play.path)) from None
    return _close(outcome, loop, parsed.log, context)


def _read_saved(parsed: argparse.Namespace) -> "Record":
    """The game to continue; options of its start cannot be given again."""
    options = [f"--{name}" for name in given(parsed, OPTION)]
    options += [f"--{name}" for name in ("seed", "data") if vars(parsed)[name] is not None]
    if options:
        raise Refused("error-resume-options", options=", ".join(options))
    return read_record(parsed.resume)


def _game(parsed: argparse.Namespace, record: "Record | None") -> Game:
    """The requested game, otherwise that of the record, otherwise the default."""
    written = games.DEFAULT if record is None else record.header["game"]
    game = games.game(parsed.game or written)
    if record is not None and game.name != written:
        raise Refused("error-resume-other-game", name=written)
    return game


# -- beginning --------------------------------------------------------------------------------------------


def _fresh(parsed: argparse.Namespace, game: Game, seating: Seating) -> "Session":
    from republik.table.chance import Seed
    from republik.table.session import new_session

    options = game_options(parsed, game)
    if parsed.data is not None:
        options |= _values(parsed.data, game)
    seats = seating.names(seating.defaults(options))
    if parsed.record is not None and not parsed.force:
        check_new(parsed.record)
    if parsed.seed is not None and not parsed.seed.strip():
        raise Refused("error-seed")
    seed = Seed.fresh() if parsed.seed is None else Seed.from_text(parsed.seed)
    return new_session(game, options, seats, seed)


def _values(folder: Path, game: Game) -> dict[str, str]:
    """The options for custom values, validated."""
    if not game.values_variable:
        raise Refused("error-other-game-option", option="--data", game=game.name)
    if not folder.is_dir():
        raise Refused("error-not-a-folder", path=str(folder))
    try:
        return dict(game.load_values(folder.resolve()))
    except BadComponent as error:
        raise Refused("error-data", reason=str(error)) from None


def _resumed(
    parsed: argparse.Namespace, game: Game, record: "Record", seating: Seating, context: CommandContext
) -> "Session":
    from republik.table.session import resume

    record, refusal = accepted(record, context)
    if refusal is not None and parsed.record in (None, parsed.resume):
        raise Refused("error-resume-outdated")
    if parsed.record is not None and parsed.record != parsed.resume and not parsed.force:
        check_new(parsed.record)
    seats = seating.names(seating.defaults_of_record(record.header, record.options(game)))
    session = resume(record, games.game)
    if session.position.outcome() is None:  # continuing undoes a declared ending
        session.header.pop("result", None)
        session.header.pop("x-forfeited", None)
    session.header |= seats
    return session


# -- ending -----------------------------------------------------------------------------------------------


def _close(outcome: "Outcome | None", loop: "PlayLoop", log: bool, context: CommandContext) -> int:
    """The last lines: the outcome and its cause, or where the game is saved."""
    play, fault = loop.play, loop.fault
    if outcome is None:
        key = "quit-kept" if play.path is not None else "quit-lost"
        context.say(key, path=str(play.path))
        return 0
    if log or None in play.players:
        play.dialogue.show(play.closing(None if log else LAST_SENTENCES))
    context.print(Text(play.outcome_text(outcome), style="bold"))
    if fault is not None:
        context.print(refusal_text(fault, context.messages.language))
        if fault.last_words:
            context.say("bot-last-words", text=fault.last_words)
    context.print(play.summary())
    if play.path is not None:
        context.say("play-kept", path=str(play.path))
    if play.dialogue.interactive and None in play.players:
        from republik.terminal import front_page

        front_page.offer(play)
    return 0
