/**
 * Zooming and panning: by pinch, double tap, drag, Ctrl + wheel and buttons. If the drawing fills a window of another
 * aspect ratio (a phone), the places of the current question are brought into view.
 */
import { HEIGHT, WIDTH, type Point } from "./geometry";

const CLOSEST = 5;
const STEP = 1.5;
const TAP = { within: 320, apart: 30, scale: 2.4 };
const DRAG = 6;
const GLIDE = 220;
/** Margin around framed places, in units of the drawing. */
const AROUND = 75;
/** Limits of automatic zooming, in units of the drawing per pixel: closest, default and farthest. */
const COMFORTABLE = { close: 1.25, rest: 1.9, far: 2.4 };
/** Pixels reserved for buttons at the bottom of a drawing that fills its window. */
const FOOT = 56;

export class Zoom {
  scale = $state(1);
  /** Whether the drawing fills its window instead of keeping its aspect ratio. */
  fills = false;
  /** Pixels at the top that a banner covers. */
  head = 0;
  /** Whether the view is on its way to the places of a question. */
  moves = $state(false);
  private x = $state(0);
  private y = $state(0);
  private window = $state.raw<Point>([WIDTH, HEIGHT]);
  private node: SVGSVGElement | null = null;
  private fingers = new Map<number, Point>();
  private lastTap = { time: 0, at: [0, 0] as Point };
  private travelled = 0;
  private gliding = 0;
  /** The framed places, or null once the user has moved the view; empty for the whole width. */
  private framed: Point[] | null = [];

  get viewBox(): string {
    const [w, h] = this.size(this.scale);
    return `${this.x} ${this.y} ${w} ${h}`;
  }
  /** Units of the drawing per pixel. */
  get unit(): number {
    return this.whole / this.scale;
  }
  get zoomed(): boolean {
    return this.scale > 1.001;
  }
  /** Whether the pointer has moved far enough for a drag, so that the click that follows is ignored. */
  get dragged(): boolean {
    return this.travelled > DRAG;
  }

  closer = (): void => this.step(STEP);
  farther = (): void => this.step(1 / STEP);
  reset = (): void => {
    this.framed = null;
    this.show(1, 0, 0);
  };

  /** Scrolls to a place if it is out of view. */
  reveal([x, y]: Point): void {
    if (this.sees([x, y])) return;
    const [w, h] = this.size(this.scale);
    this.show(this.scale, x - w / 2, y - h / 2);
  }

  sees([x, y]: Point): boolean {
    const [w, h] = this.size(this.scale);
    const margin = 0.12;
    const inside = (value: number, start: number, size: number) =>
      value > start + size * margin && value < start + size * (1 - margin);
    const head = this.head * this.unit;
    return inside(x, this.x, w) && inside(y, this.y + head, h - head);
  }

  /** Frames the given places as closely as possible; if there are none, the whole width. */
  frame(places: Point[]): void {
    this.framed = places;
    const [scale, x, y] = this.enclosing(places);
    this.glide(scale, x, y);
  }

  private enclosing(places: Point[]): [number, number, number] {
    const w = this.window[0];
    const h = Math.max(FOOT, this.window[1] - FOOT - this.head);
    const limit = (unit: number) => Math.min(this.whole, Math.max(WIDTH / w, unit));
    if (!places.length) {
      const scale = this.whole / limit(COMFORTABLE.rest);
      const [width, height] = this.size(scale);
      return [scale, (WIDTH - width) / 2, (HEIGHT - height) / 2];
    }
    const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
    const [left, right] = [Math.min(...xs) - AROUND, Math.max(...xs) + AROUND];
    const [top, bottom] = [Math.min(...ys) - AROUND, Math.max(...ys) + AROUND];
    const close = Math.max(COMFORTABLE.close, (right - left) / w, (bottom - top) / h);
    const unit = Math.min(close, limit(COMFORTABLE.far));
    return [this.whole / unit, (left + right - w * unit) / 2, (top + bottom - h * unit) / 2 - this.head * unit];
  }

  /** Units per pixel at which the whole board is visible. */
  private get whole(): number {
    return Math.max(WIDTH / this.window[0], HEIGHT / this.window[1]);
  }
  private size(scale: number): Point {
    const unit = this.whole / scale;
    return [this.window[0] * unit, this.window[1] * unit];
  }

  private show(scale: number, x: number, y: number): void {
    cancelAnimationFrame(this.gliding);
    this.moves = false;
    this.scale = this.within(scale);
    const [w, h] = this.size(this.scale);
    const clamped = (value: number, size: number, all: number) =>
      size >= all ? (all - size) / 2 : Math.max(0, Math.min(all - size, value));
    this.x = clamped(x, w, WIDTH);
    this.y = clamped(y, h, HEIGHT + (this.fills && this.zoomed ? FOOT * this.unit : 0));
  }
  private within(scale: number): number {
    return Math.max(1, Math.min(Math.max(CLOSEST, this.whole / (COMFORTABLE.close / 2)), scale));
  }

