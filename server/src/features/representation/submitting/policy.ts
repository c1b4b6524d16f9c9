import type { REPRESENTATION_FIELDS, SUBMITTERS } from '@callboard/contract/representation';
import type { Actor } from '../../../platform/actor.ts';
import { type Agency, agenciesBetween, isOwn } from '../policy.ts';
import { fieldOf } from './fields.ts';

type Field = (typeof REPRESENTATION_FIELDS)[number];
type Agreement = {
  portfolioId: string;
  field: Field;
  submitter: (typeof SUBMITTERS)[number];
};

/** What was agreed on for work in this field. */
function agreementsOn<A extends Agreement>(agreements: readonly A[], field: Field): A[] {
  return agreements.filter((one) => one.field === 'all' || one.field === field);
}

/** The talent submits unless an agency that represents them for this was left to do so alone. */
function mayTalentSubmit(agreements: readonly Agreement[]): boolean {
  return agreements.every(({ submitter }) => submitter !== 'agent');
}

/** An agency submits unless all that it agreed on for this leaves it to the talent. */
function mayAgencySubmit(agreements: readonly Agreement[], portfolioId: string): boolean {
  const own = agreements.filter((one) => one.portfolioId === portfolioId);
  return own.length === 0 || own.some(({ submitter }) => submitter !== 'talent');
}

export type Submitter = {
  /** The agency through which an agent submits; none where talent or guardian do it themselves. */
  agency: { id: string; name: string } | null;
  /** Whether what was agreed on leaves it to them. What no agreement is about, both sides may do. */
  isAgreed: boolean;
};

type Standing = {
  talent: { userId: string; ownerUserId: string };
  agencies: readonly (Agency & { portfolio: { id: string; name: string } })[];
};

/** As whom someone submits a talent to work of this type; strangers do not. */
export function submitterOf(
  actor: Actor,
  standing: Standing,
  all: readonly Agreement[],
  productionTypeId: string,
): Submitter | undefined {
  const agreements = agreementsOn(all, fieldOf(productionTypeId));
  if (isOwn(actor, standing)) return { agency: null, isAgreed: mayTalentSubmit(agreements) };
  const agencies = agenciesBetween(actor, standing).map(({ portfolio }) => portfolio);
  const agreed = agencies.find(({ id }) => mayAgencySubmit(agreements, id));
  const agency = agreed ?? agencies[0];
  if (agency === undefined) return undefined;
  return { agency: { id: agency.id, name: agency.name }, isAgreed: agreed !== undefined };
}
