import { APPLICANTS } from './applicants.ts';
import { BRITAIN_AND_IRELAND } from './others/britain-and-ireland.ts';
import { CREW } from './others/crew.ts';
import { EUROPE } from './others/europe.ts';
import { FURTHER_AWAY } from './others/further-away.ts';
import { NORTH_AMERICA } from './others/north-america.ts';
import type { Talent } from './talent.ts';

/** Everyone on the demo's books. To add someone who applies nowhere, add a line to the others. */
export const TALENTS: readonly Talent[] = [
  ...APPLICANTS,
  ...BRITAIN_AND_IRELAND,
  ...NORTH_AMERICA,
  ...EUROPE,
  ...FURTHER_AWAY,
  ...CREW,
];

const BY_KEY = new Map(TALENTS.map((talent) => [talent.key, talent]));

export function talentOf(key: string): Talent {
  const talent = BY_KEY.get(key);
  if (talent === undefined) throw new Error(`Nobody in the demo is called ${key}.`);
  return talent;
}
