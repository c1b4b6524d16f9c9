import { conversationEndpoints } from '@callboard/contract/conversations';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { applications } from '../../applications/tables.ts';
import { auditionInvitations } from '../../auditions/tables.ts';
import { assignments } from '../../representation/tables.ts';
import { conversationParticipants, conversations } from '../tables.ts';
import { makeWorld, start, type World } from './starting.fixture.ts';

const t = useTestServer();

let world: World;
beforeAll(async () => {
  world = await makeWorld(t);
});
const idOf = (who: string) => world.ids[who] ?? '';
const profileOf = (who: string) => world.profiles[who] ?? '';

async function begun(who: TestClient, userId: string, asked: Parameters<typeof start>[2] = {}) {
  const { status, body } = await start(who, userId, asked);
  expect(status).toBe(201);
  return body.id as string;
}

async function partiesOf(id: string) {
  const { db } = t.platform;
  const [conversation] = await db.select().from(conversations).where(eq(conversations.id, id));
  const people = await db
    .select()
    .from(conversationParticipants)
    .where(eq(conversationParticipants.conversationId, id));
  return {
    talentProfileId: conversation?.talentProfileId,
    people: people.map(({ userId }) => userId).toSorted(),
  };
}

describe('one conversation', () => {
  it('is the same whichever side begins, and whoever does it for the talent', async () => {
    const { client, talent, agent } = world.people;
    const about = { roleId: world.roleId };
    const [id, ...others] = [
      await begun(client, idOf('talent'), about),
      await begun(talent, idOf('client'), about),
      await begun(agent, idOf('client'), { ...about, talentProfileId: profileOf('talent') }),
    ];
    expect(others).toEqual([id, id]);
    expect(await partiesOf(id)).toEqual({
      talentProfileId: profileOf('talent'),
      people: [idOf('client'), idOf('talent')].toSorted(),
    });
    expect(await begun(client, idOf('talent'))).not.toBe(id);
  });

  it('is with the other side of an application or invitation, and about its role', async () => {
    const { client, talent, agent, guardian, newClient, strangeAgent } = world.people;
    const { db } = t.platform;
    const [application] = await db
      .select()
      .from(applications)
      .where(eq(applications.talentProfileId, profileOf('talent')));
    const [invitation] = await db
      .select()
      .from(auditionInvitations)
      .where(eq(auditionInvitations.talentProfileId, profileOf('child')));
    const by = async (who: TestClient, body: { applicationId?: string; invitationId?: string }) =>
      who.call(conversationEndpoints.start, { body });

    const applied = { applicationId: application?.id ?? '' };
    const id = await begun(client, idOf('talent'), { roleId: world.roleId });
    for (const who of [client, talent, agent]) {
      expect(await by(who, applied)).toMatchObject({ status: 201, body: { id } });
    }
    const invited = { invitationId: invitation?.id ?? '' };
    const ofChild = await by(guardian, invited);
    expect(await by(client, invited)).toMatchObject({ status: 201, body: ofChild.body });
    for (const who of [newClient, strangeAgent]) {
      expect((await by(who, applied)).status).toBe(404);
      expect((await by(who, invited)).status).toBe(404);
    }
    expect((await by(client, {})).status).toBe(400);
    expect((await by(client, { ...applied, ...invited })).status).toBe(400);
    expect((await by(client, { applicationId: newId() })).status).toBe(404);
  });

  it('is made once by two who begin at the same moment', async () => {
    const { client, colleague } = world.people;
    const ids = await Promise.all([
      ...Array.from({ length: 4 }, () => begun(client, idOf('colleague'))),
      ...Array.from({ length: 4 }, () => begun(colleague, idOf('client'))),
    ]);
    expect(new Set(ids).size).toBe(1);
  });

  it('has no third reader between talent and agent, and a child’s reach whoever answers', async () => {
    const { agent, admin } = world.people;
    const own = await partiesOf(await begun(agent, idOf('talent')));
    expect(own.talentProfileId).toBeNull();
    const withGuardian = await partiesOf(await begun(agent, idOf('child')));
    expect(withGuardian).toEqual({
      talentProfileId: null,
      people: [idOf('agent'), idOf('guardian')].toSorted(),
    });
    const toStaff = await partiesOf(await begun(admin, idOf('talent')));
    expect(toStaff.talentProfileId).toBeNull();
    const ofChild = await partiesOf(await begun(admin, idOf('child')));
    expect(ofChild.talentProfileId).toBe(profileOf('child'));
  });

  it('stays open to both when what connected them has ended', async () => {
    const { agent } = world.people;
    const id = await begun(agent, idOf('talent'));
    const { db } = t.platform;
    const ended = await db
      .delete(assignments)
      .where(eq(assignments.userId, idOf('agent')))
      .returning();
    expect(await begun(agent, idOf('talent'))).toBe(id);
    const asked = { talentProfileId: profileOf('talent') };
    expect((await start(agent, idOf('client'), asked)).status).toBe(404);
    await db.insert(assignments).values(ended);
  });

  it('is about something that whoever begins it knows of', async () => {
    const { client, talent, agent, newClient } = world.people;
    const foreign = { roleId: await t.make.productionRole() };
    const own = { productionId: world.productionId };
    expect((await start(client, idOf('talent'), foreign)).status).toBe(404);
    expect((await start(talent, idOf('client'), foreign)).status).toBe(404);
    expect((await start(agent, idOf('talent'), foreign)).status).toBe(404);
    expect((await start(newClient, idOf('shown'), own)).status).toBe(404);
    expect((await start(client, idOf('talent'), { roleId: newId() })).status).toBe(404);
    for (const [who, other] of [
      [client, 'shown'],
      [talent, 'client'],
      [agent, 'talent'],
      [client, 'colleague'],
    ] as const) {
      await begun(who, idOf(other), own);
    }
  });
});

