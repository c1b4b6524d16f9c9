import type { Representation, RepresentationTerms } from '@callboard/contract/representation';
import { FIELD_WORDS } from '../../../lib/representation-words.ts';

/** Whose profile it is: one's own has no name here, a kept one does. */
export type Whose = { name: string | undefined };

export type Term = { term: string; words: string; before?: string };

type Words = { [Key in keyof RepresentationTerms]: string };

/** What the two sides agree on, said to the talent, or to the guardian of the one who is named. */
function wordsOf(terms: RepresentationTerms, agency: string, { name }: Whose): Words {
  const talent = name ?? 'you';
  return {
    field: terms.field === 'all' ? 'All kinds of work' : FIELD_WORDS[terms.field],
    territory: terms.territory,
    kind: terms.kind === 'agent' ? 'As an agent' : 'As a manager',
    isExclusive: terms.isExclusive
      ? `Nobody else represents ${talent} for this`
      : `Others may represent ${talent} for this too`,
    submitter: submitterInWords(terms.submitter, agency, name),
  };
}

function submitterInWords(
  submitter: RepresentationTerms['submitter'],
  agency: string,
  name: string | undefined,
): string {
  const itself = name === undefined ? 'You apply' : `${name} applies`;
  switch (submitter) {
    case 'agent':
      return name === undefined
        ? `${agency} submits you; you do not apply yourself`
        : `${agency} submits ${name}, and nobody else does`;
    case 'talent':
      return `${itself}; ${agency} does not submit`;
    case 'both':
      return `${agency} submits, and ${name === undefined ? 'you' : name} may apply too`;
  }
}

const LABELS: { [Key in keyof RepresentationTerms]: string } = {
  field: 'For',
  territory: 'Where',
  kind: 'How',
  isExclusive: 'Exclusive',
  submitter: 'Who submits',
};
const ORDER = ['field', 'territory', 'kind', 'isExclusive', 'submitter'] as const;

/** Each of them; where they take the place of others, with what held before. */
export function termsOf(asked: Representation, whose: Whose, replaced?: Representation): Term[] {
  const agency = asked.portfolio.name;
  const now = wordsOf(asked, agency, whose);
  const before = replaced && wordsOf(replaced, agency, whose);
  return ORDER.map((key) => {
    const isOther = before !== undefined && before[key] !== now[key];
    return { term: LABELS[key], words: now[key], ...(isOther && { before: before[key] }) };
  });
}
