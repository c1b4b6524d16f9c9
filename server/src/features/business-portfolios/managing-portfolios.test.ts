import { businessPortfolioEndpoints as endpoints } from '@callboard/contract/business-portfolios';
import { teamEndpoints } from '@callboard/contract/team';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { paint } from '../../../test/picture.ts';
import { connectSocket, nextEvent } from '../../../test/socket-client.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { auditEntries } from '../../platform/audit/tables.ts';
import { newId } from '../../platform/ids.ts';
import { applications } from '../applications/tables.ts';
import { users } from '../auth/tables.ts';
import { notifications } from '../notifications/tables.ts';
import { assignments, rosterNotes } from '../representation/tables.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';
import { businessPortfolioMembers, businessPortfolios } from './tables.ts';

const t = useTestServer();

const FORM = { name: 'Tallow & Finch', website: 'https://tallow.example' };

let owner: TestClient;
let admin: TestClient;
let employee: TestClient;
let stranger: TestClient;
let id: string;
beforeEach(async () => {
  const agents = [1, 2, 3, 4].map(() => t.signIn('agent'));
  [owner, admin, employee, stranger] = (await Promise.all(agents)) as [
    TestClient,
    TestClient,
    TestClient,
    TestClient,
  ];
  id = await t.make.portfolio({ ownerUserId: idOf(owner) });
  await t.make.portfolioMember({ portfolioId: id, userId: idOf(admin), role: 'admin' });
  await t.make.portfolioMember({ portfolioId: id, userId: idOf(employee) });
});

const idOf = ({ user }: TestClient) => user?.id ?? '';
const get = (who: TestClient) => who.call(endpoints.get, { params: { id } });
const change = (who: TestClient, body: object) =>
  who.call(endpoints.change, { params: { id }, body });
const remove = (who: TestClient, name: string) =>
  who.call(endpoints.remove, { params: { id }, body: { name } });
const transfer = (who: TestClient, to: TestClient) =>
  who.call(endpoints.transfer, { params: { id }, body: { userId: idOf(to) } });
const leave = (who: TestClient) => who.call(endpoints.leave, { params: { id } });
const contents = (who: TestClient) => who.call(endpoints.contents, { params: { id } });

async function statuses(act: (who: TestClient) => Promise<{ status: number }>) {
  const people = { stranger, employee, admin, owner };
  const found: Record<string, number> = {};
  for (const [name, who] of Object.entries(people)) found[name] = (await act(who)).status;
  return found;
}

const toldOf = async (userId: string) =>
  (await t.platform.db.select().from(notifications).where(eq(notifications.userId, userId))).map(
    ({ title }) => title,
  );

