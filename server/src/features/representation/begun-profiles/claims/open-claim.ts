import type { OpenedClaim } from '@callboard/contract/talent-claims';
import { AppError } from '../../../../platform/app-error.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { hashToken } from '../../../auth/session-token.ts';
import { presentPortfolio } from '../../../business-portfolios/present-portfolio.ts';
import { withIsMinor } from '../../../talent-profiles/is-minor.ts';
import { isUsable } from './policy.ts';
import { type ClaimRow, findClaim } from './queries.ts';

/** Tells whoever holds a link what it is for: they read the mailbox that it was sent to. */
export async function openClaim(platform: Platform, token: string): Promise<OpenedClaim> {
  const claim = await findClaim(platform.db, hashToken(token));
  if (claim === undefined) throw new AppError('NOT_FOUND');
  const { firstName, lastName, email, portfolio, sender, expiresAt } = claim;
  return {
    firstName,
    lastName,
    // A photo is for those who may see the profile, which a link alone does not prove.
    photoUrl: null,
    isMinor: withIsMinor(platform.clock, claim).isMinor,
    email,
    portfolio: portfolio && presentPortfolio(portfolio),
    guardianName: portfolio === null ? sender : null,
    status: statusOf(platform, claim),
    expiresAt: expiresAt.toISOString(),
    account: accountOf(claim),
  };
}

function statusOf({ clock }: Platform, claim: ClaimRow) {
  return claim.status === 'pending' && !isUsable(claim, clock.now()) ? 'ended' : claim.status;
}

function accountOf({ accountRole }: ClaimRow) {
  if (accountRole === null) return 'none';
  return accountRole === 'talent' ? 'talent' : 'other';
}
