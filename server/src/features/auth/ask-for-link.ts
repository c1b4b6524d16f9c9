import { LIMITS } from '@callboard/contract/limits';
import * as z from 'zod';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { mailLink } from './mail-token.ts';
import { findAccountByEmail } from './queries.ts';

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

/** Does nothing for an unknown or suspended account, a confirmed address, or one flooded with mail. */
export async function sendAskedLink(platform: Platform, { email, purpose }: LinkRequest) {
  const account = await findAccountByEmail(platform.db, email);
  if (account === undefined || account.suspendedAt !== null) return;
  if (purpose === 'verify_email' && account.emailVerifiedAt !== null) return;
  if (!(await mayMail(platform, `${purpose} ${account.user.id}`))) return;
  await platform.transaction((tx) =>
    mailLink(platform, tx, purpose, { userId: account.user.id, email: account.user.email }),
  );
}

function mayMail(platform: Platform, key: string): Promise<boolean> {
  return platform.limits.take(`mail ${key}`, LIMITS.accountMails).then(
    () => true,
    () => false,
  );
}
