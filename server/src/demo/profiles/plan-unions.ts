import type { Kind, Talent } from '../people/talent.ts';
import { random } from '../portraits/random.ts';

const UNIONS: Record<string, { performer: string; crew: string }> = {
  gb: { performer: 'equity-uk', crew: 'bectu' },
  ie: { performer: 'irish-equity', crew: 'other' },
  us: { performer: 'sag-aftra', crew: 'iatse' },
  ca: { performer: 'actra', crew: 'iatse' },
  au: { performer: 'meaa', crew: 'meaa' },
  nz: { performer: 'equity-nz', crew: 'other' },
  za: { performer: 'saga', crew: 'other' },
  de: { performer: 'bffs', crew: 'other' },
};
const ON_STAGE: readonly Kind[] = ['singer', 'dancer', 'musician', 'comedian'];

export function planUnions(talent: Talent): [unionId: string, membershipId: string][] {
  const { key, kind, age, countryId, city } = talent;
  const dice = random(`unions ${key}`);
  const there = UNIONS[countryId];
  if (there === undefined || kind === 'child' || kind === 'background') return [];
  if (key === 'mara-okonjo-lyle') return [['equity-uk', 'member']];
  if (kind === 'crew') return dice.chance(0.7) ? [[there.crew, 'member']] : [];
  if (!dice.chance(0.82)) return [];
  const performer = countryId === 'ca' && city === 'Vancouver' ? 'ubcp-actra' : there.performer;
  const isNew = age < 25;
  const membership = isNew ? dice.pick(['member', 'eligible', 'non-union']) : 'member';
  const apprentice: [string, string][] =
    countryId === 'ca' && isNew ? [[performer, 'apprentice']] : [[performer, membership]];
  const isInTwo = countryId === 'us' && (ON_STAGE.includes(kind) || dice.chance(0.3));
  return isInTwo ? [...apprentice, ['aea', isNew ? 'eligible' : 'member']] : apprentice;
}