describe('a portfolio', () => {
  it('says who owns it and what whoever asks is in it; admins of Callboard only look', async () => {
    expect((await get(employee)).body).toMatchObject({
      role: 'employee',
      isOwner: false,
      isVerified: false,
      owner: { userId: idOf(owner) },
    });
    expect((await get(owner)).body).toMatchObject({ role: 'admin', isOwner: true });
    const staff = await t.signIn('admin');
    expect((await get(staff)).body).toMatchObject({ role: null, isOwner: false });
    expect((await change(staff, FORM)).status).toBe(403);
  });

  it('is changed by its owner and admins; an employee may not, a stranger finds none', async () => {
    expect(await statuses((who) => change(who, FORM))).toEqual({
      stranger: 404,
      employee: 403,
      admin: 200,
      owner: 200,
    });
  });

  it('tells everyone on the team when it changed, and keeps which fields', async () => {
    const { socket } = await connectSocket(employee);
    await new Promise((joined) => socket.emit('join-user-room', idOf(employee), joined));
    const heard = nextEvent(socket, 'portfolio:changed');
    await change(admin, { ...FORM, phone: '+44 20 7946 0000' });
    expect(await heard).toEqual({ userId: idOf(employee), portfolioId: id });
    socket.disconnect();
    expect(await trail('business-portfolios.changed')).toMatchObject([
      {
        actorUserId: idOf(admin),
        // Which fields, and not what was typed: nobody could take it out of the trail again.
        difference: { fields: expect.arrayContaining(['website', 'phone']) },
      },
    ]);
  });

  it('is stopped for a member in the moment they are off the team', async () => {
    await t.platform.db
      .delete(businessPortfolioMembers)
      .where(eq(businessPortfolioMembers.userId, idOf(admin)));
    expect((await change(admin, FORM)).status).toBe(404);
  });

  it('is found by admins of Callboard by its name, page by page', async () => {
    const staff = await t.signIn('admin');
    const mark = newId().slice(-6);
    for (const name of [`Bé ${mark}`, `Ada ${mark}`, `Co ${mark}`]) {
      await t.make.portfolio({ name, ownerUserId: idOf(stranger) });
    }
    const ask = (query: object) => staff.call(endpoints.listAll, { query: { ...query } });
    const first = (await ask({ search: mark, limit: 2 })).body;
    expect(first.items.map(({ name }: { name: string }) => name)).toEqual([
      `Ada ${mark}`,
      `Bé ${mark}`,
    ]);
    const rest = (await ask({ search: mark, cursor: first.nextCursor })).body;
    expect(rest).toMatchObject({ items: [{ name: `Co ${mark}`, talents: 0 }], nextCursor: null });
    expect((await ask({ search: `be ${mark}` })).body.items).toHaveLength(1);
    expect((await ask({ cursor: 'elsewhere' })).status).toBe(400);
  });

  const trail = async (act: string) =>
    t.platform.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.targetId, id), eq(auditEntries.act, act)));
});

describe('a logo', () => {
  async function send(who: TestClient, bytes: Buffer, type = 'image/gif') {
    const form = new FormData();
    form.set('logo', new File([new Uint8Array(bytes)], 'logo', { type }));
    const response = await fetch(`${t.url}/api/business-portfolios/${id}/logo`, {
      method: 'POST',
      headers: { origin: t.url, cookie: who.cookie ?? '' },
      body: form,
    });
    const body = (await response.json()) as { logoUrl: string; code?: string };
    return { status: response.status, body };
  }
  const wideGif = (colour: string) => paint(colour, { width: 90, height: 30 }).gif().toBuffer();
  const fetchLogo = (url: string) => fetch(t.url + url);
  const stored = async () =>
    (await t.platform.db.select().from(businessPortfolios).where(eq(businessPortfolios.id, id)))[0]
      ?.logoKey ?? '';

  it('of any picture becomes a square WebP that everyone may see, at an address of its own', async () => {
    const { status, body } = await send(admin, await wideGif('red'));
    expect(status).toBe(200);
    const picture = await fetchLogo(body.logoUrl);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    const { format, width, height } = await sharp(await picture.arrayBuffer()).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 90, height: 90 });
    const oldKey = await stored();

    const next = await send(owner, await wideGif('blue'));
    expect(next.body.logoUrl).not.toBe(body.logoUrl);
    expect((await get(employee)).body.logoUrl).toBe(next.body.logoUrl);
    expect(await t.platform.storage.find(oldKey)).toBeUndefined();
  });

  it('is refused where it is no picture, and to those who may not manage', async () => {
    const page = await send(owner, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    expect(page).toMatchObject({ status: 415, body: { code: 'NOT_A_PICTURE' } });
    const torn = (await wideGif('red')).subarray(0, 40);
    expect((await send(owner, torn)).body.code).toBe('PICTURE_DAMAGED');
    expect((await send(employee, await wideGif('red'))).status).toBe(403);
    expect((await send(stranger, await wideGif('red'))).status).toBe(404);
  });

  it('is gone, with its file, once it is removed', async () => {
    const { body } = await send(owner, await wideGif('green'));
    const key = await stored();
    expect((await owner.call(endpoints.removeLogo, { params: { id } })).status).toBe(204);
    expect((await fetchLogo(body.logoUrl)).status).toBe(404);
    expect(await t.platform.storage.find(key)).toBeUndefined();
  });
});

