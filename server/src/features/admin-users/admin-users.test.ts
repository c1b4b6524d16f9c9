import { adminUserEndpoints, type ListedUser } from '@callboard/contract/admin-users';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { mailTo } from '../../../test/mailbox.ts';
import { connectSocket, nextEvent } from '../../../test/socket-client.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { auditEntries } from '../../platform/audit/tables.ts';
import { newId } from '../../platform/ids.ts';
import { users } from '../auth/tables.ts';
import { accountDeletions } from '../privacy/tables.ts';

const t = useTestServer();
let admin: TestClient;
const REASON = 'Asked three actors for a fee.';
const { suspend, restore, resendVerification, get, list } = adminUserEndpoints;

beforeAll(async () => {
  admin = await t.signIn('admin');
});

const open = (id: string) => admin.call(get, { params: { id } });
const decide = (endpoint: typeof suspend | typeof restore, id: string) =>
  admin.call(endpoint, { params: { id }, body: { reason: REASON } });

async function find(query: Record<string, unknown>): Promise<ListedUser[]> {
  const { status, body } = await admin.call(list, { query });
  expect(status).toBe(200);
  return body.items;
}
const namesOf = (found: readonly ListedUser[]) => found.map(({ firstName }) => firstName);

describe('looking for someone', () => {
  beforeAll(async () => {
    await t.make.user({ firstName: 'Zoë', lastName: 'Fenwick-Ash', email: 'zoe_f@lamp.test' });
    await t.make.user({ firstName: 'Zora', lastName: 'Quill', email: 'quill@lamp.test' });
  });

  it.each([
    ['part of a name without its accent', 'zoe fen', ['Zoë']],
    ['words of a name in another order', 'quill zora', ['Zora']],
    ['part of an address', 'e_f@lamp', ['Zoë']],
    ['the end of an address', '@lamp.test', ['Zora', 'Zoë']],
    ['what two words begin with', 'qu zo', ['Zora']],
    ['signs that are none of a pattern', '%', []],
  ])('finds them by %s, the newest first', async (_by, search, expected) => {
    const found = namesOf(await find({ search }));
    expect(found.toSorted()).toEqual([...expected].toSorted());
  });

  it('goes through a list by its cursor and says how many there are', async () => {
    const query = { search: 'lamp.test', limit: 1 };
    const first = await admin.call(list, { query });
    const { nextCursor, total } = first.body;
    expect(total).toBe(2);
    const second = await admin.call(list, { query: { ...query, cursor: nextCursor } });
    expect(second.body.nextCursor).toBeNull();
    const both = namesOf([...first.body.items, ...second.body.items]);
    expect(both.toSorted()).toEqual(['Zora', 'Zoë']);
  });
});

describe('where people stand', () => {
  const now = () => t.clock.now();

  async function unclaimed() {
    const id = newId();
    const stamps = { createdAt: now(), updatedAt: now() };
    const row = { id, role: 'talent' as const, firstName: 'Standing', lastName: 'unclaimed' };
    await t.platform.db.insert(users).values({ ...row, ...stamps });
  }

  beforeAll(async () => {
    const make = (lastName: string, given = {}) =>
      t.make.user({ firstName: 'Standing', lastName, ...given });
    await make('active', { verifiedIdStatus: 'verified' });
    await make('suspended', { suspendedAt: now() });
    await make('unverified_email', { emailVerifiedAt: null });
    await make('deleted', { deletedAt: now(), suspendedAt: now() });
    await unclaimed();
    const { id: userId } = await make('deleting');
    await t.platform.db
      .insert(accountDeletions)
      .values({ id: newId(), userId, askedByUserId: userId, askedAt: now(), dueAt: now() });
  });

  it.each(['active', 'suspended', 'unverified_email', 'unclaimed', 'deleting', 'deleted'] as const)(
    'finds who is %s, and says so of nobody else',
    async (standing) => {
      const found = await find({ search: 'standing', standing });
      expect(found.map(({ lastName }) => lastName)).toEqual([standing]);
      expect(found[0]?.standing).toBe(standing);
    },
  );

  it('narrows by role and by what was verified', async () => {
    expect(await find({ search: 'standing', role: 'talent' })).toHaveLength(1);
    const identified = await find({ search: 'standing', verified: 'identity' });
    expect(identified.map(({ lastName }) => lastName)).toEqual(['active']);
    expect(await find({ search: 'standing', verified: 'none' })).toHaveLength(5);
  });
});

