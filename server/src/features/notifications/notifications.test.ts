import {
  NOTIFICATION_KINDS,
  type Notification,
  notificationEndpoints,
} from '@callboard/contract/notifications';
import { count, eq, inArray } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mailTo } from '../../../test/mailbox.ts';
import { connectSocket, nextEvent } from '../../../test/socket-client.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { mailboxMessages } from '../../platform/mail/tables.ts';
import { users } from '../auth/tables.ts';
import { sendMailCopies } from './mail-copies.ts';
import { notify } from './notify.ts';
import { notifications } from './tables.ts';

const t = useTestServer();

const idOf = (client: TestClient) => client.user?.id ?? '';

const NEWS = {
  kind: 'audition',
  title: 'You are invited to audition',
  content: 'DI Rhona Tait in Weighbridge Nine, Thursday at 10.',
  link: '/invitations',
} as const;

async function tell(clients: TestClient[], news: Partial<typeof NEWS> | object = {}) {
  await t.platform.transaction((tx) =>
    notify(t.platform, tx, clients.map(idOf), { ...NEWS, ...news }),
  );
}

const listOf = async (client: TestClient, query = {}): Promise<Notification[]> =>
  (await client.call(notificationEndpoints.list, { query })).body;
const countOf = async (client: TestClient) =>
  (await client.call(notificationEndpoints.count)).body.count;

async function listen(client: TestClient) {
  const { socket } = await connectSocket(client);
  onTestFinished(() => void socket.close());
  await socket.emitWithAck('join-user-room', idOf(client));
  return socket;
}

describe('being notified', () => {
  it('leaves an unread notification that says what, where and when', async () => {
    const talent = await t.signIn('talent');
    await tell([talent]);
    expect(await countOf(talent)).toBe(1);
    expect(await listOf(talent)).toEqual([
      {
        id: expect.any(String),
        kind: 'audition',
        title: NEWS.title,
        content: NEWS.content,
        link: '/invitations',
        status: 'unread',
        created_at: t.clock.now().toISOString(),
      },
    ]);
  });

  it('is heard at once by every open window of that person and by nobody else', async () => {
    const [talent, other] = [await t.signIn('talent'), await t.signIn('talent')];
    const sockets = [await listen(talent), await listen(talent)];
    const bystander = await listen(other);
    const overheard: unknown[] = [];
    bystander.onAny((event) => overheard.push(event));
    const heard = sockets.map((socket) => nextEvent(socket, 'notification:new'));
    await tell([talent]);
    const [{ id = '' } = {}] = await listOf(talent);
    const push = { userId: idOf(talent), notification: { id, title: NEWS.title } };
    expect(await Promise.all(heard)).toEqual([push, push]);
    await bystander.emitWithAck('join-user-room', idOf(other));
    expect(overheard).toEqual([]);
  });

  it('happens with what causes it or not at all', async () => {
    const talent = await t.signIn('talent');
    const failing = t.platform.transaction(async (tx) => {
      await notify(t.platform, tx, [idOf(talent)], NEWS);
      throw new Error('the cause did not happen');
    });
    await expect(failing).rejects.toThrow('the cause did not happen');
    expect(await listOf(talent)).toEqual([]);
  });

  it('happens once to someone who is named twice', async () => {
    const talent = await t.signIn('talent');
    await tell([talent, talent]);
    expect(await countOf(talent)).toBe(1);
  });

  it('reaches more than a thousand in one go', async () => {
    const stamps = { createdAt: t.clock.now(), updatedAt: t.clock.now() };
    const crowd = Array.from({ length: 1_200 }, () => ({
      ...{ id: newId(), role: 'talent' as const, firstName: 'One', lastName: 'Of Many' },
      ...stamps,
    }));
    await t.platform.db.insert(users).values(crowd);
    const userIds = crowd.map(({ id }) => id);
    await t.platform.transaction((tx) => notify(t.platform, tx, userIds, NEWS));
    const [row] = await t.platform.db
      .select({ count: count() })
      .from(notifications)
      .where(inArray(notifications.userId, userIds));
    expect(row?.count).toBe(crowd.length);
  });
});

describe('the list', () => {
  it('is newest first and goes on before a given one', async () => {
    const client = await t.signIn('client');
    for (const title of ['first', 'second', 'third']) {
      await tell([client], { title });
      t.clock.advance({ seconds: 60 });
    }
    const newest = await listOf(client, { limit: 2 });
    expect(newest.map(({ title }) => title)).toEqual(['third', 'second']);
    const older = await listOf(client, { limit: 2, before: newest.at(-1)?.id });
    expect(older.map(({ title }) => title)).toEqual(['first']);
  });

  it("goes on before nothing where the given one is someone else's", async () => {
    const [client, other] = [await t.signIn('client'), await t.signIn('client')];
    await tell([client, other]);
    const [{ id = '' } = {}] = await listOf(other);
    expect(await listOf(client, { before: id })).toEqual([]);
  });

  it('shows nobody what was meant for another', async () => {
    const [talent, admin] = [await t.signIn('talent'), await t.signIn('admin')];
    await tell([talent]);
    expect(await listOf(admin)).toEqual([]);
    expect(await countOf(admin)).toBe(0);
  });
});

