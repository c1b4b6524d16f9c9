import type { OpenedInvitation } from '@callboard/contract/team';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashToken } from '../../auth/session-token.ts';
import { presentPortfolio } from '../../business-portfolios/present-portfolio.ts';
import { presentInvitation } from './present-invitation.ts';
import { findByToken } from './queries.ts';

/** An invitation for whoever holds its link, also after it has ended. */
export async function openInvitation(
  { db, clock }: Platform,
  token: string,
): Promise<OpenedInvitation> {
  const found = await findByToken(db, hashToken(token));
  if (found === undefined) throw new AppError('NOT_FOUND');
  const { invitation, portfolio, accountRole } = found;
  return {
    ...presentInvitation(invitation, clock.now()),
    portfolio: presentPortfolio(portfolio),
    account: accountOf(accountRole),
  };
}

function accountOf(role: string | null): OpenedInvitation['account'] {
  if (role === null) return 'none';
  return role === 'agent' ? 'agent' : 'other';
}
