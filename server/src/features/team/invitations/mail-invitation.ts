import type { PortfolioRole } from '@callboard/contract/business-portfolios';
import { TEAM_INVITATION_DAYS } from '@callboard/contract/team';
import type { Transaction } from '../../../platform/database/database.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashToken, newToken } from '../../auth/session-token.ts';
import { MAY } from '../role-words.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A link whose token is random and stored only as a hash, and how long it can be used. */
export function newLink(now: Date) {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + TEAM_INVITATION_DAYS * DAY_MS);
  return { token, stored: { tokenHash: hashToken(token), expiresAt } };
}

type Told = {
  to: string;
  firstName: string;
  invitedBy: string;
  business: string;
  role: PortfolioRole;
};

export async function mailInvitation(
  platform: Platform,
  tx: Transaction,
  token: string,
  { to, firstName, invitedBy, business, role }: Told,
): Promise<void> {
  const link = `${platform.publicUrl}/team-invitations/${token}`;
  const mail = {
    to,
    subject: `${business} invites you to its team`,
    text: `Hello ${firstName},

${invitedBy} invites you to join the team of ${business} on Callboard, as an ${role}. ${MAY[role]}

Look at the invitation, and join or decline:
${link}

The link works for ${TEAM_INVITATION_DAYS} days. If you do not know them, you can ignore this mail.`,
  };
  await platform.jobs.enqueue(tx, sendMail, mail);
}
