import * as z from 'zod';
import type { Job } from '../../platform/jobs/jobs.ts';
import { type Mail, sendMail } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { listMailCopies, type NotificationRow } from './queries.ts';

const requestSchema = z.object({ notificationIds: z.array(z.uuid()) });
type CopyRequest = z.infer<typeof requestSchema>;

/** Finds out, away from the request, who wants a copy by e-mail. */
export const mailCopies: Job<CopyRequest> = {
  name: 'mail-notification-copies',
  data: requestSchema,
};

/** A copy is queued under its notification's id, so that a job that is run again mails nobody twice. */
export async function sendMailCopies(platform: Platform, { notificationIds }: CopyRequest) {
  const copies = await listMailCopies(platform.db, notificationIds);
  if (copies.length === 0) return;
  await platform.transaction((tx) =>
    platform.jobs.enqueueAll(
      tx,
      sendMail,
      copies.map(({ notification, email }) => ({
        id: notification.id,
        data: writeCopy(platform, notification, email),
      })),
    ),
  );
}

function writeCopy({ publicUrl }: Platform, news: NotificationRow, to: string): Mail {
  const paragraphs = [
    news.content,
    ...(news.link === null ? [] : [`See it on Callboard:\n${publicUrl}${news.link}`]),
    `You choose which news also come by e-mail:\n${publicUrl}/account`,
  ];
  return { to, subject: news.title, text: paragraphs.join('\n\n') };
}
