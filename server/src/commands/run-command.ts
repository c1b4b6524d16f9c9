import { LIMITS } from '@callboard/contract/limits';
import { createAdmin } from '../features/auth/create-admin.ts';
import { decideCall } from '../features/casting-calls/review/decide-call.ts';
import { listReviewQueue } from '../features/casting-calls/review/list-review-queue.ts';
import { restoreUser } from '../features/moderation/decisions/restore-user.ts';
import { suspendUser } from '../features/moderation/decisions/suspend-user.ts';
import type { Platform } from '../platform/platform.ts';
import { accountOf } from './account-of.ts';
import type { Command } from './command-schema.ts';
import { mailPasswordLink } from './mail-password-link.ts';
import type { OfflineCommand } from './run-offline.ts';
import { seed } from './seed.ts';

type Say = (line: string) => void;
type PlatformCommand = Exclude<Command, OfflineCommand | { name: 'help' }>;

/** Does it through the same use cases as the screens. The audit trail says that it came from here. */
export async function runCommand(
  platform: Platform,
  command: PlatformCommand,
  say: Say,
): Promise<void> {
  switch (command.name) {
    case 'calls':
      return listCalls(platform, say);
    case 'publish-call': {
      const [callId] = command.args;
      await decideCall(platform, null, callId, { decision: 'publish' });
      return say(`${callId} is open.`);
    }
    case 'reject-call': {
      const [callId] = command.args;
      await decideCall(platform, null, callId, { decision: 'reject', reason: command.reason });
      return say(`${callId} was rejected, and its team was told why.`);
    }
    case 'create-admin': {
      const [email, firstName, lastName] = command.args;
      await createAdmin(platform, { email, firstName, lastName });
      return say(`${email} was mailed a link to choose a password.`);
    }
    case 'suspend': {
      const [email] = command.args;
      const { user } = await accountOf(platform, email);
      await suspendUser(platform, null, user.id, command.reason);
      return say(`${email} is suspended, signed out everywhere, and was mailed the reason.`);
    }
    case 'restore-account': {
      const [email] = command.args;
      const { user, deletedAt } = await accountOf(platform, email);
      await restoreUser(platform, null, user.id, command.reason);
      const isGone = deletedAt !== null;
      return say(
        isGone
          ? `${email} is deleted, and may register anew.`
          : `${email} can sign in again, and was mailed so.`,
      );
    }
    case 'reset-password': {
      const [email] = command.args;
      const link = await mailPasswordLink(platform, email, command);
      return say(command.print ? link : `${email} was mailed a link to choose a new password.`);
    }
    case 'seed':
      return seed(platform, command, say);
  }
}

async function listCalls(platform: Platform, say: Say): Promise<void> {
  const limit = LIMITS.pageSizeMax;
  const { items, nextCursor } = await listReviewQueue(platform, { status: 'in_review', limit });
  if (items.length === 0) say('No call waits for review.');
  for (const { id, roleTitle, productionTitle, companyName, postedBy, submittedAt } of items) {
    say(`${id}  ${roleTitle}, ${productionTitle} (${companyName}, ${postedBy}, ${submittedAt})`);
  }
  if (nextCursor !== null) say(`These are the oldest ${limit}; there are more.`);
}
