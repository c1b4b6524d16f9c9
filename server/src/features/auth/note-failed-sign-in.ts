import * as z from 'zod';
import { audit } from '../../platform/audit/audit.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { findAccountByEmail } from './queries.ts';

const tried = z.object({ email: z.string(), address: z.string() });
type Tried = z.infer<typeof tried>;

/** Enqueued for every wrong try, so that its time does not tell whether there is an account. */
export const noteFailedSignIn: Job<Tried> = { name: 'note-failed-sign-in', data: tried };

/** Whoever guesses on and on must not bury the rest of the trail. */
const ONE_A_MINUTE = { points: 1, seconds: 60 };

/** Nothing is kept of addresses without an account: people type passwords into that field. */
export async function auditFailedSignIn(platform: Platform, { email, address }: Tried) {
  const account = await findAccountByEmail(platform.db, email);
  if (account === undefined) return;
  const { id } = account.user;
  const isFirst = await platform.limits.take(`failed sign-in noted ${id}`, ONE_A_MINUTE).then(
    () => true,
    () => false,
  );
  if (!isFirst) return;
  await platform.transaction((tx) =>
    audit(
      tx,
      platform.clock,
      { user: null, address },
      { act: 'auth.sign-in-failed', target: { kind: 'user', id } },
    ),
  );
}