describe('reading', () => {
  it('one lowers the count and tells the other windows', async () => {
    const talent = await t.signIn('talent');
    await tell([talent]);
    await tell([talent]);
    const [{ id = '' } = {}] = await listOf(talent);
    const heard = nextEvent(await listen(talent), 'notification:updated');
    expect((await talent.call(notificationEndpoints.read, { params: { id } })).status).toBe(204);
    expect(await heard).toEqual({ userId: idOf(talent) });
    expect(await countOf(talent)).toBe(1);
    expect((await listOf(talent)).map(({ status }) => status)).toEqual(['read', 'unread']);
  });

  it('one twice is no error', async () => {
    const talent = await t.signIn('talent');
    await tell([talent]);
    const [{ id = '' } = {}] = await listOf(talent);
    const answers = await Promise.all(
      [1, 2, 3].map(() => talent.call(notificationEndpoints.read, { params: { id } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  });

  it("another's is as if it did not exist", async () => {
    const [talent, nosy] = [await t.signIn('talent'), await t.signIn('admin')];
    await tell([talent]);
    const [{ id = '' } = {}] = await listOf(talent);
    const theirs = await nosy.call(notificationEndpoints.read, { params: { id } });
    const none = await nosy.call(notificationEndpoints.read, { params: { id: newId() } });
    expect(theirs.status).toBe(404);
    expect(theirs.body).toEqual(none.body);
    expect(await countOf(talent)).toBe(1);
  });

  it('all marks mine, and only mine, and tells the other windows', async () => {
    const [talent, other] = [await t.signIn('talent'), await t.signIn('talent')];
    await tell([talent, other]);
    await tell([talent]);
    const heard = nextEvent(await listen(talent), 'notification:updated');
    expect((await talent.call(notificationEndpoints.readAll)).status).toBe(204);
    await heard;
    expect([await countOf(talent), await countOf(other)]).toEqual([0, 1]);
  });
});

describe('copies by e-mail', () => {
  const choose = async (client: TestClient, mailed: unknown) =>
    client.call(notificationEndpoints.chooseMail, { body: { mailed } as never });

  it('come for what waits for an answer, with a full link, until someone chooses otherwise', async () => {
    const talent = await t.signIn('talent');
    await tell([talent], { title: 'A copy, please' });
    const mail = await mailTo(t.platform, talent.user?.email ?? '', 'A copy, please');
    expect(mail.text).toContain(NEWS.content);
    expect(mail.text).toContain(`${t.platform.publicUrl}/invitations`);
    expect(mail.text).toContain(`${t.platform.publicUrl}/account`);
  });

  it('come of the kinds that were chosen, and of no other', async () => {
    const talent = await t.signIn('talent');
    const { body } = await choose(talent, ['message']);
    expect(body).toEqual({ mailed: ['message'] });
    expect((await talent.call(notificationEndpoints.mailChoices)).body).toEqual(body);
    await tell([talent], { kind: 'audition', title: 'Not wanted' });
    await tell([talent], { kind: 'message', title: 'Wanted' });
    await mailTo(t.platform, talent.user?.email ?? '', 'Wanted');
    expect(await titlesMailedTo(talent)).toEqual(['Wanted']);
  });

  it('go out to many without one waiting for another', async () => {
    const people = await Promise.all(Array.from({ length: 25 }, () => t.signIn('talent')));
    await tell(people, { title: 'To all of you' });
    for (const { user } of people) await mailTo(t.platform, user?.email ?? '', 'To all of you');
  });

  it('go out once, however often the job is run', async () => {
    const talent = await t.signIn('talent');
    await tell([talent], { title: 'Only once' });
    const notificationIds = (await listOf(talent)).map(({ id }) => id);
    await sendMailCopies(t.platform, { notificationIds });
    await sendMailCopies(t.platform, { notificationIds });
    await mailTo(t.platform, talent.user?.email ?? '', 'Only once');
    // Whatever else had been queued for this person would have been delivered before this one.
    await tell([talent], { title: 'The next' });
    await mailTo(t.platform, talent.user?.email ?? '', 'The next');
    expect(await titlesMailedTo(talent)).toEqual(['Only once', 'The next']);
  });

  it('are not sent of what was read in the meantime', async () => {
    const talent = await t.signIn('talent');
    const id = await t.make.notification({ userId: idOf(talent), title: 'Seen already' });
    await talent.call(notificationEndpoints.read, { params: { id } });
    await sendMailCopies(t.platform, { notificationIds: [id] });
    await tell([talent], { title: 'A later one' });
    await mailTo(t.platform, talent.user?.email ?? '', 'A later one');
    expect(await titlesMailedTo(talent)).toEqual(['A later one']);
  });

  it('can be had of every kind or of none', async () => {
    const client = await t.signIn('client');
    expect((await choose(client, [...NOTIFICATION_KINDS])).body.mailed).toEqual([
      ...NOTIFICATION_KINDS,
    ]);
    expect((await choose(client, [])).body.mailed).toEqual([]);
    expect((await choose(client, ['gossip'])).status).toBe(400);
  });

  async function titlesMailedTo(client: TestClient): Promise<string[]> {
    const mails = await t.platform.db
      .select()
      .from(mailboxMessages)
      .where(eq(mailboxMessages.to, client.user?.email ?? ''))
      .orderBy(mailboxMessages.id);
    return mails.map(({ subject }) => subject);
  }
});