describe('whom one may write to', () => {
  const listed = async (who: TestClient, query: Record<string, unknown> = {}) =>
    (await who.call(conversationEndpoints.correspondents, { query })).body as {
      items: { userId: string; name: string; connection: string | null }[];
      nextCursor: string | null;
    };
  const words = async (who: TestClient, query: Record<string, unknown> = {}) =>
    (await listed(who, query)).items.map(({ name, connection }) => [name, connection]);

  it('is listed with what connects them', async () => {
    const { client, talent, agent, guardian } = world.people;
    expect(await words(client)).toEqual([
      ['Dora Dunmore', 'Works with you on Weighbridge Nine'],
      ['Mara Quill', 'Applied for Nessa'],
      ['Minnow Guard', 'Invited for Nessa'],
    ]);
    expect(await words(talent)).toEqual([
      ['Cleo Castor', 'Applied for Nessa'],
      ['Dora Dunmore', 'Applied for Nessa'],
      ['Ines Halloran', 'Represents you'],
      ['Ines Halloran', 'Represents you'],
      ...(await ownersOf()),
    ]);
    const forChild = { talentProfileId: profileOf('child') };
    const casting = [
      ['Cleo Castor', 'Invited for Nessa'],
      ['Dora Dunmore', 'Invited for Nessa'],
    ];
    expect(await words(agent, forChild)).toEqual(casting);
    expect((await words(guardian, forChild)).slice(0, 2)).toEqual(casting);
    expect(await words(agent)).toContainEqual(['Gwen Guard', 'Keeps the profile of Minnow Guard']);
    expect(await words(agent)).toContainEqual(['Mara Quill', 'You represent them']);
    expect(await words(agent)).toContainEqual(['Ines Halloran', 'Works with you at Finch']);
  });

  /** Who owns an agency represents as well: one of each of the two. */
  const ownersOf = async () => Array.from({ length: 2 }, () => ['Ines Halloran', 'Represents you']);

  it('is found by name, stage names too, as far as one may see', async () => {
    const { client, newClient, talent, agent, admin, idleAgent } = world.people;
    expect(await words(client, { q: 'zélda' })).toEqual([['Zelda Public', null]]);
    expect(await words(client, { q: 'minnow' })).toEqual([['Minnow Guard', 'Invited for Nessa']]);
    expect(await words(newClient, { q: 'minnow' })).toEqual([]);
    expect((await words(agent, { q: 'minnow' })).map(([name]) => name)).toEqual(['Gwen Guard']);
    expect(await words(idleAgent, { q: 'minnow' })).toEqual([]);
    expect(await words(talent, { q: 'zelda' })).toEqual([]);
    expect(await words(talent, { q: 'cleo' })).toHaveLength(1);
    expect((await words(admin, { q: 'gwen gu' })).map(([name]) => name)).toContain('Gwen Guard');
    const asked = { query: { talentProfileId: profileOf('talent') } };
    expect((await idleAgent.call(conversationEndpoints.correspondents, asked)).status).toBe(404);
  });

  it('comes in pages, each person once', async () => {
    const { admin } = world.people;
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await listed(admin, { limit: 7, ...(cursor && { cursor }) });
      seen.push(...page.items.map(({ userId }) => userId));
      cursor = page.nextCursor;
    } while (cursor);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining([idOf('client'), idOf('hidden'), idOf('rival')]));
    expect(seen).not.toContain(idOf('suspended'));
    const wrong = await admin.call(conversationEndpoints.correspondents, {
      query: { cursor: 'nonsense' },
    });
    expect(wrong.status).toBe(400);
  });
});
