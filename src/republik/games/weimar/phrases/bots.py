"""The tables of the solo scenario's bots and the limits of the player's Zentrum, row by row, as phrases."""

from functools import lru_cache
from typing import Final, NamedTuple

from republik.games.weimar.rules import bot_tables as bt
from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules import naming
from republik.games.weimar.rules.bots import USE_WORDS
from republik.games.weimar.rules.components import ROUND_TOPIC, Bot
from republik.games.weimar.rules.effect_phrases import effect_phrase
from republik.games.weimar.rules.naming import hyphens
from republik.games.weimar.rules.rules import Rules
from republik.table.phrases import Arg, Name, Phrase

from .sources import MARKS, mark

ALWAYS: Final = {"react": "seed", "politicians": "seed", "neutral": "seed", "coalitions": "house", "options": "seed"}
"""What both bots always do, whatever their tables say (1.4.1), and who says so."""
ZENTRUM_LIMITS: Final = ("debate", "base", "kpd", "dnvp")


class Table(NamedTuple):
    """A table of a bot, or a list of its priorities. The event "row" refers to its rows by number."""

    key: str
    rows: list[Phrase]
    is_list: bool = False
    """Whether its rows are priorities that are not chosen as rows."""


def title(key: str) -> Phrase:
    return Phrase(f"bot-table-{hyphens(key)}")


@lru_cache(maxsize=8)
def tables_of(rules: Rules, party: int) -> list[Table]:
    """Returns the tables of a bot: first what it does with a card, then where and to whom."""
    bot = rules.components.bots[fx.PARTIES[party]]
    return [
        Table("uses", _uses(rules)),
        Table("action", _action(bot)),
        Table("surplus", _surplus(rules, bot)),
        Table("demonstration", _demonstration(rules, bot)),
        Table("coup", _conditions(rules, "coup", bot.coup)),
        Table("prepare", [_cost(rules, word) for word in bot.prepare], is_list=True),
        Table("topics", _topics(bot)),
        Table("topic_order", _topic_order(bot), is_list=True),
        Table("base", [*_conditions(rules, "city", bot.base), OTHERWISE_LIST]),
        Table("unit", [*_conditions(rules, "city", bot.unit), OTHERWISE_LIST]),
        Table("cities", [_named(tuple(naming.city(fx.CITIES.index(key)) for key in bot.cities))], is_list=True),
        Table("enemies", [_named(naming.party(enemy)) for enemy in bot.enemies]),
        Table("agenda", _agenda(bot)),
        Table("free_topics", [_free_topic(word) for word in bot.free_topics]),
    ]


def row_phrase(rules: Rules, party: int, table: str, row: int) -> Phrase:
    """Returns a row of a bot's table."""
    return next(one for one in tables_of(rules, party) if one.key == table).rows[row]


def always() -> list[Phrase]:
    return [_signed(Phrase(f"bots-always-{word}"), MARKS[source]) for word, source in ALWAYS.items()]


def zentrum_limits(rules: Rules) -> list[Phrase]:
    """Returns the rules that bind the player's Zentrum (1.3), in the order of ZENTRUM_LIMITS."""
    zentrum = rules.zentrum
    counts = (zentrum.debate_value, zentrum.base_die, zentrum.reacts_to_kpd, zentrum.reacts_to_dnvp)
    return [
        Phrase(f"zentrum-limit-{word}", {"count": count}) for word, count in zip(ZENTRUM_LIMITS, counts, strict=True)
    ]


# -- the row that a bot has followed -------------------------------------------------------------------


def followed(rules: Rules, args: dict[str, int]) -> Phrase:
    """Returns the row of an event, with its table, its number and what decided: points, or a die."""
    table = bt.TABLES[args["table"]]
    row, value = args["row"], args["value"]
    phrase = row_phrase(rules, args["party"], table, row)
    if args["table"] == bt.TABLE_ACTION:
        phrase = Phrase(f"row-took-{ACTION_WORDS[row]}", {"count": value})
    elif args["table"] == bt.TABLE_SURPLUS:
        phrase = Phrase("row-surplus", {**phrase.args, "count": value})
    elif args["table"] == bt.TABLE_USES and row >= bt.USES_ROW_DIE:
        phrase = Phrase("row-uses-rolled", {**phrase.args, "result": value})
    return Phrase("row-followed", {"table": title(table), "number": row + 1, "row": phrase})


# -- single tables -------------------------------------------------------------------------------------

