// Looks at the page as a person does: can everything that is offered be seen and reached? Gets the exemptions, as
// [kinds, selector of the element, selector of what covers it or ""]; returns the faults found, where they were found, and
// which exemptions were needed. A state that was looked at before is not looked at again.
(exemptions) => {
  const SLACK = 1.5;
  const CONTROLS =
    "button, a[href], input:not([type=hidden]), select, textarea, summary, [data-stop], " +
    "[role=button], [role=link], [role=tab], [role=checkbox], [role=radio], [role=switch], [role=slider]";
  const ASKED = "[data-stop], button.glow, button.glowing";
  const HOLDERS = "button, a.button, [role=tab], th, td, summary, label, select, .badge, .chip";
  const WORDS_FOR_LINES = 5;
  const LOWEST_PART = 40; // pixels; a lower one has no room for a control
  const LOWEST_LAYER = 5; // below it: what is raised inside a part of the page

  // -- the state

  function hash(text) {
    let sum = 0x811c9dc5;
    for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
    return `${text.length}.${sum >>> 0}`;
  }
  for (const one of document.getAnimations()) {
    if (one.effect?.getComputedTiming().endTime === Infinity) continue;
    try {
      one.finish();
    } catch {
      one.cancel();
    }
  }
  const state = `${innerWidth}×${innerHeight} ${hash(document.body.outerHTML)}`;
  window.statesLookedAt ??= new Set();
  if (window.statesLookedAt.has(state)) return { faults: [], used: [], where: "" };
  window.statesLookedAt.add(state);

  const faults = new Set();
  const used = new Set();
  const modal = [...document.querySelectorAll(":modal")].at(-1) ?? null;
  const scope = modal ?? document.body;

  function report(kind, what, element, by = null) {
    for (const [i, [kinds, selector, coverer]] of exemptions.entries()) {
      if (!kinds.includes(kind) || !element.closest(selector) || (coverer && !by?.closest(coverer))) continue;
      used.add(i);
      return false;
    }
    faults.add(`${kind}: ${name(element)} ${what}${by ? ` ${name(by)}` : ""}`);
    return true;
  }
  function name(element) {
    const own = (one) =>
      one.tagName.toLowerCase() +
      (one.id ? `#${one.id}` : "") +
      [...one.classList]
        .filter((word) => !/^(svelte-|s-)/.test(word))
        .map((word) => `.${word}`)
        .join("");
    const around = element.parentElement?.closest("[class], [id]");
    const said = element.getAttribute("aria-label") ?? element.dataset?.place ?? element.textContent ?? "";
    const words = said.trim().replace(/\s+/g, " ").slice(0, 40);
    return `${around ? `${own(around)} > ` : ""}${own(element)}${words && ` "${words}"`}`;
  }

  // -- boxes, and what clips them

  const styles = new Map();
  function styleOf(element) {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  }
  // The boxes around an element that hide what lies outside them, from the inside out.
  const chains = new Map();
  function clips(element) {
    if (!element || element === document.documentElement || element === document.body) return [];
    if (chains.has(element)) return chains.get(element);
    const style = styleOf(element);
    const fixed = style.position === "fixed" || element.matches(":modal, :popover-open");
    const outer = fixed ? [] : clips(element.parentElement);
    const [x, y] = [style.overflowX, style.overflowY];
    const shortens = style.textOverflow === "ellipsis";
    const chain = x === "visible" && y === "visible" && !shortens ? outer : [{ element, x, y, shortens }, ...outer];
    chains.set(element, chain);
    return chain;
  }
  // Where an element is, until something is scrolled.
  const boxes = new Map();
  function boxOf(element) {
    if (!boxes.has(element)) boxes.set(element, element.getBoundingClientRect());
    return boxes.get(element);
  }
  const hides = (way) => way === "hidden" || way === "clip";
  const scrolls = (way) => way === "auto" || way === "scroll";
  const within = (x, y, box, slack = 0) =>
    x >= box.left + slack && x <= box.right - slack && y >= box.top + slack && y <= box.bottom - slack;
  const onScreen = (x, y) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  function inSight(element, x, y) {
    return onScreen(x, y) && clips(element.parentElement).every((one) => within(x, y, boxOf(one.element)));
  }
  // The middle of an element, or of its first line if it has several.
  function middle(element) {
    const all = element.getClientRects();
    const box = all.length > 1 ? all[0] : element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  }
  const seen = new Map();
  function isSeen(element) {
    if (!seen.has(element)) {
      const shown = element.getClientRects().length > 0 && element.checkVisibility({ checkVisibilityCSS: true });
      seen.set(element, shown && !element.closest("[inert], .skip:not(:focus)") && !isForReaders(element));
    }
    return seen.get(element);
  }
  // Whether an element is there for screen readers only.
  const forReaders = new Map();
  function isForReaders(element) {
    if (!element || element === document.body) return false;
    if (!forReaders.has(element))
      forReaders.set(element, styleOf(element).clipPath === "inset(50%)" || isForReaders(element.parentElement));
    return forReaders.get(element);
  }

  // -- scrolling, undone at the end

  const scrolled = new Map();
  function scrollTo(one, left, top) {
    if (!scrolled.has(one)) scrolled.set(one, [one.scrollLeft, one.scrollTop]);
    one.scrollTo({ left, top, behavior: "instant" });
    boxes.clear();
  }
  // Scrolls an element to a height within its containers, from 0 at the top to 1 at the bottom.
  function bringIntoSight(element, at) {
    for (const one of clips(element.parentElement)) {
      if (!scrolls(one.x) && !scrolls(one.y)) continue;
      const [x, y] = middle(element);
      const box = boxOf(one.element);
      const left = one.element.scrollLeft + (scrolls(one.x) ? x - (box.left + box.right) / 2 : 0);
      const top = one.element.scrollTop + (scrolls(one.y) ? y - box.top - (box.bottom - box.top) * at : 0);
      scrollTo(one.element, left, top);
    }
    const [x, y] = middle(element);
    const page = document.scrollingElement;
    scrollTo(page, page.scrollLeft + x - innerWidth / 2, page.scrollTop + y - innerHeight / 2);
  }

  // -- controls

  const isRound = (element) => element instanceof SVGElement && !(element instanceof SVGSVGElement);
  // What a click at a point hits instead of the element; null if it hits the element.
  function hitInstead(element, x, y) {
    const hit = document.elementFromPoint(x, y);
    if (!hit) return document.documentElement;
    const labels = [element.closest("label"), ...(element.labels ?? [])];
    return element.contains(hit) || labels.some((one) => one?.contains(hit)) ? null : hit;
  }
  // The same for the middle; a place of irregular shape on a map may be hit elsewhere.
  function covererOf(element) {
    const [x, y] = middle(element);
    if (!inSight(element, x, y)) return undefined;
    const hit = hitInstead(element, x, y);
    if (!hit || !isRound(element)) return hit;
    const box = element.getBoundingClientRect();
    for (let i = 1; i < 8; i++)
      for (let j = 1; j < 8; j++) {
        const [px, py] = [box.left + (box.width * i) / 8, box.top + (box.height * j) / 8];
        if (inSight(element, px, py) && !hitInstead(element, px, py)) return null;
      }
    return hit;
  }
  // Whether the element lies on a drawing that can be moved under its window.
  const canBePanned = (element) => isRound(element) && styleOf(element.ownerSVGElement).touchAction === "none";

  // Whether a part of the page has no room, because the player has made another one large.
  function isFolded(element) {
    return clips(element.parentElement).some(
      ({ element: part, y }) => (scrolls(y) || part.matches(".map")) && part.clientHeight < LOWEST_PART,
    );
  }

  function checkControls() {
    for (const element of scope.querySelectorAll(CONTROLS)) {
      if (element.disabled || element.ariaDisabled === "true" || !isSeen(element)) continue;
      if (styleOf(element).opacity === "0" && element.closest("label")) continue; // its label is seen instead
      if (element.closest("[aria-hidden=true]")) continue; // it repeats a control that is checked
      let hit = covererOf(element);
      if (hit === null) continue;
      if (canBePanned(element)) continue; // until it is seen
      if (isFolded(element)) continue;
      for (const at of [0.5, 0.2, 0.8]) {
        bringIntoSight(element, at);
        hit = covererOf(element);
        if (hit === null) break;
      }
      if (hit === undefined) report("out of reach", "cannot be scrolled into sight", element);
      else if (hit?.closest("[aria-modal=true], .shade")) report("not inert", "lies under", element, hit);
      else if (hit) report("covered", "cannot be clicked: there is", element, hit);
    }
  }

  // -- texts

  function linesOf(node) {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  }
  function checkTexts() {
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!/\p{L}/u.test(node.data)) continue;
      const element = node.parentElement;
      if (element.closest("svg, script, style, option, textarea, [hidden]") || !isSeen(element)) continue;
      if (isFolded(element)) continue;
      const lines = linesOf(node);
      if (lines.length) checkText(node.data.trim(), element, lines);
    }
  }
  function checkText(text, element, lines) {
    const left = Math.min(...lines.map((line) => line.left));
    const right = Math.max(...lines.map((line) => line.right));
    const top = Math.min(...lines.map((line) => line.top));
    const bottom = Math.max(...lines.map((line) => line.bottom));
    const what = `“${text.slice(0, 60)}”`;
    const holder = element.closest(HOLDERS);
    if (holder) {
      const box = boxOf(holder);
      if (left < box.left - SLACK || right > box.right + SLACK)
        report("clipped text", `${what} is wider than`, element, holder);
      if (top < box.top - SLACK - 2 || bottom > box.bottom + SLACK + 2)
        report("clipped text", `${what} is higher than`, element, holder);
    }
    let [wide, high] = [true, true]; // still hidden by what lies outside
    for (const one of clips(element)) {
      const box = boxOf(one.element);
      if (wide && hides(one.x) && (left < box.left - SLACK || right > box.right + SLACK)) {
        report("clipped text", `${what} is cut off at the side by`, element, one.element);
        break;
      }
      if (high && hides(one.y) && (top < box.top - SLACK - 2 || bottom > box.bottom + SLACK + 2)) {
        report("clipped text", `${what} is cut off below by`, element, one.element);
        break;
      }
      if (one.shortens && one.element.scrollWidth > one.element.clientWidth + SLACK) {
        report("clipped text", `${what} is shortened by`, element, one.element);
        break;
      }
      if (scrolls(one.x)) wide = false;
      if (scrolls(one.y)) high = false;
    }
    if (wide && (left < -SLACK || right > innerWidth + SLACK) && !isBeingPlaced(element))
      report("off the screen", `${what} runs past the edge`, element);
    const rows = new Set(lines.map((line) => Math.round(line.top / 3))).size;
    const words = text.split(/\s+/).length;
    if (words >= WORDS_FOR_LINES && rows >= words) report("a word a line", what, element);
    checkCoveredText(what, element, lines[0]);
  }
  /** A popover whose text has just arrived is placed anew before it is painted. */
  function isBeingPlaced(element) {
    const popover = element.closest(".peek");
    if (!popover) return false;
    const { width, height } = popover.getBoundingClientRect();
    return popover.dataset.placed !== `${width} ${height}`;
  }
  function checkCoveredText(what, element, line) {
    const [x, y] = [line.left + line.width / 2, line.top + line.height / 2];
    // at the very edge of what scrolls, half a pixel decides what is hit
    if (!onScreen(x, y) || !clips(element).every((one) => within(x, y, boxOf(one.element), SLACK))) return;
    if (styleOf(element).pointerEvents === "none") return; // such elements are not found at a point
    const isOwn = (hit) => hit.contains(element) || element.contains(hit);
    const first = document.elementFromPoint(x, y);
    if (!first || isOwn(first)) return;
    for (const hit of document.elementsFromPoint(x, y)) {
      if (isOwn(hit)) return;
      if (!paints(hit)) continue;
      const scroller = clips(element).find((one) => scrolls(one.y) && one.element.contains(hit));
      if (!scroller) report("covered text", `${what} lies under`, element, hit);
      return;
    }
  }
  function paints(element) {
    const style = styleOf(element);
    if (Number(style.opacity) < 0.5) return false;
    if (element instanceof SVGElement) return false;
    return (
      element.matches("img, canvas, video") || style.backgroundImage !== "none" || alpha(style.backgroundColor) > 0.5
    );
  }
  function alpha(colour) {
    if (colour === "transparent") return 0;
    const parts = colour.match(/[\d.]+%?/g) ?? [];
    const last = /^rgba|\//.test(colour) ? parts.at(-1) : "1";
    return last.endsWith("%") ? parseFloat(last) / 100 : Number(last);
  }

  // -- layers: what floats above the page

  // From the bottom to the top, as far as that can be told.
  function layersOf() {
    const found = [];
    for (const element of scope.querySelectorAll(":not(svg, svg *)")) {
      const style = styleOf(element);
      const floats =
        style.position === "fixed" || (style.position === "absolute" && Number(style.zIndex) >= LOWEST_LAYER);
      if (!floats && !element.matches(":popover-open, [aria-modal=true]")) continue;
      if (!isSeen(element) || element.getAttribute("aria-hidden") === "true") continue;
      const painted = paints(element) || [...element.children].some((child) => paints(child) && isSeen(child));
      if (painted && !found.some((one) => one.contains(element))) found.push(element);
    }
    const height = (one) => (one.matches(":popover-open") ? Infinity : Number(styleOf(one).zIndex) || 0);
    return found.sort((one, two) => height(one) - height(two));
  }
  function meet(a, b) {
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return across > 3 && down > 3;
  }
  function checkLayers(layers) {
    for (let i = 0; i < layers.length; i++)
      for (let j = i + 1; j < layers.length; j++)
        if (meet(boxOf(layers[i]), boxOf(layers[j]))) report("layers overlap", "overlaps", layers[i], layers[j]);
  }

  // -- what the prompt asks for

  function checkAsked(layers) {
    if (modal || !document.querySelector(".prompt.mine[data-busy=false]")) return;
    if (document.querySelector("[aria-modal=true], .doubt")) return;
    if (document.querySelector(".board svg[data-moves]")) return; // the map is on its way to what is asked
    const asked = [...document.querySelectorAll(ASKED)].filter(isSeen);
    let visible = 0;
    for (const element of asked) {
      const [x, y] = middle(element);
      if (!inSight(element, x, y)) continue;
      const over = layers.find((one) => !one.contains(element) && within(x, y, boxOf(one)));
      if (over ? !report("asked but covered", "lies under", element, over) : !covererOf(element)) visible++;
    }
    if (asked.length && !visible)
      report("asked out of sight", `is asked like ${asked.length - 1} others, and none is in sight`, asked[0]);
  }

  function checkWidth() {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      report("off the screen", `scrolls sideways by ${scrollWidth - clientWidth} pixels`, document.body);
  }

  const layers = layersOf();
  checkWidth();
  checkAsked(layers);
  checkLayers(layers);
  checkTexts();
  checkControls();
  for (const [one, [left, top]] of scrolled) one.scrollTo({ left, top, behavior: "instant" });

  const sentence =
    document.querySelector(".prompt .sentence")?.textContent.trim().replace(/\s+/g, " ").slice(0, 70) ?? "";
  const open = layers.map((one) => one.classList[0] ?? one.tagName.toLowerCase()).join(", ");
  const decisions = document.querySelector(".table")?.dataset.decisions;
  const where = [
    `${innerWidth}×${innerHeight}`,
    `${location.pathname}${location.search}`,
    document.documentElement.lang,
    decisions && `decision ${decisions}`,
    sentence && `“${sentence}”`,
    open && `open: ${open}`,
  ];
  return { faults: [...faults], used: [...used], where: where.filter(Boolean).join(", ") };
};
