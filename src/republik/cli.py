"""The program `republik`: finds the commands, chooses the language, and reports failures in one line."""

import argparse
import os
import sys
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Final, NoReturn, Protocol, cast

import republik
from republik import commands, games
from republik.commands._context import BAD_INPUT, CommandContext, Refused
from republik.messages.i18n import LANGUAGES, Messages, language_of_environment
from republik.messages.render import refusal_text
from republik.table.contract import Refusal
from republik.table.records import BadRecord

USUAL: Final = "play"
"""The default command."""
HEADINGS: Final = (("usage:", "cli-usage"), ("options:", "cli-options"), ("positional arguments:", "cli-args"))
"""Headings that argparse writes itself, and our messages for them."""


class Command(Protocol):
    """A module of `republik.commands`."""

    NAME: str

    def add(self, parser: argparse.ArgumentParser, context: CommandContext) -> None: ...
    def run(self, parsed: argparse.Namespace, context: CommandContext) -> int: ...


@cache
def all_commands() -> dict[str, Command]:
    """The commands by name, sorted."""
    names = sorted(module.name for module in iter_modules(commands.__path__) if not module.name.startswith("_"))
    modules = [cast("Command", import_module(f"{commands.__name__}.{name}")) for name in names]
    return {module.NAME: module for module in modules}


# -- the command line --------------------------------------------------------------------------------------


class Parser(argparse.ArgumentParser):
    """Help and errors in the language of the terminal; an error is one line with exit code 2."""

    def __init__(
        self, *, context: CommandContext, about: str, prog: str | None = None, epilog: str = "", **_later: object
    ) -> None:
        """Switches off the colours that argparse adds from Python 3.14 on: headings are found by their plain text."""
        super().__init__(prog, epilog=epilog, add_help=False)
        self.color = False
        self.context = context
        self.about = about
        self.add_argument("-h", "--help", action="help", help=context.text("cli-help"))

    def error(self, message: str) -> NoReturn:
        raise Refused("error-arguments", reason=message, program=self.prog)

    def format_help(self) -> str:
        self.description = self.context.text(self.about)
        text = super().format_help()
        for english, key in HEADINGS:
            text = text.replace(english, self.context.text(key))
        return text


class MainParser(Parser):
    """The parser without a command: its help lists the games."""

    def format_help(self) -> str:
        playable = games.playable()
        column = max(len(game.name) for game in playable)
        lines = [self.context.text("cli-games")]
        for game in playable:
            words = self.context.messages.of(game)
            about = f": {words.text('game-about')}" if words.has("game-about") else ""
            lines.append(f"  {game.name:<{column}}  {self.context.title(game)}{about}")
        return "\n".join([super().format_help(), *lines, ""])


def parser(context: CommandContext, selected: str | None) -> argparse.ArgumentParser:
    """The command line. Only the requested command gets its arguments, so that the others need not load anything."""
    text = context.text
    main = MainParser(prog="republik", context=context, about="cli-about", epilog=text("cli-epilog"))
    version = f"republik {republik.__version__}"
    main.add_argument("--version", action="version", version=version, help=text("cli-version"))
    group = main.add_subparsers(
        dest="command", metavar=text("cli-command"), title=text("cli-commands"), parser_class=Parser
    )
    for name, command in all_commands().items():
        about = f"cli-{name}"
        one = group.add_parser(name, help=text(about), context=context, about=about)
        one.add_argument("--lang", metavar="|".join(LANGUAGES), help=text("cli-lang"))
        if name == selected:
            command.add(one, context)
    return main


def parse(arguments: Sequence[str], context: CommandContext) -> argparse.Namespace:
    name = next((argument for argument in arguments if argument in all_commands()), None)
    parsed = parser(context, name if arguments else USUAL).parse_args(arguments or [USUAL])
    if parsed.command is None:
        parsed = parser(context, USUAL).parse_args([*arguments, USUAL])
    return parsed


def messages_for(arguments: Sequence[str], messages: Messages) -> Messages:
    """Looks for --lang first: help and errors are in that language too."""
    for index, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            language = value if equals else arguments[index + 1] if index + 1 < len(arguments) else ""
            return Messages(language.strip().lower())
    return messages


# -- running -----------------------------------------------------------------------------------------------


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command and returns the exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    _lenient_output()
    messages = Messages(language_of_environment())
    try:
        messages = messages_for(arguments, messages)
        context = CommandContext(messages)
        parsed = parse(arguments, context)
        return all_commands()[parsed.command].run(parsed, context)
    except BadRecord as error:
        return _fail(messages.text("error-record", reason=refusal_text(error, messages.language)))
    except Refusal as error:
        return _fail(refusal_text(error, messages.language), error.code if isinstance(error, Refused) else BAD_INPUT)
    except KeyboardInterrupt:
        return _fail(messages.text("error-stopped"))
    except EOFError:
        return _fail(messages.text("error-no-more-input"))
    except BrokenPipeError:
        sys.stdout = open(os.devnull, "w", encoding="utf-8", newline="")  # noqa: PTH123, SIM115 - nothing more is to be written
        return BAD_INPUT
    finally:
        for broken in games.broken():
            _fail(refusal_text(broken, messages.language))


def _fail(line: str, code: int = BAD_INPUT) -> int:
    print(f"republik: {line}", file=sys.stderr)
    return code


def _lenient_output() -> None:
    """A terminal that cannot display a character shows a question mark, never a traceback."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def run() -> NoReturn:
    sys.exit(main())


if __name__ == "__main__":
    run()
