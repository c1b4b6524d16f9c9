import type { Talent } from '../people/talent.ts';
import { random } from '../portraits/random.ts';

const VOICES = {
  f: [
    ['soprano', 'A3–C6'],
    ['mezzo-soprano', 'G3–A5'],
    ['mezzo-soprano', 'G3–D5 belt'],
    ['alto', 'E3–D5'],
  ],
  m: [
    ['tenor', 'C3–B4'],
    ['baritone', 'A2–G4'],
    ['baritone', 'G2–F4'],
    ['bass', 'E2–E4'],
  ],
  n: [
    ['countertenor', 'G3–E5'],
    ['alto', 'F3–D5'],
    ['tenor', 'C3–A4'],
  ],
} as const;

export function planVoice({ key, gender, kind }: Talent) {
  if (key === 'mara-okonjo-lyle') return { voiceTypeId: 'mezzo-soprano', vocalRange: 'G3–C5' };
  const dice = random(`voice ${key}`);
  const sings =
    kind === 'singer' ||
    kind === 'musician' ||
    (kind !== 'crew' && kind !== 'child' && dice.chance(0.25));
  if (!sings) return { voiceTypeId: null, vocalRange: null };
  const [voiceTypeId, vocalRange] = dice.pick<readonly [string, string]>(VOICES[gender]);
  return { voiceTypeId, vocalRange };
}
