import type { RepresentationTerms } from '@callboard/contract/representation';

const FIELDS: Record<RepresentationTerms['field'], string> = {
  film_and_tv: 'film and TV',
  commercial: 'commercials',
  theatre: 'theatre',
  voice: 'voice work',
  modelling: 'modelling',
  all: 'all work',
};

type Told = { agency: string; agent: string; talent: string; terms: RepresentationTerms };
type Words = { title: string; content: string };

/** To whom it is told: the talent is 'you' to themselves and has a name to everyone else. */
const named = (talent: string | undefined) => talent ?? 'you';
const scopeOf = ({ field, territory }: RepresentationTerms) => `${FIELDS[field]} (${territory})`;
const because = (reason: string | null) => (reason === null ? '' : ` The reason: ${reason}`);

export function askedWords({ agency, agent, terms }: Told, talent?: string): Words {
  return {
    title: `${agency} asks to represent ${named(talent)}`,
    content: `${agent} of ${agency} asks to represent ${named(talent)} for ${scopeOf(terms)}. Please confirm or decline.`,
  };
}

export function proposedWords({ agency, agent, terms }: Told, talent?: string): Words {
  return {
    title: `${agency} asks for other terms`,
    content: `${agent} of ${agency} asks ${named(talent)} for other terms: ${scopeOf(terms)}. What was agreed on holds until they are confirmed.`,
  };
}

export function confirmedWords({ agency, talent, terms }: Told): Words {
  return {
    title: `${talent} confirmed`,
    content: `${agency} now represents ${talent} for ${scopeOf(terms)}.`,
  };
}

export function declinedWords({ agency, talent, terms }: Told, reason: string | null): Words {
  return {
    title: `${talent} declined`,
    content: `${talent} declined to be represented by ${agency} for ${scopeOf(terms)}.${because(reason)}`,
  };
}

export function takenBackWords({ agency, terms }: Told, talent?: string): Words {
  return {
    title: `${agency} took back its request`,
    content: `${agency} no longer asks to represent ${named(talent)} for ${scopeOf(terms)}.`,
  };
}

/** To the agency's people, whichever side ended it. */
export function endedForAgentsWords(
  { agency, talent, terms }: Told,
  by: string,
  reason: string | null,
): Words {
  return {
    title: `The representation of ${talent} ended`,
    content: `${by} ended that ${agency} represents ${talent} for ${scopeOf(terms)}.${because(reason)}`,
  };
}

export function endedForTalentWords(
  { agency, terms }: Told,
  reason: string | null,
  talent?: string,
): Words {
  return {
    title: `${agency} ended a representation`,
    content: `${agency} no longer represents ${named(talent)} for ${scopeOf(terms)}.${because(reason)}`,
  };
}
