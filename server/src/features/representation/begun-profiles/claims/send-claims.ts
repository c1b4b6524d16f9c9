import { TALENT_CLAIM_DAYS } from '@callboard/contract/talent-claims';
import type { Actor } from '../../../../platform/actor.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import { newId } from '../../../../platform/ids.ts';
import { sendMail } from '../../../../platform/mail/mail.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { hashToken, newToken } from '../../../auth/session-token.ts';
import { claimMail, handOverMail } from './mails.ts';
import { endClaims, insertClaims } from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Asked = {
  talentProfileId: string;
  email: string;
  firstName: string;
  lastName: string;
  isMinor: boolean;
};

type Sender = {
  /** None where a guardian hands over. */
  portfolioId: string | null;
  mail: (claim: Asked, link: string) => { subject: string; text: string };
};

export async function sendClaims(
  platform: Platform,
  tx: Transaction,
  actor: Actor,
  { id, name }: { id: string; name: string },
  asked: readonly Asked[],
) {
  const mail: Sender['mail'] = (claim, link) => claimMail(claim, name, link);
  return sendLinks(platform, tx, actor, { portfolioId: id, mail }, asked);
}

/** From a guardian to the one who has grown up. */
export async function sendHandOver(
  platform: Platform,
  tx: Transaction,
  actor: Actor,
  asked: Asked,
) {
  const guardian = `${actor.user.firstName} ${actor.user.lastName}`;
  const mail: Sender['mail'] = (claim, link) => handOverMail(claim, guardian, link);
  return sendLinks(platform, tx, actor, { portfolioId: null, mail }, [asked]);
}

/** Mails each a link of its own, kept only as a hash; links sent before end. */
async function sendLinks(
  platform: Platform,
  tx: Transaction,
  actor: Actor,
  { portfolioId, mail }: Sender,
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
      portfolioId,
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
      return { id, data: { to: claim.email, ...mail(claim, link) } };
    });
    await platform.jobs.enqueueAll(tx, sendMail, mails);
  }
  return { createdAt, expiresAt };
}
