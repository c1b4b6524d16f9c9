import type { RoleForm } from '@callboard/contract/role-form';

/** What applicants were promised. A change to any of it makes a new version of an open call. */
const TERMS = [
  'payKind',
  'payAmount',
  'payUnit',
  'payCurrency',
  'payNote',
  'usage',
  'workDates',
  'contentFlags',
  'contentNote',
  'replicaUses',
  'replicaTerms',
] as const satisfies readonly (keyof RoleForm)[];

export type CallTerms = Pick<RoleForm, (typeof TERMS)[number]>;

export function termsOf(role: CallTerms): CallTerms {
  return Object.fromEntries(TERMS.map((term) => [term, role[term]])) as CallTerms;
}
