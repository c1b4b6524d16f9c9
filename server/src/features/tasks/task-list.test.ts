import { type Task, taskEndpoints } from '@callboard/contract/tasks';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { conversationParticipants, conversations } from '../messaging/tables.ts';
import { reports } from '../moderation/tables.ts';

const t = useTestServer();

let client: TestClient;
let userId: string;
beforeEach(async () => {
  // Two in the afternoon in London and a day later in Auckland.
  t.clock.set('2026-06-10T13:00:00.000Z');
  const user = await t.make.user({ role: 'client', timeZone: 'Pacific/Auckland' });
  client = new TestClient(t.url, await t.make.session({ user }));
  userId = user.id;
});

const tasksOf = async (who: TestClient): Promise<Task[]> =>
  (await who.call(taskEndpoints.list)).body.items;
const keysOf = async (who: TestClient) => (await tasksOf(who)).map(({ key }) => key);
const dismiss = (key: string) => client.call(taskEndpoints.dismiss, { body: { key } });
const addTodo = async (text: string, dueOn: string | null = null) =>
  (await client.call(taskEndpoints.addTodo, { body: { text, dueOn } })).body;

/** One of everything that can wait for a client. */
async function makeEverythingWait() {
  const productionId = await t.make.production({ createdByUserId: userId });
  const makeCall = async (deadlineAt: string) => {
    const roleId = await t.make.productionRole({ productionId });
    const callId = await t.make.castingCall({ roleId, deadlineAt: new Date(deadlineAt) });
    return { roleId, callId };
  };
  const closing = await makeCall('2026-06-12T13:00:00Z');
  const past = await makeCall('2026-06-09T13:00:00Z');
  const later = await makeCall('2026-08-01T13:00:00Z');
  await t.make.application(later);
  await t.make.application(later);
  const answered = { ...closing, status: 'viewed', unsentAnswer: 'role_filled' } as const;
  await t.make.application(answered);
  const auditionId = await t.make.audition({
    productionId,
    startsAt: new Date('2026-06-10T20:00:00Z'),
  });
  await t.make.auditionInvitation({ auditionId });
  const conversationId = await t.make.conversation({
    lastSequence: 3,
    lastMessageAt: t.clock.now(),
    roleId: later.roleId,
  });
  const createdAt = t.clock.now();
  await t.platform.db
    .insert(conversationParticipants)
    .values({ conversationId, userId, readSequence: 1, createdAt });
  return { productionId, closing, past, later, auditionId, conversationId };
}

describe('the list of tasks', () => {
  it('holds everything that waits, the most urgent first by the days of one’s own zone', async () => {
    const made = await makeEverythingWait();
    const overdue = await addTodo('Yesterday in Auckland', '2026-06-10');
    const today = await addTodo('Today in Auckland', '2026-06-11');
    const someday = await addTodo('Some day');

    const tasks = await tasksOf(client);
    const brief = tasks.map(({ key, urgency, count }) => [urgency, key, count]);
    expect(brief).toEqual([
      ['overdue', `past:${made.past.callId}`, 0],
      ['overdue', `todo:${overdue.id}`, 1],
      ['today', `audition:${made.auditionId}`, 1],
      ['today', `todo:${today.id}`, 1],
      ['today', `messages:${made.conversationId}`, 2],
      ['today', `review:${made.later.roleId}`, 2],
      ['this_week', `closing:${made.closing.callId}`, 1],
      ['this_week', `unsent:${made.closing.roleId}`, 1],
      ['later', `todo:${someday.id}`, 1],
    ]);
    expect(tasks.find(({ kind }) => kind === 'review_applications')).toMatchObject({
      roleTitle: 'DI Rhona Tait',
      productionTitle: 'Weighbridge Nine',
      productionId: made.productionId,
      link: `/production-roles/${made.later.roleId}?tab=applications`,
    });
    expect(tasks.find(({ kind }) => kind === 'unread_messages')?.link).toBe(
      `/messaging/${made.conversationId}`,
    );
  });

  it('is as long as the count says, also when something was put aside or done', async () => {
    const { later } = await makeEverythingWait();
    const todo = await addTodo('Call the agent');
    const agree = async (expected: number) => {
      const { body } = await client.call(taskEndpoints.count);
      expect([body.totalTasks, (await tasksOf(client)).length]).toEqual([expected, expected]);
    };
    await agree(7);
    await dismiss(`review:${later.roleId}`);
    await agree(6);
    const params = { id: todo.id };
    await client.call(taskEndpoints.changeTodo, { params, body: { isDone: true } });
    await agree(5);
  });
});

describe('what was put aside', () => {
  it('comes back with something newer, or when it is taken back', async () => {
    const { later, conversationId } = await makeEverythingWait();
    const keys = [`review:${later.roleId}`, `messages:${conversationId}`];
    const waiting = async () => (await keysOf(client)).filter((key) => keys.includes(key)).sort();
    for (const key of keys) expect((await dismiss(key)).status).toBe(204);
    expect(await waiting()).toEqual([]);

    t.clock.advance({ minutes: 1 });
    await t.make.application(later);
    expect(await waiting()).toEqual([`review:${later.roleId}`]);
    await t.platform.db
      .update(conversations)
      .set({ lastSequence: 4, lastMessageAt: t.clock.now() })
      .where(eq(conversations.id, conversationId));
    expect(await waiting()).toEqual([...keys].sort());

    await dismiss(`review:${later.roleId}`);
    await client.call(taskEndpoints.restore, { body: { key: `review:${later.roleId}` } });
    expect(await waiting()).toEqual([...keys].sort());
  });
});

describe('a to-do', () => {
  it('is changed, completed, reopened and removed by its owner and nobody else', async () => {
    const { id } = await addTodo('Book the room', '2026-06-12');
    const change = (who: TestClient, body: object) =>
      who.call(taskEndpoints.changeTodo, { params: { id }, body });
    const stranger = await t.signIn('client');
    expect((await change(stranger, { isDone: true })).status).toBe(404);
    const done = await change(client, { text: 'Book the big room', isDone: true });
    expect(done.body).toMatchObject({ text: 'Book the big room', dueOn: '2026-06-12' });
    expect(done.body.doneAt).not.toBeNull();
    expect(await keysOf(client)).toEqual([]);
    await change(client, { isDone: false });
    expect(await keysOf(client)).toEqual([`todo:${id}`]);
    const remove = (who: TestClient) => who.call(taskEndpoints.removeTodo, { params: { id } });
    expect((await remove(stranger)).status).toBe(404);
    expect((await remove(client)).status).toBe(204);
    expect(await keysOf(client)).toEqual([]);
  });
});

it('for an admin the queues wait, each with how many are in it', async () => {
  const admin = await t.signIn('admin');
  expect(await tasksOf(admin)).toEqual([]);
  await t.make.castingCall({ status: 'in_review' });
  await t.make.verificationRequest();
  const now = t.clock.now();
  for (const subjectId of [newId(), newId()]) {
    await t.platform.db.insert(reports).values({
      id: newId(),
      subject: 'call',
      subjectId,
      reporterUserId: userId,
      reason: 'spam',
      status: 'open',
      createdAt: now,
      updatedAt: now,
    });
  }
  const queues = (await tasksOf(admin)).map(({ kind, count, link }) => [kind, count, link]);
  expect(queues).toEqual([
    ['review_calls', 1, '/admin/casting-calls'],
    ['review_reports', 2, '/admin/reports'],
    ['review_verifications', 1, '/admin/verification'],
  ]);
});
