import type { Kind, Talent } from '../../people/talent.ts';
import { random } from '../../portraits/random.ts';
import type { PlannedCredit } from '../credits/plan-credits.ts';
import { pack } from '../deal.ts';
import { ENDINGS } from './endings.ts';
import { KNOWN_BIOS } from './known-bios.ts';
import { middlesFor } from './middles.ts';
import { openingsFor } from './openings.ts';

export type Told = {
  talent: Talent;
  credits: readonly PlannedCredit[];
  school: string | undefined;
};

/** Someone who hands out bios, one after another, from packs that all share. */
export function bioWriter() {
  const ending = pack('endings', ENDINGS);
  const openings = packPerKind(openingsFor);
  const middles = packPerKind(middlesFor);
  return (told: Told): string => {
    const { key, kind } = told.talent;
    const known = KNOWN_BIOS[key];
    if (known !== undefined) return known;
    const dice = random(`bio ${key}`);
    const fits = (line: string) => isFor(line, told) && canFill(line, told);
    const opening = openings(kind)(fits);
    const isNew = (line: string) => fits(line) && !repeats(opening, line);
    const middle = dice.chance(0.82) ? middles(kind)(isNew) : undefined;
    const lines = [opening, middle, ending(isNew)];
    const sentences = lines.filter((line) => line !== undefined).map((line) => fill(line, told));
    const last = sentences.pop() ?? '';
    return `${sentences.join(' ')}${dice.chance(0.3) ? '\n\n' : ' '}${last}`;
  };
}

function packPerKind(linesFor: (kind: Kind) => readonly string[]) {
  const packs = new Map<readonly string[], ReturnType<typeof pack<string>>>();
  return (kind: Kind) => {
    const lines = linesFor(kind);
    const known = packs.get(lines) ?? pack(lines[0] ?? '', lines);
    packs.set(lines, known);
    return known;
  };
}

const CONDITION = /^\[(\d+\+|f|m)\] /;

/** Lines for people of an age or a gender say so in front: '[35+] …'. */
function isFor(line: string, told: Told): boolean {
  const [mark, condition] = CONDITION.exec(line) ?? [];
  if (mark === undefined || condition === undefined) return true;
  const { age, gender } = told.talent;
  const isMet = condition.endsWith('+')
    ? age >= Number.parseInt(condition, 10)
    : gender === condition;
  return isMet && isFor(line.slice(mark.length), told);
}

/** What was mentioned once is not mentioned again. */
function repeats(said: string | undefined, line: string): boolean {
  return [...line.matchAll(SLOT)].some(([slot]) => said?.includes(slot));
}

const SLOT = /\{(\w+)\}/g;
const NOTABLE = new Set(['film', 'television', 'theatre', 'game', 'voice']);
const SMALL_PARTS = new Set(['Co-star', 'Day player', 'Voice']);
/** Fewer are nothing to speak of. */
const YEARS_TO_SPEAK_OF = 8;

function facts(
  line: string,
  { talent, credits, school }: Told,
): Record<string, string | undefined> {
  const notable = credits.filter(({ category }) => NOTABLE.has(category));
  const part = notable.find(({ billing }) => billing !== null && !SMALL_PARTS.has(billing));
  const shown = line.includes('{role}') ? part : notable[0];
  const years = talent.age - 22;
  return {
    city: talent.city,
    school,
    credit: shown?.title,
    first: notable.at(-1)?.title,
    role: part?.role ?? undefined,
    years: years >= YEARS_TO_SPEAK_OF ? inWords(years) : undefined,
  };
}

function canFill(line: string, told: Told): boolean {
  const known = facts(line, told);
  return [...line.matchAll(SLOT)].every(([, slot = '']) => known[slot] !== undefined);
}

function fill(line: string, told: Told): string {
  const known = facts(line, told);
  const said = line.replaceAll(/\[[^\]]+\] /g, '');
  return said.replaceAll(SLOT, (_, slot: string) => known[slot] ?? '');
}

const TENS: Record<number, string> = { 1: 'Ten', 2: 'Twenty', 3: 'Thirty', 4: 'Forty', 5: 'Fifty' };

/** Whoever counts years counts them roughly. */
function inWords(years: number): string {
  return TENS[Math.max(1, Math.floor(years / 10))] ?? 'Many';
}
