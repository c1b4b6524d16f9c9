import type { TAPE_FRAMES } from '@callboard/contract/production-choices';
import { nameOf } from '../../fit/term-names.ts';
import { kindOf } from '../opportunities/present-opportunity.ts';
import { contentWords, replicaWords } from '../terms/content-words.ts';
import { dateWords, dayWords } from '../terms/date-words.ts';
import { payWords } from '../terms/pay-words.ts';
import { usageWords } from '../terms/usage-words.ts';
import type { ReviewedRow } from './queries.ts';
import { mediaWords, rangeWords, unionWords } from './role-words.ts';

type Role = ReviewedRow['role'];
type Line = { label: string; text: string };

const FRAMES: Record<(typeof TAPE_FRAMES)[number], string> = {
  close: 'close-up',
  medium: 'medium shot',
  full: 'full length',
  landscape_any: 'landscape, any frame',
};

/** What applicants read besides the description, line by line; what a role leaves open is left out. */
export function describeRole(role: Role, productionTypeId: string): Line[] {
  const lines: [label: string, text: string | null][] = [
    ['Production', nameOf('productionTypes', productionTypeId)],
    ['Role', kindOf(role)],
    ['Needed', role.countNeeded > 1 ? String(role.countNeeded) : null],
    ['Playing age', rangeWords(role.playingAgeMin, role.playingAgeMax)],
    ['Height', rangeWords(role.heightMinCm, role.heightMaxCm, ' cm')],
    ['Physical wishes', role.physicalWishes],
    ['Pay', payWords(role)],
    ['Pay note', role.payNote],
    ['Usage', role.usage && usageWords(role)],
    ['Kit', role.kit],
    ['Dates', dateWords(role.workDates)],
    ['Place', placeWords(role)],
    ['Union', unionWords(role.unionStatus)],
    ['Content', contentWords(role.contentFlags)],
    ['Content note', role.contentNote],
    ['AI use', replicaWords(role.replicaUses)],
    ['AI terms', role.replicaTerms],
    ['Asks for', mediaWords(role.requestedMedia)],
    ...role.questions.map(({ text }, at): [string, string] => [`Question ${at + 1}`, text]),
    ['Self-tape', tapeWords(role.selfTape)],
    ['Self-tape instructions', role.selfTape?.instructions ?? null],
  ];
  return lines.flatMap(([label, text]) => (text ? [{ label, text }] : []));
}

function placeWords({ city, countryId, isLocalHire }: Role): string | null {
  const country = countryId && nameOf('countries', countryId);
  const said = [city, country, isLocalHire ? 'local hire' : null].filter((part) => part !== null);
  return said.length > 0 ? said.join(', ') : null;
}

function tapeWords(tape: Role['selfTape']): string | null {
  if (tape === null) return null;
  const said = [
    tape.frame && FRAMES[tape.frame],
    tape.maxMinutes && `at most ${tape.maxMinutes} minutes`,
    tape.dueAt && `due ${dayWords(tape.dueAt)}`,
  ].filter((part) => part);
  return said.length > 0 ? said.join(', ') : null;
}
