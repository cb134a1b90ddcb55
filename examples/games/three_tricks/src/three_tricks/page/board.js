/** The board on the page: the other hand face down, the card on the table, and your own hand to play from. Browsers get
 * this file as it is; what it may use is described in web/src/shell/plugin/board-contract.ts. */

export const contract = 1;
export const places = ["card"];
export const styles = ["board.css"];

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export function mount(element, api) {
  const [other, own] = [makeHand(api), makeHand(api)];
  const middle = make("div", "led");
  element.append(other.element, middle, own.element);

  function update(state) {
    // after the end, all hands may be open: one view for each seat
    const views = state.seat === "open" ? state.view : { [state.seat]: state.view };
    const [view] = Object.values(views);
    const seats = Object.keys(view.tricks);
    if (state.seat === seats[0]) seats.reverse(); // your own hand lies in front of you
    const tricks = state.preview?.tricks ?? view.tricks;
    for (const [i, hand] of [other, own].entries()) {
      const seat = seats[i];
      hand.draw(state, { seat, cards: views[seat]?.hand ?? [], hidden: views[seat] ? 0 : view.cards[seat] });
      hand.taken.textContent = api.say({
        key: "state-tricks",
        args: { seat: { kind: "seat", id: seat }, count: tricks[seat] },
      });
    }
    const led = state.preview?.led || view.led;
    middle.classList.toggle("preview", led !== view.led);
    middle.role = led ? "img" : null;
    middle.ariaLabel = led ? api.say({ key: "state-led", args: { card: led } }) : null;
    middle.replaceChildren(...(led ? [face(led)] : []));
  }

  return { update, destroy: () => element.replaceChildren() };
}

/** A hand. Its buttons stay the same from one drawing to the next, so that the focus stays where it is. */
function makeHand(api) {
  const element = make("div", "seat");
  const [taken, cards, backs] = [make("p", "taken"), make("div", "hand"), make("div", "hand")];
  const buttons = CARDS.map(() => make("button", "card"));
  element.append(taken, cards, backs);
  cards.role = "group";
  cards.append(...buttons);

  function draw({ choices, clickable }, { seat, cards: known, hidden }) {
    cards.ariaLabel = api.say({ kind: "seat", id: seat });
    for (const [i, button] of buttons.entries()) {
      const place = `card:${CARDS[i]}`;
      const choice = choices.find((one) => one.place === place);
      button.hidden = !known.includes(CARDS[i]);
      button.ariaLabel = choice?.label ?? String(CARDS[i]);
      button.classList.toggle("glow", !button.hidden && clickable.includes(place)); // can be chosen now
      button.onclick = () => api.pick(place); // if it cannot be chosen, the page says why
      button.onpointerenter = () => api.hover(choice?.move ?? null);
      button.onpointerleave = () => api.hover(null);
      if (!button.firstChild) button.append(face(CARDS[i]));
    }
    backs.replaceChildren(...Array.from({ length: hidden }, () => make("div", "card back")));
  }

  return { element, taken, draw };
}

/** A card: its number, and as many dots. */
function face(card) {
  const dots = Array.from({ length: card }, (_, i) => {
    const row = Math.floor(i / 3);
    const first = 25 - 5.5 * (Math.min(3, card - 3 * row) - 1); // each row is centred
    return `<circle cx="${first + 11 * (i % 3)}" cy="${34 + 11 * row}" r="3.5" />`;
  });
  const picture = make("div", "face");
  picture.innerHTML = `<svg viewBox="0 0 50 70" aria-hidden="true">
    <text x="25" y="23">${card}</text>${dots.join("")}
  </svg>`;
  return picture;
}

function make(tag, className) {
  const element = document.createElement(tag);
  element.className = className;
  return element;
}
