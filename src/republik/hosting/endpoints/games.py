"""The available games: options, messages, components."""

import asyncio
from collections.abc import Mapping
from functools import lru_cache

from republik import games
from republik.hosting import wire
from republik.hosting.core.record import VALUES
from republik.hosting.core.table_options import chosen_options, game_of, level_names, steady_levels, strongest_level
from republik.hosting.refusals import CannotDo
from republik.messages.i18n import LANGUAGES, Messages, complete
from republik.messages.render import renderer
from republik.players import registry
from republik.table.game import Game

from .endpoint import TEXT, Cached, Call, Parameter, get

GAME = "/api/games/{game}"
OPTION = Parameter("edition", TEXT, "the value of the game's first option; the others are given by name")


@get("/api/games")
async def list_games(call: Call) -> wire.Games:
    """Lists the games."""
    offline = call.services.settings.has_offline_page()
    return wire.Games([game_info(game) for game in games.playable()], offline)


def game_info(game: Game) -> wire.GameInfo:
    options = [wire.OptionInfo(option.name, list(option.values), option.default) for option in game.options]
    first = options[0] if options else wire.OptionInfo("", [], "")
    automatic = {value: list(game.automatic_seats(chosen_options(game, value, {}))) for value in first.values}
    return wire.GameInfo(
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
            wire.LessonInfo(name, dict(lesson.seats), dict(lesson.options)) for name, lesson in game.lessons.items()
        ],
        values=game.custom_values(),
        analysis=game.analysis is not None,
        interchange=game.interchange is not None,
        languages=_languages(game),
        board=game.page_folder() is not None,
    )


@lru_cache(maxsize=64)
def _languages(game: Game) -> list[str]:
    return [language for language in LANGUAGES if game.messages(language) is not None]


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


@get(GAME + "/messages/{language}", query=(OPTION,), refusals=(404,))
async def game_messages(call: Call) -> Cached[wire.GameMessages]:
    """The game's messages in a language; English if it does not support that language."""
    game, language = game_of(call.path["game"]), call.path["language"]
    if language not in LANGUAGES:
        raise CannotDo("not-found")
    options = tuple(sorted(_options(call, game).items()))
    return Cached(await asyncio.to_thread(messages_of, game, language, options))


@lru_cache(maxsize=64)
def messages_of(game: Game, language: str, options: tuple[tuple[str, str], ...] = ()) -> wire.GameMessages:
    messages = Messages(language, game)
    names = renderer(game, language, dict(options)).names
    return wire.GameMessages(language, messages.translated, complete(language, game), _plain(names))


def _plain(names: Mapping[str, Mapping[str, str]]) -> dict[str, dict[str, str]]:
    return {kind: dict(by_id) for kind, by_id in names.items()}


@get(GAME + "/components", query=(OPTION,), refusals=(404,))
async def game_components(call: Call) -> Cached[wire.GameComponents]:
    """What is printed on the game's components."""
    game = game_of(call.path["game"])
    options = _options(call, game)
    return Cached(wire.GameComponents(game.name, options, game.presenter.components(options)))


@get(GAME + "/values/{values}", refusals=(404,))
async def own_parts(call: Call) -> wire.CustomComponents:
    """The components of the game with custom values."""
    game, values = game_of(call.path["game"]), call.path["values"]
    if not game.has_values(values):
        raise CannotDo("not-found")
    options = chosen_options(game, "", {}) | {VALUES: values}
    names = await asyncio.to_thread(_names_by_language, game, options)
    return wire.CustomComponents(values, game.presenter.components(options), names)


def _names_by_language(game: Game, options: Mapping[str, str]) -> dict[str, dict[str, dict[str, str]]]:
    return {language: _plain(renderer(game, language, options).names) for language in LANGUAGES}
