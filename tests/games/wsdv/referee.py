"""A second, slow and simple implementation of the rules that follows a complete interchange game step by step.

It knows the board and the cards from the data files but shares no code with the engine, so that an error in the engine
or in the export shows up as a disagreement.
"""

from collections import Counter
from itertools import product
from typing import Any

from republik.games.wsdv.rules.components import Components, load_components

Step = list[Any]
SUPPLIERS = ("RP", "NRW", "BW")
SOCIALIST_TRACK = (-4, -3, -2, -2, -1, -1, 0, 1, 1, 2, 2, 3, 4)


class Foul(AssertionError):
    """The record breaks a rule."""


def need(condition: bool, what: str) -> None:
    if not condition:
        raise Foul(what)


class Referee:
    """The board as plain dictionaries by name."""

    def __init__(self, edition: str) -> None:
        parts: Components = load_components()
        self.edition = parts.editions[edition]
        self.cards = {card.id: card for card in parts.cards}
        self.side = {p.code: p.side for p in parts.board.provinces}
        self.cities = {city.name: city for city in parts.board.cities}
        self.ends = {frozenset((c.a, c.b)): c.lines for c in parts.board.connections}
        self.borders = {frozenset(pair) for pair in parts.board.borders}
        few, many = self.edition.supplier_unrest, self.edition.unrest
        self.unrest = {code: few if code in SUPPLIERS else many for code in self.side}
        self.ls = Counter[str]()
        self.sectors = Counter[str]()
        self.delivered: set[str] = set()
        self.socialists = Counter[str]()
        self.box = self.edition.socialists
        self.imported = Counter[str]()
        self.tracks = {"prestige": 0, "currency": 0, "socialists": 0}
        self.factories = {city.name for city in parts.board.cities if city.start}
        self.rundown: set[str] = set()
        self.closed: set[str] = set()
        self.lines = Counter[frozenset[str]]()
        self.police: list[str] = []
        self.used = 0
        self.wall = self.dissolved = False
        self.flight = 0
        self.display: set[str] = set()
        self.hands: dict[str, set[str]] = {"W": set(), "E": set()}
        self.last_side = "E"
        self.winner: str | None = None

    # -- small questions ---------------------------------------------------------------------------------------

    def holder(self) -> str:
        return "E" if self.tracks["prestige"] > 0 else "W"

    def protests(self, code: str) -> int:
        return self.unrest[code] // 4 + self.imported[code]

    def all_protests(self, side: str) -> int:
        return sum(self.protests(code) for code in self.side if self.side[code] == side)

    def value(self, name: str) -> int:
        base = (2 if self.cities[name].kind == "plant" else 1) - (name in self.rundown)
        return base + sum(1 for pair in self.ends if name in pair and self.stands(pair))

    def stands(self, pair: frozenset[str]) -> bool:
        return self.lines[pair] == self.ends[pair] and pair <= self.factories

    def in_province(self, code: str, hamburg: str = "") -> list[str]:
        return [
            name
            for name in self.factories
            if self.cities[name].provinces == (code,) or (self.cities[name].kind == "shared" and hamburg == code)
        ]

    def export(self, code: str, hamburg: str = "") -> int:
        return max((self.value(name) for name in self.in_province(code, hamburg)), default=-1)

    def best(self, side: str, pick: Any) -> int:
        return int(pick(self.ls[code] for code in self.side if self.side[code] == side))

    def capacity(self) -> int:
        sound = [n for n in self.factories if self.cities[n].side == "E" and self.cities[n].kind != "abroad"]
        pieces = sum(n for pair, n in self.lines.items() if all(self.cities[c].side == "E" for c in pair))
        return pieces + sum(1 for n in sound if n not in self.rundown) + ("Rheinsberg" in self.factories)

    def barred(self, city: str) -> bool:
        provinces = self.cities[city].provinces
        return bool(provinces) and all(self.protests(code) for code in provinces)

    # -- steps ---------------------------------------------------------------------------------------------------

    def build(self, names: list[str], card: str) -> None:
        for name in names:
            need(not self.barred(name), f"5.1: {name} is barred")
        if len(names) == 2:
            pair = frozenset(names)
            self.lines[pair] += 1
            need(self.lines[pair] <= self.ends[pair], f"5.1: {names} has no free line")
            abroad = [name for name in names if self.cities[name].kind == "abroad"]
            deciding = abroad if abroad and self.edition.external_factory_first else names
            need(bool(set(deciding) & self.factories), f"5.1, 10.5: {names} leads to no factory")
            need(not set(names) & self.closed, f"10.5: {names} leads to a closed site")
            return
        name = names[0]
        need(name not in self.factories | self.closed, f"5.1: {name} is taken")
        kind = self.cities[name].kind
        need(kind != "plant" or card == "27", "10.4: Rheinsberg only by card 27")
        need(kind != "abroad" or card in ("7", "9"), "10.5: abroad only by cards 7 and 9")
        self.factories.add(name)

    def dismantle(self, names: list[str]) -> None:
        if len(names) == 2:
            self.lines[frozenset(names)] -= 1
            need(self.lines[frozenset(names)] >= 0, f"5.2: {names} has no infrastructure")
            return
        name = names[0]
        need(name in self.factories, f"5.2: {name} has no factory")
        need(self.cities[name].kind != "abroad", f"5.2: {name} is abroad")
        need(not any(n for pair, n in self.lines.items() if name in pair), f"5.2: {name} has infrastructure")
        need((name in self.rundown) == (name == "Rheinsberg"), f"5.3: {name}")
        self.factories.remove(name)
        self.rundown.discard(name)

    def change(self, code: str, count: int) -> None:
        self.unrest[code] += count
        need(self.unrest[code] >= 0, f"unrest below zero in {code}")

    def calm(self, code: str) -> None:
        self.unrest[code] = max(0, self.unrest[code] - 1)

    def step(self, step: Step, card: str, calming: bool) -> None:
        verb, *args = [part for part in step if not (isinstance(part, dict) and "by" in part)]
        if verb == "build":
            self.build(args, card)
        elif verb == "dismantle":
            self.dismantle(args)
        elif verb == "unrest":
            self.change(*args)
        elif verb == "police":
            self.used += 1
            need(self.used <= len(self.police), "8: no police card is ready")
            self.change(args[0], -1)
        elif verb == "move":
            self.change(args[0], -1)
            self.change(args[1], 1)
        elif verb == "reduce":
            need(self.unrest[args[0]] >= 4, "6.4: no protest to reduce")
            self.unrest[args[0]] = 3
        elif verb == "ls":
            self.living(args, card, calming)
        elif verb == "tracks":
            for name, moved in args[0].items():
                self.tracks[name] += moved
                need(abs(self.tracks[name]) <= 6, f"{name} off the track")
        else:
            self.rare_step(verb, args)

    def living(self, args: list[Any], card: str, calming: bool) -> None:
        code, count = args[0], args[1]
        self.ls[code] += count
        need(self.ls[code] >= 0, f"living standard below zero in {code}")
        if code == "WB":
            self.sectors[args[2]] += count
        if calming and count > 0 and card != "60":
            self.calm(code)

    def rare_step(self, verb: str, args: list[Any]) -> None:
        if verb == "socialist":
            self.socialists[args[0]] += args[1]
            self.box -= max(0, args[1])
            self.change(args[0], -args[1])
            need(self.box >= 0 and self.socialists[args[0]] >= 0, "7: not enough socialists")
        elif verb == "imported":
            self.imported[args[0]] += args[1]
            need(args[0] in SUPPLIERS and self.imported[args[0]] >= 0, "10.2: imported markers")
        elif verb == "rundown":
            need(args[0] in self.factories - self.rundown, f"5.3: {args[0]}")
            self.rundown.add(args[0])
        elif verb == "repair":
            self.rundown.remove(args[0])
        elif verb == "close":
            self.factories.remove(args[0])
            self.closed.add(args[0])
            for pair in [pair for pair in self.lines if args[0] in pair]:
                del self.lines[pair]
        elif verb == "wall":
            self.wall = args[0]
        elif verb == "stasi":
            self.dissolved = True
            self.police = []
            self.used = 0
        elif verb == "transfer":
            self.transfer(args[0])
        elif verb == "swap":
            self.swap(*args)
        else:
            need(verb in ("void", "price", "hamburg", "look", "remove", "attack"), f"unknown step {verb}")

    def transfer(self, code: str) -> None:
        need(code in SUPPLIERS, f"10.2: {code} is no supplier")
        need(self.ls[code] + 1 > self.ls["WB"], f"10.2: {code} has not more than West Berlin")
        need(self.sectors[code] == min(self.sectors[s] for s in SUPPLIERS), "10.2: sectors even")
        self.sectors[code] += 1
        self.ls["WB"] += 1
        self.delivered.add(code)

    def swap(self, given: str, taken: str) -> None:
        self.hands["E"].remove(given)
        self.hands["E"].add(taken)
        if taken in self.hands["W"]:
            self.hands["W"].remove(taken)
            self.hands["W"].add(given)

    # -- turns -----------------------------------------------------------------------------------------------------

    def turn(self, turn: dict[str, Any]) -> None:
        side, card, use = turn["side"], self.cards[turn["card"]], turn["use"]
        if "deal" in turn:
            self.deal(turn)
        else:
            need(side != self.last_side, "3: the sides take turns")
        self.take(turn)
        self.last_side = side
        wanted: list[str] = []
        for step in turn["steps"]:
            if use == "living_standard" and step[0] in ("ls", "transfer"):
                wanted.append(step[1])
            if step[0] == "price" and step[1] == "discard":
                self.hands["E"].remove(step[2])
        if use == "living_standard":
            self.check_living(side, card.west if side == "W" else card.east, wanted)
        self.check_use(turn)
        if card.id == "I":
            self.check_uprising(turn["steps"])
        self.keep_or_discard(turn)
        for step in turn["steps"]:
            if step[0] != "socialist":
                self.step(step, card.id, use == "event")
        if use == "living_standard":
            for step in turn["steps"]:
                if step[0] in ("ls", "transfer"):
                    self.calm("WB" if step[0] == "transfer" else step[1])
        self.end_turn(turn)

    def keep_or_discard(self, turn: dict[str, Any]) -> None:
        card = self.cards[turn["card"]]
        voided = [step[1] for step in turn["steps"] if step[0] == "void"]
        executed = turn["use"] == "event" and card.police and not any(v.startswith("pol") for v in voided)
        if executed and not self.dissolved:
            self.police.append(card.id)
        else:
            self.flight += card.flight

    def end_turn(self, turn: dict[str, Any]) -> None:
        for step in turn["steps"]:
            if step[0] == "socialist":
                self.step(step, turn["card"], False)
        self.check_markers()
        need(not self.box or not self.all_protests("E"), "7: socialists must end protests")

    def deal(self, turn: dict[str, Any]) -> None:
        need(not self.display, "3: the half-decade is not over")
        deal = turn["deal"]
        self.display = set(deal["display"])
        self.hands = {"W": set(deal["W"]), "E": set(deal["E"])}

    def take(self, turn: dict[str, Any]) -> None:
        card, side = turn["card"], turn["side"]
        if turn["from"] == "display":
            self.display.remove(card)
        elif turn["from"] == "hand":
            need(card in self.hands[side] or side == "W", f"3: {card} is not in the hand")  # West may have drawn it
            self.hands[side].discard(card)
        else:
            need(side == "E" and turn["use"] == "event", "3: the special card is East's, as an event")

    def check_use(self, turn: dict[str, Any]) -> None:
        card, side, steps = self.cards[turn["card"]], turn["side"], turn["steps"]
        value = card.west if side == "W" else card.east
        if turn["use"] == "build":
            need(sum(step[0] == "build" for step in steps) <= value, "6.2: too many build points")
        elif turn["use"] == "unrest":
            own = "yellow" if side == "W" else "red"
            costs = sum(step[0] == "dismantle" or step[:2] == ["rundown", "Rheinsberg"] for step in steps)
            need(costs == (card.colour != own), "6.1: the price of removing unrest")
        elif turn["use"] == "event":
            allowed = ("yellow", "dual") if side == "W" else ("red", "dual", "special")
            need(card.colour in allowed, f"6.4: {card.id} is not for {side}")

    def check_uprising(self, steps: list[Step]) -> None:
        """Almanac I: two provinces with protests are reduced before two more unrest are removed; a surplus arrow may
        come at any time.

        If there is no protest, the reductions may be given up; a protest that West's arrow causes afterwards (6.4)
        stays.
        """
        free = self.tracks["socialists"] == 6
        unrest = Counter({code: count for code, count in self.unrest.items() if self.side[code] == "E"})
        removed = reduced = 0
        given_up = False
        for verb, code, *more in steps:
            protests = any(count > 3 for count in unrest.values())
            if verb == "reduce":
                need(removed <= free and reduced < 2, "almanac I: two reductions, and they come first")
                unrest[code] = 3
                reduced += 1
            elif verb == "police":
                unrest[code] -= 1
            elif verb == "unrest" and more[0] > 0:
                given_up = given_up or not protests
                unrest[code] += more[0]
            elif verb == "unrest":
                for _ in range(-more[0]):
                    removed += 1
                    done = reduced == 2 or given_up or not any(count > 3 for count in unrest.values())
                    need(removed <= free or done, "almanac I: a protest is left to reduce")
                    unrest[code] -= 1

    def check_living(self, side: str, points: int, wanted: list[str]) -> None:
        need(len(wanted) <= 3 and len(set(wanted)) == len(wanted), "6.3: three different provinces")
        abroad = [n for n in self.factories if self.cities[n].kind == "abroad"]
        feeds = [[""] + [self.cities[o].provinces[0] for o in self.standing_ends(name)] for name in abroad]
        for hamburg in ("NI", "SH"):
            for chosen in product(*feeds):
                lent = []
                for code in wanted:
                    economy = sum(self.value(name) for name in self.in_province(code, hamburg))
                    economy += sum(self.value(n) for n, fed in zip(abroad, chosen, strict=True) if fed == code)
                    lent.append(max(0, 3 * (self.ls[code] + 1) - economy))
                if sum(lent) <= points and max(lent, default=0) <= 2:
                    return
        raise Foul(f"6.3: {wanted} cannot be paid by {side}")

    def standing_ends(self, name: str) -> list[str]:
        return [other for pair in self.ends if name in pair and self.stands(pair) for other in pair - {name}]

    def check_markers(self) -> None:
        need(sum(self.imported.values()) == self.unrest["WB"] // 4, "10.2: imported markers")
        need(sum(self.socialists.values()) + self.box <= 12, "9.9: twelve socialists")

    # -- decade end ------------------------------------------------------------------------------------------------

    def decade_end(self, entry: dict[str, Any]) -> None:
        self.display = set()
        self.last_side = "?"
        for phase in entry["phases"]:
            getattr(self, f"phase_{phase['phase']}")(phase, phase["steps"])
            if phase["phase"] in (6, 7, 8):
                self.check_markers()
            if phase.get("winner"):
                self.winner = phase["winner"]

    def follow(self, steps: list[Step]) -> None:
        for step in steps:
            self.step(step, "", True)

    def bankrupt(self, points: int, phase: dict[str, Any]) -> bool:
        broke = points > self.capacity()
        need(broke == (phase.get("termination") == "bankruptcy"), f"9: bankruptcy at {points} of {self.capacity()}")
        return broke

    def phase_1(self, phase: dict[str, Any], steps: list[Step]) -> None:
        if self.wall:
            need(phase["wall"] is True, "9.1: the wall stands")
            if not self.bankrupt(1, phase):
                need(sum(step[0] == "dismantle" or step[0] == "rundown" for step in steps) == 1, "9.1: one point")
        else:
            total = self.flight + self.best("W", max) - self.best("E", min)
            total += sum(self.cards[card].police == "red" for card in self.police)
            total += bool(self.all_protests("E")) - bool(self.all_protests("W"))
            points = max(0, min(total, 20)) // 2
            need(phase["flight"] == points, f"9.1: flight {points}")
            if not self.bankrupt(points, phase):
                self.check_alternation(steps, points)
        self.follow(steps)
        self.flight = 0

    def check_alternation(self, steps: list[Step], points: int) -> None:
        choosers = [step[-1]["by"] for step in steps if step[0] in ("dismantle", "rundown")]
        other = {"W": "E", "E": "W"}
        expected = [self.holder() if n % 2 == 0 else other[self.holder()] for n in range(points)]
        need(choosers == expected, f"alternation {choosers}")

    def phase_2(self, phase: dict[str, Any], steps: list[Step]) -> None:
        marker, space = self.tracks["prestige"], phase["space"]
        need(0 < space <= marker if marker > 0 else marker <= space <= 0, "9.2: space")
        losses = [step for step in steps if step[0] in ("dismantle", "rundown")]
        east = {n for n in self.factories if self.cities[n].side == "E" and self.cities[n].kind != "abroad"}
        runs_down = space in (-2, -1) and bool(east - self.rundown)
        # 6.4: in 2.1 a run-down symbol without a sound factory costs a point to dismantle; 9: East may be unable to pay
        points = space in (-6, -4) or (space in (-2, -1) and not runs_down and self.edition.rundown_fallback)
        if not self.bankrupt(int(points), phase):
            need(len(losses) == points + runs_down, "9.2: what is lost")
            if runs_down:
                need(losses[0][0] == "rundown", "9.2: a sound factory runs down")
            elif points and space in (-2, -1):
                self.check_instead(losses[0])
        self.follow(steps)

    def check_instead(self, loss: Step) -> None:
        """6.4: infrastructure is removed; if there is none, the rundown Rheinsberg (10.4)."""
        lines = any(n for pair, n in self.lines.items() if all(self.cities[c].side == "E" for c in pair))
        need((len(loss) > 2 and isinstance(loss[2], str)) == lines, "9.2: infrastructure goes first")

    def phase_3(self, phase: dict[str, Any], steps: list[Step]) -> None:
        hamburgs = [step[1] for step in steps if step[0] == "hamburg"] or ["NI", "SH"]
        west = [code for code in self.side if self.side[code] == "W" and code != "WB"]
        east = [code for code in self.side if self.side[code] == "E"]
        worsts = {max(0, min(self.export(code, hamburg) for code in west)) for hamburg in hamburgs}
        need(phase["worst_west_export"] in worsts, f"9.3: worst export {worsts}")
        worst = phase["worst_west_export"]
        exports = sum(self.export(code) >= worst and self.export(code) >= 0 for code in east)
        living = sum(self.ls[code] for code in east)
        need(phase["east_exports"] == exports and phase["east_ls"] == living, "9.3: exports")
        need(phase["track"] == self.tracks["currency"], "9.3: track")
        need(phase["balance"] == self.tracks["currency"] + exports - living, "9.3: balance")
        if "termination" not in phase:
            lost = sum(step[0] in ("rundown", "dismantle") for step in steps)
            need(lost == max(0, -phase["balance"]), "9.3: factories lost")
        self.follow(steps)

    def phase_4(self, phase: dict[str, Any], steps: list[Step]) -> None:
        need(phase["police_cost"] == len(self.police), "9.4: police cost")
        if not self.bankrupt(len(self.police), phase):
            need(sum(s[0] in ("dismantle", "rundown") for s in steps) == len(self.police), "9.4: points")
        self.follow(steps)

    def phase_5(self, phase: dict[str, Any], steps: list[Step]) -> None:
        self.follow(steps)
        hamburgs = [step[1] for step in steps if step[0] == "hamburg"] or ["NI", "SH"]
        for code in self.side:
            if code != "WB":
                limit = max(max(0, self.export(code, hamburg)) for hamburg in hamburgs)
                need(self.ls[code] <= limit, f"9.5: {code} holds too much")
        limit = min((max(0, self.export(code)) for code in self.delivered), default=99)
        need(self.ls["WB"] <= limit, "9.5: West Berlin holds too much")
        need("phase" in phase, "a phase has its number")

    def phase_6(self, phase: dict[str, Any], steps: list[Step]) -> None:
        expected: dict[str, int] = {}
        for code, side in self.side.items():
            difference = self.best(side, max) - self.ls[code] - (code != "WB")
            if difference > 0:
                expected[code] = difference
        written = {step[1]: step[2] for step in steps if step[0] == "unrest"}
        need(written == expected, f"{phase['phase']}: 9.6 {expected}")
        self.follow(steps)

    def phase_7(self, phase: dict[str, Any], steps: list[Step]) -> None:
        gained = Counter[str]()
        attackers = Counter[str]()
        for step in steps:
            if step[0] == "attack":
                _, attacker, target, count = step[:4]
                need(frozenset((attacker, target)) in self.borders, f"9.7: {attacker} does not border {target}")
                need(count == self.ls[attacker] - self.protests(attacker) - self.ls[target] > 0, f"9.7: {step}")
                gained[target] += count
                attackers[attacker] += 1
        need(all(n == 1 or a == "WB" for a, n in attackers.items()), f"{phase['phase']}: one attack each")
        for code, count in gained.items():
            self.unrest[code] += count
        self.follow(steps)

    def phase_8(self, phase: dict[str, Any], steps: list[Step]) -> None:
        ready = len(self.police) - self.used
        unrest = sum(n for code, n in self.unrest.items() if self.side[code] == "E")
        need(sum(step[0] == "police" for step in steps) == min(ready, unrest), f"{phase['phase']}: 9.8")
        self.follow(steps)
        self.used = 0

    def phase_9(self, phase: dict[str, Any], steps: list[Step]) -> None:
        change = SOCIALIST_TRACK[self.tracks["socialists"] + 6]
        need(phase["socialists"] == change, f"9.9: {change}")
        total = self.box + sum(self.socialists.values())
        if change > 0 and total + change > 12:
            need(phase["termination"] == "socialism_triumphs" and phase["winner"] == "E", "9.9: triumph")
            return
        if -change > total:
            need(phase["termination"] == "socialism_fails" and phase["winner"] == "W", "9.9: failure")
            return
        self.box += change if change > 0 else -min(self.box, -change)
        self.follow(steps)
        need(total + change == self.box + sum(self.socialists.values()), "9.9: socialists lost")
        need(not self.box or not self.all_protests("E"), "7: socialists must end protests")

    def phase_10(self, phase: dict[str, Any], steps: list[Step]) -> None:
        need(not steps, "9.10 changes nothing")
        west, east = self.all_protests("W") >= 4, self.all_protests("E") >= 4
        if west or east:
            need((phase["winner"], phase["termination"]) == ("E" if west else "W", "collapse"), "9.10: collapse")

    # -- the whole game --------------------------------------------------------------------------------------------

    def watch(self, game: dict[str, Any]) -> None:
        for entry in game["turns"]:
            if "decade_end" in entry:
                self.decade_end(entry)
            else:
                self.turn(entry)
        self.compare(game["final"])

    def compare(self, final: dict[str, Any]) -> None:
        for code, province in final["provinces"].items():
            need(province["unrest"] == self.unrest[code], f"final unrest of {code}")
            need(province["socialists"] == self.socialists[code], f"final socialists of {code}")
            living = [self.sectors[s] for s in SUPPLIERS] if code == "WB" else self.ls[code]
            need(province["ls"] == living, f"final living standard of {code}")
        need(final["socialist_box"] == self.box and final["tracks"] == self.tracks, "final tracks")
        need(final["wall"] == self.wall and sorted(final["police"]) == sorted(self.police), "final wall, police")
        need(set(final["factories"]) == self.factories and set(final["rundown"]) == self.rundown, "final factories")
        lines = {frozenset((a, b)): count for a, b, count in final["infrastructure"]}
        need(lines == {pair: count for pair, count in self.lines.items() if count}, "final infrastructure")
        need(final["imported"] == {code: n for code, n in self.imported.items() if n}, "final imported markers")
