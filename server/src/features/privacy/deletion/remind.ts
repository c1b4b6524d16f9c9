import { sendMail } from '../../../platform/mail/mail.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getPerson } from '../queries.ts';
import { deletionIsNear } from './mails.ts';
import { findDeletionById } from './queries.ts';
import type { ReminderRequest } from './remind-job.ts';

/** Says once more that the account goes, unless it was kept. */
export async function remindOfEnd(platform: Platform, { deletionId }: ReminderRequest) {
  await platform.transaction(async (tx) => {
    const deletion = await findDeletionById(tx, deletionId);
    if (deletion === undefined) return;
    const { email } = await getPerson(tx, deletion.userId);
    if (email === null) return;
    const words = deletionIsNear(platform.publicUrl, deletion.dueAt);
    await platform.jobs.enqueue(tx, sendMail, { to: email, ...words });
  });
}
