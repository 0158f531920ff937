import { settings } from "../settings.svelte";

/** Parameters of zzfx: volume, randomness, frequency, attack, sustain, release, shape, … */
const SOUNDS = {
  card: [0.5, 0.1, 320, 0, 0.01, 0.05, 4, 1.6, -12],
  turn: [0.6, 0, 523, 0.01, 0.08, 0.2, 1, 1.2, 0, 0, 261, 0.07],
  coin: [0.5, 0.05, 880, 0, 0.03, 0.12, 1, 1.5, 0, 0, 320, 0.04],
  pass: [0.4, 0.05, 180, 0.01, 0.03, 0.1, 0, 1.4, -3],
  dog: [0.9, 0.1, 130, 0.01, 0.06, 0.16, 2, 0.6, -6],
  cat: [0.7, 0.1, 620, 0.05, 0.12, 0.25, 0, 1.4, 5, -8],
  mouse: [0.5, 0.1, 1700, 0.01, 0.03, 0.08, 0, 1.6, 14],
  win: [0.7, 0, 440, 0.02, 0.25, 0.4, 1, 1.3, 0, 0, 220, 0.09, 0.08],
} satisfies Record<string, number[]>;
export type Sound = keyof typeof SOUNDS;

/** Play a sound unless sounds are off; in a hidden tab only those that call somebody back. The synthesizer is loaded with the first one. */
export async function play(sound: Sound, { evenHidden = false } = {}): Promise<void> {
  if (!settings.sound || (document.hidden && !evenHidden)) return;
  const { zzfx } = await import("zzfx");
  zzfx(...SOUNDS[sound]);
}