describe('handing over and leaving', () => {
  it('makes a member the owner and keeps the old one as an admin', async () => {
    expect(await statuses((who) => (who === owner ? get(who) : transfer(who, employee)))).toEqual({
      stranger: 404,
      employee: 403,
      admin: 403,
      owner: 200,
    });
    expect((await transfer(owner, stranger)).body.fields).toHaveProperty('userId');

    const given = await transfer(owner, employee);
    expect(given.body).toMatchObject({
      role: 'admin',
      isOwner: false,
      owner: { userId: idOf(employee) },
    });
    expect((await get(employee)).body).toMatchObject({ role: 'admin', isOwner: true });
    expect((await transfer(owner, admin)).status).toBe(403);
    expect(await toldOf(idOf(employee))).toEqual(['Tallow & Finch is yours now']);
  });

  it('leaves it as verified as its new owner is, and tells one who is not', async () => {
    const isVerified = async () => (await get(owner)).body.isVerified;
    const verify = (who: TestClient, status: 'verified' | 'pending') =>
      t.platform.db
        .update(users)
        .set({ verifiedProfessionalStatus: status })
        .where(eq(users.id, idOf(who)));
    await t.platform.db.update(businessPortfolios).set({ verifiedAt: t.clock.now() });
    await verify(admin, 'verified');
    await verify(employee, 'pending');

    await transfer(owner, admin);
    expect(await isVerified()).toBe(true);
    await transfer(admin, employee);
    expect(await isVerified()).toBe(false);
    const [told] = await t.platform.db
      .select({ content: notifications.content })
      .from(notifications)
      .where(eq(notifications.userId, idOf(employee)));
    expect(told?.content).toContain('verified again once you are');
    await transfer(employee, admin);
    expect(await isVerified()).toBe(true);
  });

  it('passes a leaving member’s talents to the owner, none of them twice', async () => {
    const shared = await t.make.talentProfileId();
    const alone = await t.make.talentProfileId();
    for (const [talentProfileId, who] of [
      [shared, employee],
      [shared, owner],
      [alone, employee],
    ] as const) {
      await t.make.assignment({ portfolioId: id, talentProfileId, userId: idOf(who) });
    }
    expect((await leave(employee)).status).toBe(204);
    const rows = await t.platform.db
      .select()
      .from(assignments)
      .where(eq(assignments.portfolioId, id));
    expect(rows.map(({ userId }) => userId)).toEqual([idOf(owner), idOf(owner)]);
    expect(rows.map(({ talentProfileId }) => talentProfileId).sort()).toEqual(
      [shared, alone].sort(),
    );
    expect((await get(employee)).status).toBe(404);
    expect((await toldOf(idOf(owner)))[0]).toMatch(/ left Tallow & Finch$/);
  });

  it('takes back what a leaving admin sent: nobody returns by their own invitation', async () => {
    const params = { id };
    const body = { firstName: 'Ida', lastName: 'Holm', email: 'ida@callboard.test', role: 'admin' };
    expect((await admin.call(teamEndpoints.invite, { params, body })).status).toBe(201);
    expect((await leave(admin)).status).toBe(204);
    const { body: pending } = await owner.call(teamEndpoints.invitations, { params });
    expect(pending.items).toEqual([]);
  });

  it('is not for the owner, also where leaving and handing over meet', async () => {
    expect((await leave(owner)).body.code).toBe('OWNER_STAYS');
    const [given, left] = await Promise.all([transfer(owner, admin), leave(admin)]);
    // Whichever was first, the other was refused: there is an owner, who is not a member too.
    expect([given.status, left.status]).toSatisfy(
      ([first, second]) => (first === 200) !== (second === 204),
    );
    const [portfolio] = await t.platform.db
      .select()
      .from(businessPortfolios)
      .where(eq(businessPortfolios.id, id));
    const members = await t.platform.db
      .select()
      .from(businessPortfolioMembers)
      .where(eq(businessPortfolioMembers.portfolioId, id));
    expect(members.map(({ userId }) => userId)).not.toContain(portfolio?.ownerUserId);
  });
});

