import type { REPRESENTATION_FIELDS, SUBMITTERS } from '@callboard/contract/representation';

type Field = (typeof REPRESENTATION_FIELDS)[number];
type Agreement = {
  portfolioId: string;
  field: Field;
  submitter: (typeof SUBMITTERS)[number];
};

/** What was agreed on for work in this field. */
export function agreementsOn<A extends Agreement>(agreements: readonly A[], field: Field): A[] {
  return agreements.filter((one) => one.field === 'all' || one.field === field);
}

/** The talent submits unless an agency that represents them for this was left to do so alone. */
export function mayTalentSubmit(agreements: readonly Agreement[]): boolean {
  return agreements.every(({ submitter }) => submitter !== 'agent');
}

/** An agency submits unless all that it agreed on for this leaves it to the talent. */
export function mayAgencySubmit(agreements: readonly Agreement[], portfolioId: string): boolean {
  const own = agreements.filter((one) => one.portfolioId === portfolioId);
  return own.length === 0 || own.some(({ submitter }) => submitter !== 'talent');
}
