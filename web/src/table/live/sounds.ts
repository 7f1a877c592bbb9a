/** Short sounds, made by WebAudio: no files. They begin with the first click, as browsers demand. */

import { settings } from '../../wire/settings.svelte';

export type Sound = 'turn' | 'move' | 'chat' | 'end';

/** Each note: pitch in hertz, start and length in seconds, loudness. */
const NOTES: Record<Sound, [pitch: number, start: number, length: number, loud: number][]> = {
  turn: [[523, 0, 0.22, 0.1], [784, 0.12, 0.32, 0.1]],
  move: [[330, 0, 0.07, 0.045]],
  chat: [[880, 0, 0.09, 0.05]],
  end: [[392, 0, 0.3, 0.09], [494, 0.14, 0.34, 0.09], [587, 0.28, 0.5, 0.09]],
};

/** Milliseconds after a sound: a context that runs keeps a processor busy even while nothing sounds. */
const REST = 1500;

let context: AudioContext | null = null;
let resting: ReturnType<typeof setTimeout> | undefined;

/** Browsers let a page sound only after the visitor has touched it. */
export function allowSounds(): void {
  if (context || typeof AudioContext === 'undefined') return;
  context = new AudioContext();
  void context.suspend();
}

export function sound(name: Sound): void {
  if (!settings.sound || document.hidden || !context) return;
  const woken = context;
  clearTimeout(resting);
  resting = setTimeout(() => void woken.suspend(), REST);
  void woken.resume().then(() => play(woken, name));
}

function play(context: AudioContext, name: Sound): void {
  for (const [pitch, start, length, loud] of NOTES[name]) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const at = context.currentTime + start;
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(loud, at + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + length + 0.02);
  }
}

/** A short vibration, where the device can. */
export function vibrate(): void {
  if (settings.sound && !document.hidden && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(40);
}
