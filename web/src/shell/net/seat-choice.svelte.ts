/** Who plays at a new table: the visitor's side, and the opponent. */
import { seatsOf, type GameInfo } from "../plugin/games.svelte";
import { opponentsOf, RANDOM, seatFor, seating, type Opponent } from "./new-table";

export class SeatChoice {
  private chosenSide = $state("");
  private chosenOpponent = $state<Opponent>("level");
  level = $state("");
  /** Without the seats that the rules play. */
  seats = $derived.by(() => seatsOf(this.game, this.options()));
  opponents = $derived.by(() => opponentsOf(this.seats, this.game));

  constructor(
    private readonly game: GameInfo,
    private readonly options: () => Record<string, string>,
    side = game.seats.at(-1)!,
  ) {
    this.chosenSide = side;
    this.level = game.default_level;
  }

  /** The chosen side and opponent, if the current options still allow them. */
  get side(): string {
    return this.chosenSide === RANDOM || this.seats.includes(this.chosenSide) ? this.chosenSide : this.seats[0];
  }
  set side(side: string) {
    this.chosenSide = side;
  }
  get opponent(): Opponent {
    return this.opponents.includes(this.chosenOpponent) ? this.chosenOpponent : this.opponents[0];
  }
  set opponent(opponent: Opponent) {
    this.chosenOpponent = opponent;
  }

  /** The opponent, a computer player by its level. */
  get player(): string {
    return this.opponent === "level" ? this.level : this.opponent;
  }
  set player(player: string) {
    const isLevel = this.game.levels.includes(player);
    this.opponent = isLevel ? "level" : (player as Opponent);
    if (isLevel) this.level = player;
  }

  /** What to request for the table. */
  seating(): ReturnType<typeof seating> {
    return seating(this.seats, seatFor(this.seats, this.side), this.player);
  }
}
