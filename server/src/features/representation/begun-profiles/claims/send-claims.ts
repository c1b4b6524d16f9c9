import { TALENT_CLAIM_DAYS } from '@callboard/contract/talent-claims';
import type { Actor } from '../../../../platform/actor.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import { newId } from '../../../../platform/ids.ts';
import { sendMail } from '../../../../platform/mail/mail.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { hashToken, newToken } from '../../../auth/session-token.ts';
import { claimMail } from './mails.ts';
import { endClaims, insertClaims } from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Asked = {
  talentProfileId: string;
  email: string;
  firstName: string;
  lastName: string;
  isMinor: boolean;
};

/** Mails each a link of its own, kept only as a hash; links sent before end. */
export async function sendClaims(
  platform: Platform,
  tx: Transaction,
  actor: Actor,
  portfolio: { id: string; name: string },
  asked: readonly Asked[],
) {
  const createdAt = platform.clock.now();
  const expiresAt = new Date(createdAt.getTime() + TALENT_CLAIM_DAYS * DAY_MS);
  const sent = asked.map((claim) => ({ ...claim, id: newId(), token: newToken() }));
  if (sent.length > 0) {
    await endClaims(
      tx,
      sent.map(({ talentProfileId }) => talentProfileId),
    );
    const rows = sent.map(({ id, talentProfileId, email, token }) => ({
      id,
      talentProfileId,
      portfolioId: portfolio.id,
      sentByUserId: actor.user.id,
      email,
      tokenHash: hashToken(token),
      status: 'pending' as const,
      expiresAt,
      createdAt,
    }));
    await insertClaims(tx, rows);
    const mails = sent.map(({ id, token, ...claim }) => {
      const link = `${platform.publicUrl}/talent-claims/${token}`;
      return { id, data: { to: claim.email, ...claimMail(claim, portfolio.name, link) } };
    });
    await platform.jobs.enqueueAll(tx, sendMail, mails);
  }
  return { createdAt, expiresAt };
}
