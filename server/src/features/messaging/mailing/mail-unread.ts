import { createHash } from 'node:crypto';
import * as z from 'zod';
import { formatUuid } from '../../../platform/ids.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { type Mail, sendMail } from '../../../platform/mail/mail.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listPeople } from '../people/list-people.ts';
import { listWaiting, type Waiting } from './queries.ts';

/** Looks every minute what has waited long enough: sending a message costs nothing for it. */
export const mailUnreadMessages: Job<object> = {
  name: 'mail-unread-messages',
  data: z.object({}),
  schedule: '* * * * *',
};

const MINUTE_MS = 60 * 1000;
const WAITS_MINUTES = 15;
/** After this long without a server nobody is mailed any more of what they found meanwhile. */
const KNOWN_MINUTES = 24 * 60;
const AT_ONCE = 1_000;

/**
 * One mail for what somebody has not read in a conversation, however much is added to it: the first
 * unread message names the mail, and the queue takes none twice. Once they have read it, the next
 * one that waits is news again.
 */
export async function mailUnread(platform: Platform): Promise<void> {
  const sentBefore = new Date(platform.clock.now().getTime() - WAITS_MINUTES * MINUTE_MS);
  const sentAfter = new Date(sentBefore.getTime() - KNOWN_MINUTES * MINUTE_MS);
  let last: Waiting | undefined;
  // What was mailed before still waits: it must not stand in the way of what is new.
  do {
    const window = { sentAfter, sentBefore, after: last, limit: AT_ONCE };
    const waiting = await listWaiting(platform.db, window);
    await mailAll(platform, waiting);
    last = waiting.length < AT_ONCE ? undefined : waiting.at(-1);
  } while (last !== undefined);
}

async function mailAll(platform: Platform, waiting: readonly Waiting[]): Promise<void> {
  if (waiting.length === 0) return;
  const authors = await listPeople(
    platform.db,
    waiting.map(({ authorUserId }) => authorUserId),
  );
  const entries = waiting.map((one) => {
    const author = authors.get(one.authorUserId)?.name ?? 'Someone';
    return { id: mailIdOf(one), data: writeMail(platform, one, author) };
  });
  await platform.transaction((tx) => platform.jobs.enqueueAll(tx, sendMail, entries));
}

function mailIdOf({ userId, messageId }: Waiting): string {
  const bytes = createHash('sha256').update(`unread ${userId} ${messageId}`).digest();
  return formatUuid(bytes.subarray(0, 16));
}

/** The text stays on Callboard: mail is read over shoulders, and a message can be taken back. */
function writeMail({ publicUrl }: Platform, waiting: Waiting, author: string): Mail {
  const { email, conversationId, count } = waiting;
  const waits =
    count === 1
      ? `A message from ${author} waits`
      : `${count} messages wait, the first from ${author}`;
  const paragraphs = [
    `${waits} for you.`,
    `Read and answer on Callboard:\n${publicUrl}/messaging/${conversationId}`,
    `You choose which news also come by e-mail:\n${publicUrl}/account`,
  ];
  return { to: email, subject: `${author} wrote to you`, text: paragraphs.join('\n\n') };
}
