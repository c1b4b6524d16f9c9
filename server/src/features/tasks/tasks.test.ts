import { taskEndpoints } from '@callboard/contract/tasks';
import { beforeEach, expect, it } from 'vitest';
import type { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { conversationParticipants } from '../messaging/tables.ts';
import { productionCollaborators } from '../productions/tables.ts';

const t = useTestServer();

let client: TestClient;
let userId: string;
beforeEach(async () => {
  client = await t.signIn('client');
  userId = client.user?.id ?? '';
});

const inDays = (days: number) => new Date(t.clock.now().getTime() + days * 24 * 60 * 60 * 1000);
const countedFor = async (who: TestClient) => (await who.call(taskEndpoints.count)).body;
const myRole = async () =>
  t.make.productionRole({ productionId: await t.make.production({ createdByUserId: userId }) });

it('nothing waits for a client who has just come', async () => {
  expect(await countedFor(client)).toEqual({ totalTasks: 0 });
});

it('a role with applications that nobody has opened is one task, however many they are', async () => {
  const roleId = await myRole();
  const callId = await t.make.castingCall({ roleId });
  await t.make.application({ roleId, callId });
  await t.make.application({ roleId, callId });
  expect(await countedFor(client)).toEqual({ totalTasks: 1 });
  const another = await myRole();
  await t.make.application({ roleId: another });
  expect(await countedFor(client)).toEqual({ totalTasks: 2 });
});

it('applications that were opened, or whose role was cancelled, wait for nobody', async () => {
  await t.make.application({ roleId: await myRole(), status: 'viewed' });
  const productionId = await t.make.production({ createdByUserId: userId });
  const cancelled = await t.make.productionRole({ productionId, cancelledAt: t.clock.now() });
  await t.make.application({ roleId: cancelled });
  expect(await countedFor(client)).toEqual({ totalTasks: 0 });
});

it.each([
  ['closes within three days', { deadlineAt: 3 }, 1],
  ['closes later', { deadlineAt: 3.01 }, 0],
  ['is past its deadline and still open', { deadlineAt: -0.01 }, 1],
  ['is a draft', { deadlineAt: 1, status: 'draft' as const }, 0],
])('a call that %s: %o', async (_, { deadlineAt, ...call }, totalTasks) => {
  await t.make.castingCall({ roleId: await myRole(), deadlineAt: inDays(deadlineAt), ...call });
  expect(await countedFor(client)).toEqual({ totalTasks });
});

it('an audition with invitations that are not answered is one task until it begins, and another one who asks for another time', async () => {
  const productionId = await t.make.production({ createdByUserId: userId });
  const auditionId = await t.make.audition({ productionId, startsAt: inDays(2) });
  await t.make.auditionInvitation({ auditionId });
  await t.make.auditionInvitation({ auditionId });
  const answered = await t.make.audition({ productionId, startsAt: inDays(2) });
  await t.make.auditionInvitation({
    auditionId: answered,
    status: 'accepted',
    respondedAt: t.clock.now(),
  });
  const past = await t.make.audition({ productionId, startsAt: inDays(-1) });
  await t.make.auditionInvitation({ auditionId: past });
  const calledOff = await t.make.audition({
    productionId,
    startsAt: inDays(2),
    cancelledAt: t.clock.now(),
  });
  await t.make.auditionInvitation({ auditionId: calledOff });
  expect(await countedFor(client)).toEqual({ totalTasks: 1 });
  await t.make.auditionInvitation({
    auditionId,
    status: 'reschedule_requested',
    respondedAt: t.clock.now(),
    note: 'The ferry.',
  });
  expect(await countedFor(client)).toEqual({ totalTasks: 2 });
});

it('a conversation with something unread is one task', async () => {
  const takePart = async (lastSequence: number, readSequence: number) => {
    const conversationId = await t.make.conversation({ lastSequence });
    const createdAt = t.clock.now();
    await t.platform.db
      .insert(conversationParticipants)
      .values({ conversationId, userId, readSequence, createdAt });
  };
  await takePart(5, 2);
  await takePart(4, 4);
  expect(await countedFor(client)).toEqual({ totalTasks: 1 });
});

it('what waits in a production waits for who made it and who takes part, and nobody else', async () => {
  const roleId = await myRole();
  await t.make.application({ roleId });
  const colleague = await t.signIn('client');
  expect(await countedFor(colleague)).toEqual({ totalTasks: 0 });

  const productionId = await t.make.production({ createdByUserId: userId });
  const shared = await t.make.productionRole({ productionId });
  await t.make.application({ roleId: shared });
  await t.platform.db.insert(productionCollaborators).values({
    productionId,
    userId: colleague.user?.id ?? '',
    rights: 'review',
    createdAt: t.clock.now(),
  });
  expect(await countedFor(colleague)).toEqual({ totalTasks: 1 });
  expect(await countedFor(client)).toEqual({ totalTasks: 2 });
});