describe('deleting', () => {
  /** A talent of their own, one whom nobody claimed, one of those with an application, one who was asked. */
  async function makeRoster() {
    const own = await t.make.talent();
    const begun = await t.make.talent();
    const sent = await t.make.talent();
    for (const { user, profileId: talentProfileId } of [own, begun, sent]) {
      await t.make.representation({ portfolioId: id, talentProfileId });
      await t.make.assignment({ portfolioId: id, talentProfileId, userId: idOf(owner) });
      if (user.id === own.user.id) continue;
      await t.platform.db
        .update(users)
        .set({ email: null, passwordHash: null, emailVerifiedAt: null })
        .where(eq(users.id, user.id));
    }
    const applicationId = await t.make.application({
      talentProfileId: sent.profileId,
      portfolioId: id,
    });
    await t.platform.db.insert(rosterNotes).values({
      id: newId(),
      portfolioId: id,
      talentProfileId: own.profileId,
      authorUserId: idOf(owner),
      text: 'Prefers mornings',
      createdAt: t.clock.now(),
    });
    const asked = await t.make.talent();
    await t.make.representation({
      portfolioId: id,
      talentProfileId: asked.profileId,
      status: 'requested',
    });
    return { own, begun, sent, asked, applicationId };
  }

  it('is for the owner, who reads what goes and types the name', async () => {
    await makeRoster();
    expect((await contents(owner)).body.hasPro).toBe(false);
    await t.make.subscription({ portfolioId: id });
    expect(await statuses(contents)).toEqual({
      stranger: 404,
      employee: 403,
      admin: 403,
      owner: 200,
    });
    expect((await contents(owner)).body).toEqual({
      members: 2,
      invitations: 0,
      talents: 3,
      askedTalents: 1,
      unclaimedTalents: 1,
      hiddenTalents: 1,
      agencyNotes: 1,
      openSubmissions: 1,
      hasPro: true,
    });
    expect((await remove(admin, 'Tallow & Finch')).status).toBe(403);
    expect((await remove(owner, 'tallow')).body.fields).toHaveProperty('name');
    expect((await get(owner)).status).toBe(200);
  });

  it('ends all that the portfolio has; what is the talents’ own stays theirs, and they are told', async () => {
    const { own, begun, sent, asked, applicationId } = await makeRoster();
    expect((await remove(owner, 'Tallow  & Finch')).status).toBe(204);
    expect((await get(owner)).status).toBe(404);
    expect((await admin.call(endpoints.list)).body).toEqual({ owned: [], member: [] });
    expect(await toldOf(idOf(admin))).toEqual(['Tallow & Finch was deleted']);
    expect(await toldOf(own.user.id)).toEqual(['Tallow & Finch no longer represents you']);
    expect(await toldOf(asked.user.id)).toEqual(['Tallow & Finch no longer asks to represent you']);

    const profiles = await t.platform.db.select().from(talentProfiles);
    const visibilityOf = (profileId: string) =>
      profiles.find((profile) => profile.id === profileId)?.visibility;
    expect(visibilityOf(own.profileId)).not.toBe('hidden');
    expect(visibilityOf(begun.profileId)).toBeUndefined();
    expect(visibilityOf(sent.profileId)).toBe('hidden');
    const [application] = await t.platform.db
      .select()
      .from(applications)
      .where(eq(applications.id, applicationId));
    expect(application).toMatchObject({ portfolioId: null, talentProfileId: sent.profileId });
  });
});