describe('one person', () => {
  it('is shown with their places, their figures and what is on the trail', async () => {
    const talent = await t.make.talent({ stageName: 'Nell Arden', headline: 'Actor' });
    await t.make.conversationOf([talent.user.id, (await t.make.user()).id]);
    await decide(suspend, talent.user.id);
    const { body } = await open(talent.user.id);
    expect(body).toMatchObject({
      standing: 'suspended',
      suspension: { reason: REASON, by: 'Ines Halloran' },
      places: [
        {
          label: 'Talent profile',
          text: 'Nell Arden · Actor',
          link: `/talent/${talent.profileId}`,
        },
      ],
      figures: [
        { label: 'Applications', count: 0 },
        { label: 'Conversations', count: 1 },
      ],
      suspensions: 1,
      warnings: 0,
      trail: [{ act: 'moderation.user-suspended', by: 'Ines Halloran' }],
    });
  });

  it('is nobody under an unknown id', async () => {
    expect((await open(newId())).status).toBe(404);
  });
});

describe('shutting someone out', () => {
  it('ends what they have open at once, tells the window why, and lets them in again', async () => {
    const person = await t.signIn('client');
    const id = person.user?.id ?? '';
    const { socket } = await connectSocket(person);
    await socket.emitWithAck('join-user-room', id);
    const told = nextEvent(socket, 'account:suspended');
    const closed = nextEvent(socket, 'disconnect');
    expect((await decide(suspend, id)).status).toBe(204);
    expect(await told).toEqual({ userId: id });
    expect(await closed).toBe('io server disconnect');
    expect((await person.get('/api/auth/me')).status).toBe(401);
    expect((await decide(suspend, id)).status).toBe(409);
    expect((await decide(restore, id)).status).toBe(204);
    expect((await open(id)).body).toMatchObject({ standing: 'active', suspension: null });
    expect((await decide(restore, id)).status).toBe(409);
  });

  it('needs a reason and somebody else', async () => {
    const { id } = await t.make.user();
    const silent = await admin.call(suspend, { params: { id }, body: { reason: ' ' } });
    expect(silent.status).toBe(400);
    expect((await decide(suspend, admin.user?.id ?? '')).status).toBe(403);
    expect((await decide(suspend, newId())).status).toBe(404);
  });
});

describe('the link that proves an address', () => {
  const resend = (id: string) => admin.call(resendVerification, { params: { id } });

  it('is mailed again, and that is on the trail', async () => {
    const person = await t.make.user({ emailVerifiedAt: null });
    expect((await resend(person.id)).status).toBe(204);
    await mailTo(t.platform, person.email, 'Confirm your email address');
    const entries = await t.platform.db
      .select({ act: auditEntries.act, actorUserId: auditEntries.actorUserId })
      .from(auditEntries)
      .where(eq(auditEntries.targetId, person.id));
    expect(entries).toEqual([
      { act: 'admin-users.verification-mailed', actorUserId: admin.user?.id },
    ]);
  });

  it.each([
    ['was proven', {}],
    ['belongs to someone shut out', { emailVerifiedAt: null, suspendedAt: new Date() }],
  ])('is not mailed to an address that %s', async (_which, given) => {
    const { id } = await t.make.user(given);
    expect((await resend(id)).status).toBe(409);
  });
});