  private glide(scale: number, x: number, y: number): void {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return this.show(scale, x, y);
    const from = [this.scale, this.x, this.y];
    const start = performance.now();
    const go = (now: number) => {
      const t = Math.min(1, Math.max(0, now - start) / GLIDE);
      const soft = 1 - (1 - t) ** 3;
      const [s, ax, ay] = [scale, x, y].map((to, i) => from[i] + (to - from[i]) * soft);
      this.show(s, ax, ay);
      if (t < 1) this.next(go);
    };
    cancelAnimationFrame(this.gliding);
    this.next(go);
  }

  private next(go: FrameRequestCallback): void {
    this.moves = true;
    this.gliding = requestAnimationFrame(go);
  }

  private step(factor: number): void {
    const [w, h] = this.size(this.scale);
    this.around([this.x + w / 2, this.y + h / 2], factor);
  }

  /** Zooms by a factor around a fixed point. */
  private around([px, py]: Point, factor: number): void {
    this.framed = null;
    const scale = this.within(this.scale * factor);
    const real = scale / this.scale;
    this.show(scale, px - (px - this.x) / real, py - (py - this.y) / real);
  }

  private place(clientX: number, clientY: number): Point {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(this.node!.getScreenCTM()!.inverse());
    return [x, y];
  }

  /** Adapts to a new window size: framed places stay framed, otherwise the centre of the view stays. */
  private resize(width: number, height: number): void {
    if (!width || !height) return;
    const [w, h] = this.size(this.scale);
    const middle: Point = [this.x + w / 2, this.y + h / 2];
    const { unit, zoomed } = this;
    this.window = [width, height];
    if (this.fills && this.framed) this.show(...this.enclosing(this.framed));
    else {
      const scale = this.fills && zoomed ? this.within(this.whole / unit) : this.scale;
      const [nw, nh] = this.size(scale);
      this.show(scale, middle[0] - nw / 2, middle[1] - nh / 2);
    }
  }

  /** Attaches the event listeners to the drawing. */
  attach = (node: SVGSVGElement): (() => void) => {
    this.node = node;
    const stop = new AbortController();
    const { signal } = stop;
    node.addEventListener("pointerdown", this.down, { signal });
    node.addEventListener("pointermove", this.move, { signal });
    for (const end of ["pointerup", "pointercancel", "pointerleave"] as const) {
      node.addEventListener(end, this.up, { signal });
    }
    node.addEventListener("wheel", this.wheel, { signal, passive: false });
    const watcher = new ResizeObserver(([{ contentRect }]) => this.resize(contentRect.width, contentRect.height));
    watcher.observe(node);
    return () => {
      stop.abort();
      watcher.disconnect();
      cancelAnimationFrame(this.gliding);
    };
  };

  private down = (event: PointerEvent): void => {
    if (this.fingers.size === 0) this.travelled = 0;
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
    if (event.pointerType !== "touch" || this.fingers.size !== 1) return;
    const at: Point = [event.clientX, event.clientY];
    const near = Math.hypot(at[0] - this.lastTap.at[0], at[1] - this.lastTap.at[1]) < TAP.apart;
    // quick taps on a clickable place are clicks, not a double tap
    const free = !(event.target as Element).closest("[data-stop]");
    if (near && free && event.timeStamp - this.lastTap.time < TAP.within) {
      this.travelled = Infinity;
      if (this.zoomed) this.reset();
      else this.around(this.place(...at), TAP.scale);
    }
    this.lastTap = { time: event.timeStamp, at };
  };

  private move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now: Point = [event.clientX, event.clientY];
    const others = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    this.fingers.set(event.pointerId, now);
    this.travelled += Math.hypot(now[0] - before[0], now[1] - before[1]);
    if (others.length === 1) this.pinch(before, now, others[0]);
    else if (this.zoomed && this.dragged && others.length === 0) this.drag(before, now);
  };

  private drag(before: Point, now: Point): void {
    const unit = 1 / this.node!.getScreenCTM()!.a;
    this.framed = null;
    this.show(this.scale, this.x - (now[0] - before[0]) * unit, this.y - (now[1] - before[1]) * unit);
  }

  private pinch(before: Point, now: Point, other: Point): void {
    const apart = (a: Point) => Math.hypot(a[0] - other[0], a[1] - other[1]);
    this.travelled = Infinity;
    this.around(this.place((now[0] + other[0]) / 2, (now[1] + other[1]) / 2), apart(now) / Math.max(1, apart(before)));
    this.drag(
      [(before[0] + other[0]) / 2, (before[1] + other[1]) / 2],
      [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2],
    );
  }

  private up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
  };

  private wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.around(this.place(event.clientX, event.clientY), Math.exp(-event.deltaY / 200));
  };
}
