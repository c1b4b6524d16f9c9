import { and, eq, like } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { mailTo } from '../../../../test/mailbox.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { notifications } from '../../notifications/tables.ts';
import { auditionInvitations, auditionTakes } from '../tables.ts';
import { sendReminders } from './remind.ts';

const t = useTestServer();

type Given = Parameters<typeof t.make.auditionInvitation>[0];

/** A talent who is invited to something that begins in so many hours. */
async function invite(
  hours: number,
  given: Given = {},
  session: Parameters<typeof t.make.audition>[0] = {},
) {
  const { user, profileId } = await t.make.talent({ stageName: 'Mara Quill' });
  const startsAt = new Date(t.clock.now().getTime() + hours * 3_600_000);
  const auditionId = await t.make.audition({ startsAt, place: 'Brook Hall', ...session });
  const id = await t.make.auditionInvitation({ auditionId, talentProfileId: profileId, ...given });
  const reminders = async (userId = user.id) =>
    (
      await t.platform.db
        .select({ title: notifications.title, content: notifications.content })
        .from(notifications)
        .where(and(eq(notifications.userId, userId), like(notifications.title, 'Reminder%')))
    ).length;
  return { id, user, profileId, reminders };
}

it('everyone of a talent’s side is reminded two days and three hours before, once each', async () => {
  const { id, user, profileId, reminders } = await invite(49);
  const { user: agent } = await t.make.ownAgent(profileId);
  await sendReminders(t.platform);
  expect(await reminders()).toBe(0);

  t.clock.advance({ hours: 1 });
  // As two servers do it.
  await Promise.all([sendReminders(t.platform), sendReminders(t.platform)]);
  expect([await reminders(), await reminders(agent.id)]).toEqual([1, 1]);
  const mail = await mailTo(t.platform, user.email ?? '', 'Reminder: audition for DI Rhona Tait');
  expect(mail.text).toContain(
    'Weighbridge Nine: Wednesday 4 March at 10:00 GMT, Brook Hall. It still waits for an answer.',
  );
  expect(mail.text).toContain(`/invitations?invitation=${id}`);
  await mailTo(t.platform, agent.email ?? '', 'Reminder: audition for DI Rhona Tait (Mara Quill)');

  t.clock.advance({ hours: 44 });
  await sendReminders(t.platform);
  expect(await reminders()).toBe(1);
  t.clock.advance({ hours: 1 });
  await sendReminders(t.platform);
  await sendReminders(t.platform);
  expect(await reminders()).toBe(2);
});

it('whoever was invited later than a reminder would have come gets only the next', async () => {
  const late = await invite(20);
  const veryLate = await invite(2);
  await sendReminders(t.platform);
  expect([await late.reminders(), await veryLate.reminders()]).toEqual([0, 0]);
  t.clock.advance({ hours: 17 });
  await sendReminders(t.platform);
  expect([await late.reminders(), await veryLate.reminders()]).toEqual([1, 0]);
});

it('whoever gets another time is reminded of that one', async () => {
  const { id, reminders } = await invite(50);
  t.clock.advance({ hours: 2 });
  await sendReminders(t.platform);
  const startsAt = new Date(t.clock.now().getTime() + 100 * 3_600_000);
  await t.platform.db
    .update(auditionInvitations)
    .set({ startsAt, endsAt: startsAt, remindersSent: 0, updatedAt: t.clock.now() })
    .where(eq(auditionInvitations.id, id));
  await sendReminders(t.platform);
  expect(await reminders()).toBe(1);
  t.clock.advance({ hours: 52 });
  await sendReminders(t.platform);
  expect(await reminders()).toBe(2);
});

it('nobody is reminded of what they do not come to, nor of a tape that they sent', async () => {
  const answer = { respondedAt: t.clock.now(), note: 'Away' };
  const people = [
    await invite(50, { status: 'declined', ...answer }),
    await invite(50, { status: 'cancelled', ...answer }),
    await invite(50, { status: 'reschedule_requested', ...answer }),
    await invite(50, {}, { cancelledAt: t.clock.now() }),
  ];
  const untaped = await invite(50, {}, { kind: 'self_tape' });
  const taped = await invite(50, {}, { kind: 'self_tape' });
  await t.platform.db.insert(auditionTakes).values({
    id: newId(),
    invitationId: taped.id,
    mediaId: await t.make.media({ talentProfileId: taped.profileId, kind: 'video' }),
    take: 1,
    isSlate: false,
    isLate: false,
    position: 0,
    sentAt: t.clock.now(),
  });
  t.clock.advance({ hours: 3 });
  await sendReminders(t.platform);
  const told = await Promise.all([...people, taped, untaped].map(({ reminders }) => reminders()));
  expect(told).toEqual([0, 0, 0, 0, 0, 1]);
});
