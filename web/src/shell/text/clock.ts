/** Computes and formats the time left on a clock. */
import type { Schemas } from "../net/api";
import { t } from "./i18n.svelte";

export type ClockState = Schemas["ClockState"];

const HOUR = 3600;
const DAY = 24 * HOUR;
const LOW_LIVE = 60;
const LOW_DAYS = 6 * HOUR;

/** Seconds left for a seat: the server's value, minus the time passed since if its clock is running. */
export function remaining(clock: ClockState, seat: string, passed: number): number | null {
  const reported = clock.remaining[seat];
  if (reported === undefined) return null;
  return Math.max(0, clock.running === seat ? reported - passed : reported);
}

export function isLow(clock: ClockState, seconds: number): boolean {
  return seconds < (clock.kind === "live" ? LOW_LIVE : LOW_DAYS);
}

/** Formats as 1:05:09 or 4:07; one day or more as days and hours. */
export function figure(seconds: number): string {
  if (seconds >= DAY)
    return t("page-time-days", { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
  const whole = Math.floor(seconds);
  const parts = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / 60), whole % 60];
  const digits = parts[0] ? parts : parts.slice(1);
  return digits.map((part, i) => (i ? String(part).padStart(2, "0") : String(part))).join(":");
}

/** Formats a past time relative to now ("5 minutes ago"). */
export function ago(iso: string, now: number, language: string): string {
  const seconds = Math.round((Date.parse(iso) - now) / 1000);
  if (Number.isNaN(seconds)) return "";
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (seconds > -60) return words.format(0, "second");
  if (seconds > -HOUR) return words.format(Math.ceil(seconds / 60), "minute");
  if (seconds > -DAY) return words.format(Math.ceil(seconds / HOUR), "hour");
  return words.format(Math.ceil(seconds / DAY), "day");
}
