import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notifyEach } from '../../notifications/notify.ts';
import { listTalentSides } from '../../representation/list-talent-sides.ts';
import { countDue, dueUntil, isNeeded } from './policy.ts';
import { type Due, lockDue, setRemindersSent } from './queries.ts';
import { remind } from './words.ts';

/** Reminds everyone whose audition or due tape comes near, some at a time until there are no more. */
export async function sendReminders(platform: Platform): Promise<void> {
  while ((await remindSome(platform)) > 0);
}

/** Whoever counts them as reminded tells them in the same transaction: nobody hears of it twice. */
async function remindSome(platform: Platform): Promise<number> {
  return platform.transaction(async (tx) => {
    const now = platform.clock.now();
    const due = await lockDue(tx, { now, until: dueUntil(now) });
    if (due.length === 0) return 0;
    const counted = due.map((one) => ({ id: one.id, remindersSent: countDue(one, now) }));
    await setRemindersSent(tx, counted);
    await tell(
      platform,
      tx,
      due.filter((one) => isNeeded(one, now)),
    );
    return due.length;
  });
}

async function tell(platform: Platform, tx: Transaction, due: readonly Due[]): Promise<void> {
  const sides = await listTalentSides(tx, [...new Set(due.map((one) => one.talentProfileId))]);
  const news = due.flatMap(({ told, ...invitation }) => {
    if (told === null) return [];
    const link = `/invitations?invitation=${invitation.id}` as const;
    const readers = sides.get(invitation.talentProfileId) ?? [];
    return readers.map((userId) => {
      const name = userId === invitation.talentUserId ? undefined : invitation.talent;
      return { userId, ...remind(invitation, told, name), link };
    });
  });
  await notifyEach(platform, tx, 'audition', news);
}
