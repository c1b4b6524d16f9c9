import { applicationEndpoints } from '@callboard/contract/applications';
import { describe, expect, it } from 'vitest';
import { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';

const t = useTestServer();

const inHours = (hours: number) => new Date(t.clock.now().getTime() + hours * 60 * 60 * 1000);

const list = (client: TestClient, talentProfileId: string | undefined, query: object = {}) =>
  client.call(applicationEndpoints.listOfTalent, { query: { talentProfileId, ...query } });
const idsOf = async (client: TestClient, query: object = {}) =>
  (await list(client, undefined, query)).body.items.map(({ id }: { id: string }) => id);

async function signInTalent() {
  const client = await t.signIn('talent');
  return { client, talentProfileId: client.user?.talentProfileId ?? '' };
}

describe("a talent's applications", () => {
  it('say what for, where each stands and what comes next', async () => {
    const { client, talentProfileId } = await signInTalent();
    const secret = { title: 'The Crown Jewels', codeName: 'Project Heron', isConfidential: true };
    const productionId = await t.make.production(secret);
    const roleId = await t.make.productionRole({ productionId, title: 'Warder' });
    const callId = await t.make.castingCall({ roleId, deadlineAt: inHours(100) });
    const sent = { roleId, callId, talentProfileId, statusSince: inHours(-2) };
    const { user: agent, portfolioId } = await t.make.ownAgent(talentProfileId);
    const id = await t.make.application({
      ...sent,
      portfolioId,
      submittedByUserId: agent.id,
      status: 'offered',
      toldStatus: 'callback',
      note: 'To the team',
    });
    const invite = async (hours: number, status: 'pending' | 'accepted' | 'cancelled') => {
      const auditionId = await t.make.audition({ productionId, startsAt: inHours(hours) });
      const respondedAt = status === 'pending' ? null : t.clock.now();
      const given = { auditionId, roleId, talentProfileId, status, respondedAt };
      return t.make.auditionInvitation(given);
    };
    await invite(-3, 'accepted');
    await invite(5, 'cancelled');
    await invite(30, 'pending');
    const next = await invite(20, 'accepted');
    await t.make.application();
    const { status, body } = await list(client, talentProfileId);
    expect(status).toBe(200);
    expect(body).toEqual({
      items: [
        {
          id,
          roleId,
          roleTitle: 'Warder',
          productionTitle: 'Project Heron',
          callId,
          callStatus: 'open',
          talent: { id: talentProfileId, name: 'Ines Halloran', photoUrl: null },
          submittedBy: { name: 'Ines Halloran', agencyName: 'Tallow & Finch' },
          status: 'callback',
          statusSince: inHours(-2).toISOString(),
          answer: null,
          createdAt: t.clock.now().toISOString(),
          callDeadline: inHours(100).toISOString(),
          needsConfirmation: false,
          nextAudition: { invitationId: next, at: inHours(20).toISOString(), isAnswered: true },
        },
      ],
      nextCursor: null,
    });
  });

  it('come page by page, the latest change first', async () => {
    const { client, talentProfileId } = await signInTalent();
    const productionId = await t.make.production();
    const made: { id: string; hours: number }[] = [];
    for (const hours of [-5, -1, -1, -9]) {
      const roleId = await t.make.productionRole({ productionId });
      const given = { roleId, talentProfileId, statusSince: inHours(hours) };
      made.push({ id: await t.make.application(given), hours });
    }
    const expected = made
      .toSorted((a, b) => b.hours - a.hours || (a.id < b.id ? 1 : -1))
      .map(({ id }) => id);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await list(client, talentProfileId, { limit: 2, ...(cursor && { cursor }) });
      expect(body.items).toHaveLength(2);
      expect(body.items[0].nextAudition).toBeNull();
      seen.push(...body.items.map(({ id }: { id: string }) => id));
      cursor = body.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(expected);
    expect((await list(client, talentProfileId, { cursor: 'x' })).status).toBe(400);
  });

  it('are listed together for whoever submits several people, those that ended apart', async () => {
    const { client: guardian, talentProfileId } = await signInTalent();
    const ownerUserId = guardian.user?.id ?? '';
    const child = await t.make.talent({ ownerUserId });
    const { user } = await t.make.ownAgent(child.profileId);
    const agent = new TestClient(t.url, await t.make.session({ user }));
    const own = await t.make.application({ talentProfileId, statusSince: inHours(-3) });
    const of = { talentProfileId: child.profileId };
    // Not told yet: for the child's side it is still alive.
    const ending = { status: 'not_selected', toldStatus: 'viewed' } as const;
    const live = await t.make.application({ ...of, ...ending, statusSince: inHours(-2) });
    const gone = { ...of, status: 'not_selected', toldAnswer: 'role_filled' } as const;
    const ended = await t.make.application({ ...gone, statusSince: inHours(-1) });
    await t.make.application();
    expect(await idsOf(guardian)).toEqual([ended, live, own]);
    expect(await idsOf(guardian, { scope: 'live' })).toEqual([live, own]);
    expect(await idsOf(agent, { scope: 'ended' })).toEqual([ended]);
    expect(await idsOf(agent)).toEqual([ended, live]);
    expect((await list(agent, child.profileId)).body.items[0].answer).toBe('role_filled');
    expect(await idsOf(await t.signIn('admin'))).toEqual([]);
  });

  it("are for the talent's own side and admins", async () => {
    const { client, talentProfileId } = await signInTalent();
    const { user } = await t.make.ownAgent(talentProfileId);
    const agent = new TestClient(t.url, await t.make.session({ user }));
    for (const own of [client, agent, await t.signIn('admin')]) {
      expect((await list(own, talentProfileId)).status).toBe(200);
    }
    for (const role of ['client', 'talent', 'agent'] as const) {
      expect((await list(await t.signIn(role), talentProfileId)).status).toBe(404);
    }
  });
});
