import type { PortfolioRole } from '@callboard/contract/business-portfolios';
import type {
  REPRESENTATION_SIDES,
  REPRESENTATION_STATUSES,
} from '@callboard/contract/representation';
import type { Actor } from '../../../platform/actor.ts';
import { mayManage, portfolioRoleOf } from '../../business-portfolios/policy.ts';
import { isOwn } from '../policy.ts';

type Talent = { userId: string; ownerUserId: string; isMinor: boolean };
type Agency = {
  portfolio: { ownerUserId: string; verifiedAt: Date | null };
  memberRole: PortfolioRole | null;
  isAssigned: boolean;
};
/** What was asked for or agreed on, as one person stands to both sides of it. */
export type Agreement = Agency & {
  talent: Talent;
  status: (typeof REPRESENTATION_STATUSES)[number];
  requestedByUserId: string | null;
};
export type Side = (typeof REPRESENTATION_SIDES)[number];

/** Until it is verified, an agency has nothing to do with children. */
export function mayMeet({ portfolio }: Pick<Agency, 'portfolio'>, talent: Talent): boolean {
  return portfolio.verifiedAt !== null || !talent.isMinor;
}

/** Admins ask whom they like; an employee asks those whom they work with for more. */
export function mayAsk(actor: Actor, agency: Agency): boolean {
  if (mayManage(actor, agency)) return true;
  return portfolioRoleOf(actor, agency) === 'employee' && agency.isAssigned;
}

/** The agency's people who know of it: its admins, whoever works with the talent, whoever asked. */
export function isOnAgencySide(actor: Actor, agreement: Agreement): boolean {
  if (!mayMeet(agreement, agreement.talent)) return false;
  const hasAsked = agreement.requestedByUserId === actor.user.id;
  const isMember = portfolioRoleOf(actor, agreement) !== undefined;
  return mayAsk(actor, agreement) || (isMember && hasAsked);
}

export function maySeeAgreement(actor: Actor, agreement: Agreement): boolean {
  return isOwn(actor, agreement) || isOnAgencySide(actor, agreement);
}

/** Who says yes or no for a talent: of a child the guardian, never the child. */
export function mayDecideFor(actor: Actor, { talent }: { talent: Talent }): boolean {
  if (!isOwn(actor, { talent })) return false;
  return !talent.isMinor || talent.userId !== actor.user.id;
}

/** For which side someone may end it: what an agency asked for, whoever asked takes back as well. */
export function sideThatMayEnd(actor: Actor, agreement: Agreement): Side | undefined {
  if (mayDecideFor(actor, agreement)) return 'talent';
  if (!isOnAgencySide(actor, agreement)) return undefined;
  const isOwnRequest =
    agreement.status === 'requested' && agreement.requestedByUserId === actor.user.id;
  return isOwnRequest || mayManage(actor, agreement) ? 'agency' : undefined;
}
