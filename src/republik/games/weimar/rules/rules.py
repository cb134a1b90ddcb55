"""Board, cards and tables in the engine's form: everything by index, computed once."""

from functools import cache
from pathlib import Path
from typing import Final

from republik.table.native import Ints, i64, vec
from republik.table.notation import MoveTexts

from . import effects as fx
from . import steps as st
from .action_space import Actions
from .components import Bot, Components, PartyCard, RepublicCard, Scenario, load_components
from .effects import Effect

REVISION: Final = 4
PARTNERS_ARE_SPARED: Final = 4
"""The revision since which nobody is asked to react to a party that the same person plays (W10-7), and since which a
fight or counter-coup fails by its own number."""

REACTIONS = {"": st.NO_REACTION, "cancel": st.CANCEL, "dice -1": st.LESS_DICE, "reroll": st.REROLL}
EXTRAS = {"calm": st.EXTRA_CALM, "uprising": st.EXTRA_UPRISING, "dissolve": st.EXTRA_DISSOLVE}
NO_PARTY = -1
RANGE = range(7)  # rounds, by number


def _ints(values: list[int]) -> Ints:
    return vec[i64](values)


class Rules:
    """The tables of one scenario with one set of components."""

    def __init__(self, components: Components, scenario: Scenario, revision: int = REVISION) -> None:
        self.components = components
        self.scenario = scenario
        self.spares_partners: bool = revision >= PARTNERS_ARE_SPARED
        self.solo: bool = scenario.solo
        self.effects: list[Effect] = list(components.effects)
        self._read_board(components)
        self._read_grid()
        self._read_cards(components)
        self._read_topics(components)
        self._read_foreign(components)
        self._read_tables(components)
        self._read_bots(components)
        self.actions = Actions(
            len(self.cards),
            len(self.agendas),
            len(self.slot_topic),
            len(self.points),
            len(fx.SOCIETY_MARKERS),
            len(fx.FOREIGN_CARDS),
        )
        self._make_move_tables()
        self.move_texts: MoveTexts | None = None  # created by notation.py on first use

    # -- the board ---------------------------------------------------------

    def _read_board(self, components: Components) -> None:
        cities = list(components.cities.values())
        self.slots: Ints = _ints([city.slots for city in cities])
        by_sum = {city.sum: index for index, city in enumerate(cities)}
        self.city_of_sum: Ints = _ints([by_sum.get(total, -1) for total in range(13)])
        units = list(components.units.values())
        self.unit_count: Ints = _ints([unit.count for unit in units] + [0, 0])
        turned = [units[fx.REICHSWEHR_1].strength, units[fx.REICHSWEHR_2].strength]
        self.strength: Ints = _ints([unit.strength for unit in units] + turned)
        sides = [fx.PARTIES.index(unit.side) if unit.side in fx.PARTIES else NO_PARTY for unit in units]
        self.unit_side: Ints = _ints([*sides, fx.DNVP, fx.DNVP])
        self.dissolves: list[bool] = [unit.dissolves for unit in units] + [False, False]
        self.own_units: list[Ints] = [
            _ints([kind for kind in range(st.UNIT_KINDS) if self.unit_side[kind] == party])
            for party in range(st.PARTIES)
        ]
        self.government_units: Ints = _ints([kind for kind in range(len(units)) if self.unit_side[kind] == NO_PARTY])
        markers = components.markers
        self.poverty_count: i64 = markers["poverty"].count
        self.marker_count: Ints = _ints(
            [
                markers[name].count if name in markers else self.poverty_count
                for name in ("poverty", "poverty", "unrest", "uprising", "councils", "regime")
            ]
        )
        self.box_count: Ints = _ints([markers[name].count for name in st.BOX_NAMES])
        self.nation_flags: Ints = _ints([nation.flags for nation in components.nations.values()])
        tracks = components.tracks
        self.parliament: i64 = tracks.seats
        self.box_spaces: i64 = tracks.box
        self.most_reserve: i64 = tracks.reserve
        self.best_economy: i64 = tracks.economy
        self.society_spaces: i64 = tracks.society
        self.nsdap_end: i64 = tracks.nsdap
        self.nsdap_seats: Ints = _ints(list(tracks.nsdap_seats))
        self.figures: i64 = tracks.figures
        self.bit: Ints = _ints([1 << i for i in range(62)])  # mypyc shifts a literal 1 in only 32 bits

    # -- W4: the opinion grid ----------------------------------------------

    def _read_grid(self) -> None:
        arm = fx.ARM_LENGTH
        inside = [(x, y) for x in range(-arm, arm + 1) for y in range(-arm, arm + 1) if abs(x) + abs(y) <= arm]
        self.points: list[tuple[int, int]] = sorted(inside, key=lambda p: (abs(p[0]) + abs(p[1]), p))
        index = {point: i for i, point in enumerate(self.points)}
        self.point_index = index
        towards = ((0, 1), (1, 0), (-1, 0), (0, -1))  # SPD, Zentrum, KPD, DNVP
        self.arm: list[Ints] = [_ints([index[(x * field, y * field)] for field in range(arm + 1)]) for x, y in towards]
        self.distance: list[Ints] = [_ints([abs(x - u) + abs(y - v) for u, v in self.points]) for x, y in self.points]
        # the coordinate of a point towards each party, never below 0
        self.pull: list[Ints] = [_ints([max(0, x * u + y * v) for x, y in self.points]) for u, v in towards]
        self.value: Ints = _ints([max(abs(x), abs(y)) for x, y in self.points])
        self.controllers: Ints = _ints([self._controllers(p) for p in range(len(inside))])

    def _controllers(self, point: int) -> int:
        """Returns a mask of the parties that control a point: one, two on a shared field, none in the centre."""
        value = self.value[point]
        if value == 0:
            return 0
        return st.mask_of([party for party in range(st.PARTIES) if self.pull[party][point] == value])

    # -- cards -----------------------------------------------------------------

    def _read_cards(self, components: Components) -> None:
        republic = list(components.republic.values())
        party = list(components.party.values())
        faces: list[RepublicCard | PartyCard] = [*republic, *party]
        self.cards: list[str] = [card.key for card in faces]
        self.card_index: dict[str, int] = {key: i for i, key in enumerate(self.cards)}
        self.deck: Ints = _ints([st.REPUBLIC] * len(republic) + [card.party for card in party])
        self.big: Ints = _ints([card.big for card in faces])
        self.small: Ints = _ints([card.small for card in faces])
        self.event: Ints = _ints([card.event.number for card in faces])
        self.removed: list[bool] = [card.remove for card in faces]
        self.reinforces: list[bool] = [False] * len(republic) + [card.reinforce for card in party]
        self.politician: list[bool] = [False] * len(republic) + [card.politician for card in party]
        self.reaction: Ints = _ints([0] * len(republic) + [REACTIONS[card.reaction] for card in party])
        self.first_era: Ints = _ints([card.era[0] for card in republic])
        self.last_era: Ints = _ints([card.era[1] for card in republic])
        agendas = list(components.agendas.values())
        self.agendas: list[str] = [agenda.key for agenda in agendas]
        self.agenda_party: Ints = _ints([agenda.party for agenda in agendas])
        self.agenda_topics: Ints = _ints([agenda.topics.number for agenda in agendas])
        self.agenda_effect: Ints = _ints([agenda.effect.number for agenda in agendas])
        self.agenda_early: list[bool] = [agenda.early for agenda in agendas]
        start_cards = sorted([self.card_index[key] for key in (*self.scenario.republic, *self.scenario.party)])
        self.start_piles: list[list[int]] = [
            [card for card in start_cards if self.deck[card] == deck] for deck in range(st.DECKS)
        ]
        # what an agenda's set adds to the deck: neither what is in it from the start nor what the scenario leaves out
        not_added = {*self.scenario.party, *self.scenario.party_out}
        self.agenda_adds: list[list[int]] = [
            [self.card_index[card] for card in agenda.adds if card not in not_added] for agenda in agendas
        ]
        barred = set(self.scenario.agendas_out)
        self.agendas_of: list[list[int]] = [
            [i for i, agenda in enumerate(agendas) if agenda.party == seat and agenda.key not in barred]
            for seat in range(st.PARTIES)
        ]

    # -- topics, markers, rounds -------------------------------------------------

    def _read_topics(self, components: Components) -> None:
        topics = list(components.topics.values())
        pairs = [(index, copy) for index, topic in enumerate(topics) for copy in range(topic.copies)]
        self.slot_topic: Ints = _ints([index for index, _ in pairs])
        self.slot_copy: Ints = _ints([copy for _, copy in pairs])
        self.slots_of: list[list[int]] = [
            [slot for slot, (index, _) in enumerate(pairs) if index == topic] for topic in range(len(topics))
        ]
        self.white: list[bool] = [topics[index].colour == "white" for index, _ in pairs]
        whites = [slot for slot in range(len(pairs)) if self.white[slot]]
        self.white_order: list[int] = sorted(whites, key=lambda slot: (topics[pairs[slot][0]].order, slot))
        self.yellow_slots: list[int] = [slot for slot in range(len(pairs)) if not self.white[slot]]
        self.options: list[list[int]] = [[option.event.number for option in topic.options] for topic in topics]
        self.green: Ints = _ints([_green(topic.options[0].key) for topic in topics])
        self.society_effect: Ints = _ints([marker.effect.number for marker in components.society.values()])
        self.white_markers: list[int] = [
            index for index, marker in enumerate(components.society.values()) if marker.colour == "white"
        ]
        rounds = sorted(components.rounds.values(), key=lambda card: card.round)
        by_round = {card.round: card for card in rounds}
        self.round_topic: Ints = _ints(
            [fx.TOPICS.index(by_round[r].topic) if r in by_round and by_round[r].topic else -1 for r in RANGE]
        )
        self.round_reveal: Ints = _ints([by_round[r].reveal.number if r in by_round else -1 for r in RANGE])
        self.round_end: Ints = _ints([by_round[r].end.number if r in by_round else -1 for r in RANGE])

    def _read_foreign(self, components: Components) -> None:
        cards = list(components.foreign.values())
        self.nation: Ints = _ints([fx.NATIONS.index(card.nation) if card.nation else -1 for card in cards])
        self.target: Ints = _ints([card.target for card in cards])
        self.before: Ints = _ints([card.before.number for card in cards])
        self.success: Ints = _ints([card.success.number for card in cards])
        self.always: Ints = _ints([card.always.number for card in cards])
        self.foreign_end: Ints = _ints([card.end.number for card in cards])
        self.fills_box: list[bool] = [
            any(step.verb.fills_box and step.amount > 0 for block in card.before.blocks for step in block)
            for card in cards
        ]
        self.stack_order: list[int] = [fx.FOREIGN_CARDS.index(key) for key in self.scenario.foreign]
        minor = list(components.minor.values())
        self.minor_seats: list[Ints] = [_ints([0, *party.seats]) for party in minor]
        self.minor_bonus: Ints = _ints([party.bonus.number for party in minor])

    # -- tables --------------------------------------------------------------------

    def _read_tables(self, components: Components) -> None:
        tables = components.tables
        self.demo_bases: Ints = _ints(list(tables.demonstration.bases))
        self.demo_extra_from: i64 = tables.demonstration.extra_from
        self.demo_extra: Ints = _ints([EXTRAS[word] for word in tables.demonstration.extra])
        self.coup_success: i64 = tables.coup.success
        self.coup_poverty: i64 = tables.coup.poverty
        self.coup_unrest: i64 = tables.coup.unrest
        self.counter_success: i64 = tables.counter.success
        self.fight_success: i64 = tables.fight.success
        self.fight_bonus: Ints = _ints(list(tables.fight.bonus))
        self.dice_lost: Ints = _ints(list(tables.reaction.dice_lost))
        self.crisis = tables.crisis
        costs = tables.costs
        self.cost_mobilise: i64 = costs.mobilise
        self.cost_demonstration: i64 = costs.demonstration
        self.cost_reserve: i64 = costs.reserve
        self.cost_fight: i64 = costs.fight
        self.cost_counter: i64 = costs.counter
        self.cost_control: i64 = costs.control
        self.cost_win_back: i64 = costs.win_back
        self.cost_better: i64 = costs.better
        self.cost_coup: Ints = _ints(list(costs.coup))
        self.goals = tables.goals
        self.politics = tables.politics
        play = tables.play
        self.play = play
        self.stabilised: list[int] = [st.BOX_NAMES.index(word) for word in play.stabilisation if word in st.BOX_NAMES]
        self.sudden_with_berlin: i64 = play.sudden_with_berlin
        self.sudden_anywhere: i64 = play.sudden_anywhere
        self.late_units: list[tuple[int, int]] = [(fx.UNITS.index(key), n) for key, n in play.late_units.items()]
        self.first_round: i64 = self.scenario.rounds[0]
        self.last_round: i64 = self.scenario.rounds[1]

    def _read_bots(self, components: Components) -> None:
        self.bots: list[Bot | None] = [components.bots.get(key) if self.solo else None for key in fx.PARTIES]
        self.is_bot: list[bool] = [bot is not None for bot in self.bots]
        self.bot_rules = components.bot_rules
        self.zentrum = components.zentrum
        self.city_rank: list[Ints] = []
        for bot in self.bots:
            ranks = [bot.cities.index(key) for key in fx.CITIES] if bot is not None else []
            self.city_rank.append(_ints(ranks))

    def never_reacts(self, party: i64, other: i64) -> bool:
        """W10-7: returns whether one person plays both parties, so that neither reacts against the other."""
        return self.spares_partners and party != other and self.is_partner(party, other)

    def is_partner(self, party: i64, other: i64) -> bool:
        """Solo, 1.4: returns whether one person plays both parties, SPD and Zentrum."""
        return self.solo and not self.is_bot[party] and not self.is_bot[other]

    def _make_move_tables(self) -> None:
        actions = self.actions
        self.roll_moves: list[int] = list(range(actions.roll, actions.roll + 6))
        self.roll_two_moves: list[int] = list(range(actions.roll_two, actions.roll_two + 36))
        self.seating_moves: list[int] = list(range(actions.seating, actions.seating + 6))
        self.yes_no: list[int] = [actions.yes, actions.no]
        self.city_moves: list[int] = list(range(actions.city, actions.city + st.CITIES))
        # for each card, its uses with and without the event
        firsts = range(actions.play, actions.play + len(self.cards) * st.USES, st.USES)
        self.play_moves: list[list[int]] = [[move + st.EVENT, move + st.DEBATE, move + st.ACTIONS] for move in firsts]
        self.idle_play_moves: list[list[int]] = [[move + st.DEBATE, move + st.ACTIONS] for move in firsts]
        # point_moves[p][n]: to the points at most n steps from p, without p
        furthest = 2 * fx.ARM_LENGTH
        self.point_moves: list[list[list[int]]] = [
            [[actions.point + q for q, steps in enumerate(row) if 0 < steps <= n] for n in range(furthest + 1)]
            for row in self.distance
        ]
        self.seatings: list[tuple[int, int, int, int]] = [
            (0, 1, 2, 3),
            (0, 1, 3, 2),
            (0, 2, 1, 3),
            (0, 2, 3, 1),
            (0, 3, 1, 2),
            (0, 3, 2, 1),
        ]


def _green(key: str) -> int:
    return 1 if key == "green" else 0


@cache
def shared_components(folder: Path | None = None) -> Components:
    """Returns the components, cached per folder."""
    return load_components(folder)


@cache
def rules_for(scenario: str = "main", folder: Path | None = None) -> Rules:
    """Returns the rules of a scenario, cached."""
    components = shared_components(folder)
    return Rules(components, components.scenarios[scenario])


@cache
def earlier_rules(scenario: str = "main", folder: Path | None = None) -> Rules:
    """Returns the same tables as revision 3 of the rules read them, for games that began then."""
    components = shared_components(folder)
    return Rules(components, components.scenarios[scenario], PARTNERS_ARE_SPARED - 1)
