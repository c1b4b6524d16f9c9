import { notificationEndpoints } from '@callboard/contract/notifications';
import { representationEndpoints as endpoints } from '@callboard/contract/representation';
import { rosterEndpoints } from '@callboard/contract/roster';
import { talentProfileEndpoints } from '@callboard/contract/talent-profiles';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mailTo } from '../../../../test/mailbox.ts';
import { connectSocket, nextEvent } from '../../../../test/socket-client.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { users } from '../../auth/tables.ts';
import { businessPortfolioMembers } from '../../business-portfolios/tables.ts';
import { assignments, rosterEntries } from '../tables.ts';
import { idOf, makeAgency, makeChild, profileOf } from './agency.fixture.ts';

const t = useTestServer();

const newsOf = async (client: TestClient): Promise<[title: string, link: string][]> =>
  (await client.call(notificationEndpoints.list)).body.map(
    ({ title, link }: { title: string; link: string }) => [title, link],
  );
const listFor = async (who: TestClient, profileId: string) => {
  const { status, body } = await who.call(endpoints.listOfTalent, { params: { id: profileId } });
  return { status, items: body.items ?? [] };
};
const agentsOf = async (portfolioId: string, talentProfileId: string) => {
  const rows = await t.platform.db
    .select({ userId: assignments.userId })
    .from(assignments)
    .where(
      and(
        eq(assignments.portfolioId, portfolioId),
        eq(assignments.talentProfileId, talentProfileId),
      ),
    );
  return rows.map(({ userId }) => userId);
};
const countEntries = (portfolioId: string) =>
  t.platform.db.$count(rosterEntries, eq(rosterEntries.portfolioId, portfolioId));
/** Whether someone may work with a talent's profile as their agent. */
const canEdit = async (who: TestClient, profileId: string) =>
  (await who.call(talentProfileEndpoints.get, { params: { id: profileId } })).body.abilities?.edit;