OTHERWISE_LIST: Final = Phrase("row-otherwise-list")
OTHERWISE_DICE: Final = Phrase("row-otherwise-dice")
ALWAYS_FITS: Final = ("any", "most threats")
"""Conditions of a demonstration that some city always meets."""
ACTION_WORDS: Final = ("coup", "demonstration")


def _signed(row: Phrase, sign: str) -> Phrase:
    """Adds the sign of its source to a row that is not the booklet's."""
    return row if sign == MARKS["seed"] else Phrase("row-signed", {"row": row, "mark": sign})


def _named(name: Arg) -> Phrase:
    return Phrase("row-name", {"what": name})


def _conditions(rules: Rules, kind: str, words: tuple[str, ...]) -> list[Phrase]:
    dice = rules.bot_rules.promising_dice
    return [Phrase(f"row-{kind}-{hyphens(word)}", {"count": dice}) for word in words]


def _demonstration(rules: Rules, bot: Bot) -> list[Phrase]:
    rows = _conditions(rules, "demonstration", bot.demonstration)
    if "most dice" in bot.demonstration:
        how = rules.bot_rules
        most = Phrase("row-demonstration-most-dice", {"count": how.most_dice_from})
        rows[bot.demonstration.index("most dice")] = _signed(most, mark(how.src, "most_dice_from"))
    fits_always = any(word in ALWAYS_FITS for word in bot.demonstration)
    return rows if fits_always else [*rows, OTHERWISE_DICE]


def _uses(rules: Rules) -> list[Phrase]:
    how = rules.bot_rules
    rows = [
        Phrase("row-uses-republic", {"what": _use_names(how.republic_uses)}),
        Phrase("row-uses-small", {"count": how.debate_from, "what": _use_names(bt.EVENT_AND_DEBATE)}),
        _signed(
            Phrase("row-uses-big", {"count": how.action_by, "what": _use_names(bt.EVENT_AND_ACTION)}),
            mark(how.src, "action_by"),
        ),
    ]
    for first, last, words in bt.die_ranges(how.otherwise):
        rows.append(Phrase("row-uses-die", {"dice": _range(first, last), "what": _use_names(tuple(words.split()))}))
    return rows


def _use_names(words: tuple[str, ...]) -> Arg:
    return tuple(naming.use(USE_WORDS[word]) for word in words)


def _range(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}–{last}"


def _action(bot: Bot) -> list[Phrase]:
    return [Phrase("row-action-coup", {"count": bot.coup_from}), Phrase("row-action-demonstration")]


def _surplus(rules: Rules, bot: Bot) -> list[Phrase]:
    rows: list[Phrase] = []
    for index, words in enumerate(bot.surplus):
        what = tuple(Phrase(f"surplus-{word}", {"count": rules.cost_better}) for word in words.split())
        key = "row-surplus-more" if index == len(bot.surplus) - 1 else "row-surplus"
        rows.append(Phrase(key, {"count": index + 1, "what": what}))
    return rows


def _cost(rules: Rules, word: str) -> Phrase:
    return Phrase(f"row-prepare-{word}", {"count": rules.cost_control if word == "control" else rules.cost_mobilise})


def _topics(bot: Bot) -> list[Phrase]:
    return [
        Phrase("row-topics-reach", {"count": bot.reach}),
        Phrase("row-topics-controlled", {"parties": tuple(naming.party(party) for party in bot.controlled_by)}),
        OTHERWISE_LIST,
    ]


def _topic_order(bot: Bot) -> list[Phrase]:
    topics = [_topic(word) for word in bot.topics]
    rows = [Phrase("row-topics-important", {"what": tuple(topics[: bot.important])})]
    return [*rows, Phrase("row-topics-others", {"what": tuple(topics[bot.important :])})]


def _topic(word: str) -> Arg:
    return Phrase("row-topics-round") if word == ROUND_TOPIC else Name("topic", word)


def _free_topic(word: str) -> Phrase:
    return Phrase("row-free-topic-dvp" if word == "dvp" else "row-name", {"what": Name("topic", word)})


def _agenda(bot: Bot) -> list[Phrase]:
    rows: list[Phrase] = []
    for number, results in sorted(bot.agenda.items()):
        ranges = bt.die_ranges(results)
        for first, last, key in ranges:
            args: dict[str, Arg] = {"round": number, "agenda": Name("agenda", key)}
            if len(ranges) == 1:
                rows.append(Phrase("row-agenda", args))
            else:
                rows.append(Phrase("row-agenda-die", {**args, "dice": _range(first, last)}))
    if bot.also:
        rows.append(Phrase("row-agenda-also", {"what": effect_phrase(bot.also)}))
    return rows
