import { LIMITS } from '@callboard/contract/limits';
import * as z from 'zod';
import { audit } from '../../platform/audit/audit.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { mailLink } from './mail-token.ts';
import { findAccountByEmail, isEnding } from './queries.ts';

const requestSchema = z.object({
  email: z.string(),
  purpose: z.enum(['verify_email', 'reset_password']),
});
type LinkRequest = z.infer<typeof requestSchema>;

/** Looks for the account away from the request, so that its time tells nothing. */
export const mailAccountLink: Job<LinkRequest> = {
  name: 'mail-account-link',
  data: requestSchema,
};

const ANSWER = { message: 'If this address has an account, a link is on its way to it.' };

export async function askForLink(platform: Platform, request: LinkRequest) {
  await platform.transaction((tx) => platform.jobs.enqueue(tx, mailAccountLink, request));
  return ANSWER;
}

/**
 * Does nothing for an unknown or suspended account, one whose end has come, a confirmed address, or one
 * flooded with mail.
 */
export async function sendAskedLink(platform: Platform, { email, purpose }: LinkRequest) {
  const account = await findAccountByEmail(platform.db, email);
  if (account === undefined || account.suspendedAt !== null) return;
  if (await isEnding(platform.db, account.user.id, platform.clock.now())) return;
  if (purpose === 'verify_email' && account.emailVerifiedAt !== null) return;
  if (!(await mayMail(platform, `${purpose} ${account.user.id}`))) return;
  const { id: userId, email: knownAddress } = account.user;
  await platform.transaction(async (tx) => {
    await mailLink(platform, tx, purpose, { userId, email: knownAddress });
    if (purpose !== 'reset_password') return;
    const target = { kind: 'user', id: userId };
    await audit(tx, platform.clock, null, { act: 'auth.password-reset-asked', target });
  });
}

function mayMail(platform: Platform, key: string): Promise<boolean> {
  return platform.limits.take(`mail ${key}`, LIMITS.accountMails).then(
    () => true,
    () => false,
  );
}
