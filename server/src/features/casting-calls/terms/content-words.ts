import { CONTENT_FLAGS, REPLICA_USES } from '@callboard/contract/production-choices';
import type { CallTerms } from './terms-of.ts';

const FLAGS: Record<(typeof CONTENT_FLAGS)[number], string> = {
  nudity: 'nudity',
  intimacy: 'intimacy',
  stunts: 'stunts',
  smoking: 'smoking',
  animals: 'animals',
  minors: 'minors',
};

const USES: Record<(typeof REPLICA_USES)[number], string> = {
  this_production: 'digital replica in this production',
  synthetic_voice: 'synthetic voice',
  training: 'training of AI',
};

export function contentWords(flags: CallTerms['contentFlags']): string {
  return inWords(CONTENT_FLAGS, FLAGS, flags) ?? 'None';
}

export function replicaWords(uses: CallTerms['replicaUses']): string {
  return inWords(REPLICA_USES, USES, uses) ?? 'No digital replica or AI use';
}

/** In the contract's order, whatever order they were ticked in. */
function inWords<V extends string>(
  all: readonly V[],
  words: Record<V, string>,
  chosen: readonly V[],
): string | undefined {
  const said = all.filter((value) => chosen.includes(value)).map((value) => words[value]);
  const text = said.join(', ');
  return text === '' ? undefined : text.charAt(0).toUpperCase() + text.slice(1);
}
