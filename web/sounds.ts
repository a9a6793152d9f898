// Sounds, made as they are needed: nothing is loaded for them.

import type { Sound } from "./state/model";
import type { Settings } from "./state/settings";

interface Tone {
  pitch: number;
  length: number;
  at?: number;
  kind?: OscillatorType;
}

const tones: Record<Sound, Tone[]> = {
  move: [{ pitch: 180, length: 0.07, kind: "triangle" }],
  capture: [
    { pitch: 150, length: 0.06, kind: "triangle" },
    { pitch: 110, length: 0.09, at: 0.05, kind: "triangle" },
  ],
  check: [
    { pitch: 520, length: 0.09 },
    { pitch: 660, length: 0.12, at: 0.1 },
  ],
  promotion: [
    { pitch: 440, length: 0.08 },
    { pitch: 550, length: 0.08, at: 0.08 },
    { pitch: 660, length: 0.14, at: 0.16 },
  ],
  refusal: [{ pitch: 95, length: 0.12, kind: "square" }],
  low_time: [
    { pitch: 880, length: 0.08 },
    { pitch: 880, length: 0.08, at: 0.16 },
  ],
  end: [
    { pitch: 392, length: 0.16 },
    { pitch: 330, length: 0.16, at: 0.17 },
    { pitch: 262, length: 0.3, at: 0.34 },
  ],
};

const loudness: Record<Settings["volume"], number> = { low: 0.2, medium: 0.5, full: 1 };

let context: AudioContext | null = null;
let sounding = 0;

export function play(sound: Sound, loud: Settings["volume"]): void {
  if (!navigator.userActivation?.hasBeenActive) return; // browsers allow none before
  context ??= new AudioContext();
  void context.resume();
  const now = context.currentTime;
  for (const { pitch, length, at = 0, kind = "sine" } of tones[sound]) {
    const oscillator = context.createOscillator();
    ++sounding;
    oscillator.onended = rest;
    const volume = context.createGain();
    oscillator.type = kind;
    oscillator.frequency.value = pitch;
    volume.gain.setValueAtTime(0, now + at);
    volume.gain.linearRampToValueAtTime(0.16 * loudness[loud], now + at + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + at + length);
    oscillator.connect(volume).connect(context.destination);
    oscillator.start(now + at);
    oscillator.stop(now + at + length);
  }
}

/** Suspends the context after the last sound: it would go on computing silence. */
function rest(): void {
  if (--sounding === 0) void context?.suspend();
}