describe('asking to represent a talent', () => {
  it('reaches the talent by notification and mail, and holds once they confirm', async () => {
    const { admin, talent, portfolioId, request, confirm } = await makeAgency(t);
    const profileId = profileOf(talent);
    const asked = await request(admin, profileId, { field: 'voice' });
    expect(asked.status).toBe(201);
    expect(asked.body).toMatchObject({ status: 'requested', startedAt: null, field: 'voice' });
    expect(await newsOf(talent)).toEqual([
      ['Tallow & Finch asks to represent you', '/profile#representation'],
    ]);
    const { text } = await mailTo(t.platform, talent.user?.email ?? '', 'Tallow%');
    expect(text).toContain('asks to represent you for voice work (Worldwide)');
    expect(await canEdit(admin, profileId)).toBe(false);

    const confirmed = await confirm(talent, asked.body.id);
    expect(confirmed.body).toMatchObject({
      status: 'active',
      startedAt: t.clock.now().toISOString(),
    });
    expect(await agentsOf(portfolioId, profileId)).toEqual([idOf(admin)]);
    expect(await canEdit(admin, profileId)).toBe(true);
    expect(await newsOf(admin)).toEqual([['Ines Halloran confirmed', '/managed-talent']]);
    // A second click changes nothing and tells nobody again.
    expect((await confirm(talent, asked.body.id)).status).toBe(200);
    expect(await newsOf(admin)).toHaveLength(1);
  });

  it('is for admins, and for an employee where they work with the talent already', async () => {
    const { owner, employee, talent, portfolioId, request, represent } = await makeAgency(t);
    const profileId = profileOf(talent);
    expect((await request(employee, profileId)).status).toBe(403);
    await represent(owner);
    await t.make.assignment({ portfolioId, talentProfileId: profileId, userId: idOf(employee) });
    expect((await request(employee, profileId, { field: 'voice' })).status).toBe(201);
  });

  it('is refused for the same field and territory while it is asked for or holds', async () => {
    const { owner, talent, request, confirm, end } = await makeAgency(t);
    const { body } = await request(owner, profileOf(talent));
    const again = await request(owner, profileOf(talent));
    expect([again.status, again.body.code]).toEqual([409, 'ALREADY_REPRESENTED']);
    await confirm(talent, body.id);
    expect((await request(owner, profileOf(talent))).body.code).toBe('ALREADY_REPRESENTED');
    expect((await request(owner, profileOf(talent), { territory: 'Japan' })).status).toBe(201);
    await end(talent, body.id);
    expect((await request(owner, profileOf(talent))).status).toBe(201);
  });

  it('does not find talents who are hidden, suspended, or kept by another agency for nobody yet', async () => {
    const { owner, request } = await makeAgency(t);
    const hidden = await t.make.talent({ visibility: 'hidden' });
    const suspended = await t.make.talent();
    const unclaimed = await t.make.talent();
    const { db } = t.platform;
    await db
      .update(users)
      .set({ suspendedAt: t.clock.now() })
      .where(eq(users.id, suspended.user.id));
    await db
      .update(users)
      .set({ email: null, passwordHash: null })
      .where(eq(users.id, unclaimed.user.id));
    for (const { profileId } of [hidden, suspended, unclaimed]) {
      expect((await request(owner, profileId)).status).toBe(404);
    }
  });

  it('happens once, however many ask at the same moment', async () => {
    const { owner, admin, talent, request } = await makeAgency(t);
    const answers = await Promise.all(
      [owner, admin, owner].map((by) => request(by, profileOf(talent))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});

describe('of a child', () => {
  it('the guardian is asked and confirms, never the child', async () => {
    const { owner, request, confirm, end } = await makeAgency(t);
    const { guardian, child, profileId } = await makeChild(t);
    const { body } = await request(owner, profileId);
    expect(await newsOf(child)).toEqual([]);
    expect(await newsOf(guardian)).toEqual([
      [
        'Tallow & Finch asks to represent Ines Halloran',
        `/profile?talentProfileId=${profileId}#representation`,
      ],
    ]);
    expect((await confirm(child, body.id)).status).toBe(403);
    expect((await end(child, body.id)).status).toBe(403);
    expect((await confirm(guardian, body.id)).body.status).toBe('active');
  });

  it('an agency that is not verified asks in vain, and sees none that it had', async () => {
    const { owner, portfolioId, request } = await makeAgency(t, { isVerified: false });
    // Works for a verified agency as well, and still not for this one.
    await t.make.portfolio({ ownerUserId: idOf(owner), verifiedAt: t.clock.now() });
    const { profileId } = await makeChild(t);
    expect((await request(owner, profileId)).status).toBe(404);
    await t.make.assignment({ portfolioId, talentProfileId: profileId, userId: idOf(owner) });
    const { body } = await owner.call(rosterEndpoints.list, { params: { id: portfolioId } });
    expect(body).toMatchObject({ items: [], total: 0 });
  });
});

describe('other terms', () => {
  it('take the place of what was agreed on in the moment they are confirmed', async () => {
    const { owner, admin, talent, portfolioId, represent, propose, confirm } = await makeAgency(t);
    const id = await represent(owner);
    const proposal = await propose(admin, id, { submitter: 'agent' });
    expect(proposal.body).toMatchObject({ status: 'requested', replacesId: id });
    const second = await propose(owner, id, { submitter: 'talent' });
    expect(second.body.code).toBe('ALREADY_REPRESENTED');
    expect((await newsOf(talent))[0]?.[0]).toBe('Tallow & Finch asks for other terms');

    expect((await confirm(talent, proposal.body.id)).body.status).toBe('active');
    const { items } = await listFor(talent, profileOf(talent));
    expect(items).toMatchObject([
      { id: proposal.body.id, status: 'active', submitter: 'agent' },
      { id, status: 'ended', submitter: 'both' },
    ]);
    expect(await agentsOf(portfolioId, profileOf(talent))).toEqual([idOf(owner)]);
  });

  it('fall away with what they were for, and replace what was only asked for', async () => {
    const { owner, talent, represent, propose, request, confirm, end } = await makeAgency(t);
    const id = await represent(owner);
    const proposal = await propose(owner, id, { isExclusive: false });
    await end(talent, id);
    expect((await confirm(talent, proposal.body.id)).body.code).toBe('REPRESENTATION_ENDED');
    expect((await propose(owner, id, { kind: 'manager' })).body.code).toBe('REPRESENTATION_ENDED');

    const asked = await request(owner, profileOf(talent), { field: 'theatre' });
    const better = await propose(owner, asked.body.id, { field: 'theatre', kind: 'manager' });
    expect(better.body).toMatchObject({ status: 'requested', kind: 'manager', replacesId: null });
    expect((await confirm(talent, asked.body.id)).body.code).toBe('REPRESENTATION_ENDED');
    expect((await confirm(talent, better.body.id)).body.status).toBe('active');
  });
});

describe('ending', () => {
  it.each(['talent', 'owner'] as const)(
    'by the %s stops the agents at once, tells the other side, and keeps the history',
    async (side) => {
      const agency = await makeAgency(t);
      const { owner, admin, talent, portfolioId, represent, end } = agency;
      const id = await represent(admin);
      const other = await represent(admin, talent, { field: 'voice' });
      const profileId = profileOf(talent);
      await end(agency[side], other);
      expect(await canEdit(admin, profileId)).toBe(true);

      const ended = await end(agency[side], id, 'Moving abroad');
      expect(ended.body).toMatchObject({
        status: 'ended',
        endedBy: side === 'talent' ? 'talent' : 'agency',
        endReason: 'Moving abroad',
      });
      expect(await countEntries(portfolioId)).toBe(0);
      expect(await canEdit(admin, profileId)).toBe(false);
      expect((await newsOf(admin))[0]).toEqual([
        'The representation of Ines Halloran ended',
        '/managed-talent',
      ]);
      if (side === 'owner') {
        expect((await newsOf(talent))[0]).toEqual([
          'Tallow & Finch ended a representation',
          '/profile#representation',
        ]);
      }
      expect((await end(agency[side], id)).body.code).toBe('REPRESENTATION_ENDED');
      expect((await listFor(talent, profileId)).items).toHaveLength(2);
      expect((await listFor(owner, profileId)).items).toHaveLength(2);
    },
  );

  it('declines what is asked for, with a word to whoever asked; the agency takes back its own', async () => {
    const { owner, admin, employee, talent, request, end } = await makeAgency(t);
    const declined = await request(admin, profileOf(talent));
    expect((await end(employee, declined.body.id)).status).toBe(404);
    expect((await end(talent, declined.body.id, 'Not now')).body.endedBy).toBe('talent');
    expect(await newsOf(admin)).toEqual([['Ines Halloran declined', '/managed-talent']]);
    const takenBack = await request(admin, profileOf(talent));
    expect((await end(owner, takenBack.body.id)).body.endedBy).toBe('agency');
    expect((await newsOf(talent))[0]?.[0]).toBe('Tallow & Finch took back its request');
  });

  it('is nothing for employees, who are told so where they work with the talent', async () => {
    const { owner, employee, talent, portfolioId, represent, end, propose } = await makeAgency(t);
    const id = await represent(owner);
    const talentProfileId = profileOf(talent);
    expect((await end(employee, id)).status).toBe(404);
    await t.make.assignment({ portfolioId, talentProfileId, userId: idOf(employee) });
    expect((await end(employee, id)).status).toBe(403);
    const proposal = await propose(employee, id, { submitter: 'agent' });
    expect((await end(employee, proposal.body.id)).body.status).toBe('ended');
  });

  it('and confirming at the same moment leave one of two whole outcomes', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { owner, talent, portfolioId, request, confirm, end } = await makeAgency(t);
      const { body } = await request(owner, profileOf(talent));
      const [confirmed, ended] = await Promise.all([confirm(talent, body.id), end(owner, body.id)]);
      expect([200, 409]).toContain(confirmed.status);
      expect(ended.status).toBe(200);
      expect((await listFor(talent, profileOf(talent))).items[0].status).toBe('ended');
      expect(await countEntries(portfolioId)).toBe(0);
    }
  });
});

it('whoever asked and left the team is not assigned; the owner is, and is told', async () => {
  const { owner, admin, talent, portfolioId, request, confirm, end } = await makeAgency(t);
  const { body } = await request(admin, profileOf(talent));
  await t.platform.db
    .delete(businessPortfolioMembers)
    .where(eq(businessPortfolioMembers.userId, idOf(admin)));
  expect((await end(admin, body.id)).status).toBe(404);
  await confirm(talent, body.id);
  expect(await agentsOf(portfolioId, profileOf(talent))).toEqual([idOf(owner)]);
  expect(await newsOf(owner)).toEqual([['Ines Halloran confirmed', '/managed-talent']]);
  expect((await listFor(admin, profileOf(talent))).status).toBe(404);
});

it('an agent sees what their own agency agreed on, never a rival’s', async () => {
  const first = await makeAgency(t);
  const rival = await makeAgency(t);
  await first.represent();
  const { body } = await rival.request(rival.owner, profileOf(first.talent));
  const profileId = profileOf(first.talent);
  expect((await listFor(first.talent, profileId)).items).toHaveLength(2);
  expect((await listFor(first.owner, profileId)).items).toHaveLength(1);
  expect((await listFor(rival.owner, profileId)).items).toMatchObject([{ id: body.id }]);
  expect((await listFor(await t.signIn('admin'), profileId)).items).toHaveLength(2);
  expect((await listFor(await t.signIn('agent'), profileId)).status).toBe(404);
  expect((await listFor(await t.signIn('client'), profileId)).status).toBe(404);
  expect((await first.confirm(first.talent, body.id)).body.status).toBe('active');
  expect((await rival.end(first.owner, body.id)).status).toBe(404);
});

it('for someone who has not claimed their profile the agency that keeps it writes down what holds', async () => {
  const { owner, portfolioId, request, propose, end } = await makeAgency(t);
  const { user, profileId } = await t.make.talent();
  await t.platform.db
    .update(users)
    .set({ email: null, passwordHash: null })
    .where(eq(users.id, user.id));
  const id = await t.make.representation({ portfolioId, talentProfileId: profileId });
  await t.make.assignment({ portfolioId, talentProfileId: profileId, userId: idOf(owner) });
  expect((await request(owner, profileId, { field: 'voice' })).body.status).toBe('active');
  const changed = await propose(owner, id, { submitter: 'agent' });
  expect(changed.body).toMatchObject({ status: 'active', replacesId: id });

  const { items } = await listFor(owner, profileId);
  const live: string[] = items.flatMap((one: { id: string; status: string }) =>
    one.status === 'active' ? one.id : [],
  );
  expect(live).toHaveLength(2);
  for (const each of live) expect((await end(owner, each)).status).toBe(200);
  // Nobody else knew of it: it is gone, and its talent with it.
  expect(await t.platform.db.$count(users, eq(users.id, user.id))).toBe(0);
});

it('the team’s windows hear of what was agreed on', async () => {
  const { owner, employee, talent, portfolioId, request, confirm } = await makeAgency(t);
  const { body } = await request(owner, profileOf(talent));
  const { socket } = await connectSocket(employee);
  await socket.emitWithAck('join-user-room', idOf(employee));
  const heard = nextEvent(socket, 'portfolio:changed');
  await confirm(talent, body.id);
  expect(await heard).toEqual({ userId: idOf(employee), portfolioId });
  socket.close();
});
