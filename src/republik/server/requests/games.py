"""The available games: options, messages, components."""

import asyncio
from collections.abc import Mapping
from functools import lru_cache

from republik import games
from republik.messages.i18n import LANGUAGES, Messages, complete
from republik.messages.render import renderer
from republik.players import registry
from republik.server import protocol
from republik.server.refusals import CannotDo
from republik.server.tables.record import VALUES
from republik.server.tables.setup import chosen_options, level_names, steady_levels, strongest_level
from republik.table.game import Game
from republik.table.games import UnknownGame

from .endpoint import Cached, Call, Parameter, get

GAME = "/api/games/{game}"
OPTION = Parameter("edition", {"type": "string"}, "the value of the game's first option; the others are given by name")


@get("/api/games", answers=protocol.Games)
async def list_games(call: Call) -> protocol.Games:
    """Lists the games."""
    offline = call.services.settings.has_offline_page()
    return protocol.Games([game_info(game) for game in games.playable()], offline)


def game_info(game: Game) -> protocol.GameInfo:
    options = [protocol.OptionInfo(option.name, list(option.values), option.default) for option in game.options]
    first = options[0] if options else protocol.OptionInfo("", [], "")
    automatic = {value: list(game.automatic_seats(chosen_options(game, value, {}))) for value in first.values}
    return protocol.GameInfo(
        name=game.name,
        seats=list(game.seats),
        options=options,
        option=first.name,
        editions=first.values,
        automatic=automatic,
        levels=level_names(game.name),
        default_level=game.default_level,
        slow=[level for level in level_names(game.name) if level not in steady_levels(game.name)],
        substitute=strongest_level(game.name),
        advisers=registry.advisers(game.name),
        players={seat: registry.players_for(game.name, seat) for seat in game.seats},
        lessons=[
            protocol.LessonInfo(name, dict(lesson.seats), dict(lesson.options)) for name, lesson in game.lessons.items()
        ],
        values=game.custom_values(),
        analysis=game.analysis is not None,
        interchange=game.interchange is not None,
        languages=_languages(game),
    )


@lru_cache(maxsize=64)
def _languages(game: Game) -> list[str]:
    return [language for language in LANGUAGES if game.messages(language) is not None]


def _game(call: Call) -> Game:
    try:
        return games.game(call.path["game"])
    except UnknownGame as error:
        raise CannotDo("not-found") from error


def _options(call: Call, game: Game) -> dict[str, str]:
    """The options in the query, with this server's custom values if requested."""
    given = {**call.query}
    values, first = given.pop(VALUES, ""), given.pop(OPTION.name, "") if _is_extra(game) else ""
    options = chosen_options(game, first, given)
    if not game.has_values(values):
        raise CannotDo("not-found")
    return options | ({VALUES: values} if values else {})


def _is_extra(game: Game) -> bool:
    """Whether the alias for the first option is not one of the game's own options."""
    return OPTION.name not in {option.name for option in game.options}


@get(GAME + "/messages/{language}", answers=protocol.GameMessages, query=(OPTION,), refusals=(404,))
async def game_messages(call: Call) -> Cached:
    """The game's messages in a language; English if it does not support that language."""
    game, language = _game(call), call.path["language"]
    if language not in LANGUAGES:
        raise CannotDo("not-found")
    options = tuple(sorted(_options(call, game).items()))
    return Cached(await asyncio.to_thread(messages_of, game, language, options))


@lru_cache(maxsize=64)
def messages_of(game: Game, language: str, options: tuple[tuple[str, str], ...] = ()) -> protocol.GameMessages:
    messages = Messages(language, game)
    names = renderer(game, language, dict(options)).names
    return protocol.GameMessages(language, messages.translated, complete(language, game), _plain(names))


def _plain(names: Mapping[str, Mapping[str, str]]) -> dict[str, dict[str, str]]:
    return {kind: dict(by_id) for kind, by_id in names.items()}


@get(GAME + "/components", answers=protocol.GameComponents, query=(OPTION,), refusals=(404,))
async def game_components(call: Call) -> Cached:
    """What is printed on the game's components."""
    game = _game(call)
    options = _options(call, game)
    return Cached(protocol.GameComponents(game.name, options, game.presenter.components(options)))


@get(GAME + "/values/{values}", answers=protocol.CustomComponents, refusals=(404,))
async def own_parts(call: Call) -> protocol.CustomComponents:
    """The components of the game with custom values."""
    game, values = _game(call), call.path["values"]
    if not game.has_values(values):
        raise CannotDo("not-found")
    options = chosen_options(game, "", {}) | {VALUES: values}
    names = await asyncio.to_thread(_names_by_language, game, options)
    return protocol.CustomComponents(values, game.presenter.components(options), names)


def _names_by_language(game: Game, options: Mapping[str, str]) -> dict[str, dict[str, dict[str, str]]]:
    return {language: _plain(renderer(game, language, options).names) for language in LANGUAGES}
