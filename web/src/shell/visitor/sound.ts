/** Synthesises short sounds: a card being played, a wooden block, a stamp. */
import type { LogLine } from "../plugin/game";
import { settings } from "./settings.svelte";

type Sound = "card" | "block" | "stamp";

/** The sound for new lines of the log: a stamp for a heading, a card for an action, a block for a detail. */
export function soundOf(lines: Pick<LogLine, "level">[]): Sound | null {
  if (!lines.length) return null;
  if (lines.some(({ level }) => level === "heading")) return "stamp";
  return lines.some(({ level }) => level === "action") ? "card" : "block";
}

let context: AudioContext | null = null;

/** Plays a sound unless sounds are switched off. */
export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
  PLAYERS[sound](context);
}

const PLAYERS: Record<Sound, (audio: AudioContext) => void> = {
  card: (audio) => rustle(audio, { length: 0.09, pitch: 2600, loudness: 0.12 }),
  block: (audio) => knock(audio, { pitch: 320, length: 0.07, loudness: 0.22 }),
  stamp: (audio) => {
    knock(audio, { pitch: 110, length: 0.16, loudness: 0.35 });
    rustle(audio, { length: 0.05, pitch: 900, loudness: 0.1 });
  },
};

interface Shape {
  pitch: number;
  length: number;
  loudness: number;
}

function fade(audio: AudioContext, { length, loudness }: Shape): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loudness, audio.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + length);
  gain.connect(audio.destination);
  return gain;
}

function rustle(audio: AudioContext, shape: Shape): void {
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * shape.length), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = shape.pitch;
  source.connect(filter).connect(fade(audio, shape));
  source.start();
}

function knock(audio: AudioContext, shape: Shape): void {
  const tone = audio.createOscillator();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(shape.pitch, audio.currentTime);
  tone.frequency.exponentialRampToValueAtTime(shape.pitch / 2, audio.currentTime + shape.length);
  tone.connect(fade(audio, shape));
  tone.start();
  tone.stop(audio.currentTime + shape.length);
}
