import { setImmediate } from 'node:timers/promises';
import { random } from '../portraits/random.ts';
import { writeWav } from './write-wav.ts';

const RATE = 16_000;
const LOUDEST = 0.32;
/** Of a sung vowel: which frequencies ring in the mouth. */
const VOWELS = {
  a: [730, 1090, 2440],
  e: [530, 1840, 2480],
  i: [300, 2240, 2900],
  o: [490, 900, 2400],
  u: [320, 800, 2240],
} as const;
const FORMANT_WIDTHS = [90, 130, 180];
const HARMONICS = 16;
/** Steps of a calm scale, in semitones. */
const SCALE = [0, 2, 4, 5, 7, 9, 12];
const DEEPEST_HZ = { f: 196, m: 110, n: 147 };

type Person = { key: string; gender: 'f' | 'm' | 'n' };

/** Someone humming a short tune in their own voice, a few vowels long. */
export async function makeRecording({ key, gender }: Person) {
  const dice = random(`recording ${key}`);
  const base = DEEPEST_HZ[gender] * (0.92 + dice.next() * 0.2);
  const vowels = Object.values(VOWELS);
  const samples: number[] = [];
  let step = 2 + Math.floor(dice.next() * 3);
  const notes = 9 + Math.floor(dice.next() * 4);
  for (let note = 0; note < notes; note += 1) {
    const isLast = note === notes - 1;
    step = isLast
      ? 0
      : Math.min(SCALE.length - 1, Math.max(0, step + dice.pick([-2, -1, -1, 1, 1, 2])));
    const frequency = base * 2 ** ((SCALE[step] ?? 0) / 12);
    const seconds = isLast ? 1.4 : dice.pick([0.38, 0.55, 0.55, 0.8]);
    sing(samples, { frequency, seconds, formants: dice.pick(vowels) });
    // Others want to be served meanwhile.
    await setImmediate();
  }
  const durationMs = Math.round((samples.length / RATE) * 1000);
  return { file: writeWav(samples, RATE), durationMs };
}

type Note = { frequency: number; seconds: number; formants: readonly number[] };

function sing(samples: number[], { frequency, seconds, formants }: Note): void {
  const length = Math.round(seconds * RATE);
  const strengths = Array.from({ length: HARMONICS }, (_, index) =>
    ringing(frequency * (index + 1), formants),
  );
  const total = strengths.reduce((sum, strength) => sum + strength, 0);
  let phase = 0;
  for (let at = 0; at < length; at += 1) {
    const time = at / RATE;
    // A little vibrato, once the note has settled.
    const waver = 1 + 0.006 * Math.min(1, time / 0.4) * Math.sin(2 * Math.PI * 5.2 * time);
    phase += (2 * Math.PI * frequency * waver) / RATE;
    let sum = 0;
    for (let index = 0; index < HARMONICS; index += 1) {
      sum += (strengths[index] ?? 0) * Math.sin(phase * (index + 1));
    }
    samples.push((LOUDEST * sum * swell(time, seconds) * 2) / total);
  }
}

/** How much of a harmonic the mouth lets through; higher ones are weaker from the start. */
function ringing(frequency: number, formants: readonly number[]): number {
  const source = 1 / (1 + frequency / 400);
  const through = formants.reduce((sum, centre, index) => {
    const away = (frequency - centre) / (FORMANT_WIDTHS[index] ?? 150);
    return sum + 1 / (1 + away * away) / (index + 1);
  }, 0.04);
  return source * through;
}

/** A soft beginning and a softer end. */
function swell(time: number, seconds: number): number {
  return Math.min(1, time / 0.06) * Math.min(1, (seconds - time) / 0.14);
}
