import {
  businessPortfolioEndpoints as endpoints,
  type RosterTalent,
} from '@callboard/contract/business-portfolios';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { castingCalls } from '../casting-calls/tables.ts';
import { rosterEntries } from '../representation/tables.ts';

const t = useTestServer();

const idOf = ({ user }: TestClient) => user?.id ?? '';
const namesOf = (talents: RosterTalent[]) =>
  talents.map(({ talentProfile: { firstName, lastName } }) => `${firstName} ${lastName}`);

let owner: TestClient;
let admin: TestClient;
let employee: TestClient;
let stranger: TestClient;
let portfolioId: string;
beforeEach(async () => {
  [owner, admin, employee, stranger] = await Promise.all([
    t.signIn('agent'),
    t.signIn('agent'),
    t.signIn('agent'),
    t.signIn('agent'),
  ]);
  portfolioId = await t.make.portfolio({ ownerUserId: idOf(owner) });
  await t.make.portfolioMember({ portfolioId, userId: idOf(admin), role: 'admin' });
  await t.make.portfolioMember({ portfolioId, userId: idOf(employee) });
  await t.make.portfolio({ ownerUserId: idOf(stranger) });
});

async function represent(firstName: string, lastName: string, ...agents: TestClient[]) {
  const talent = await t.make.user({ role: 'talent', firstName, lastName });
  const talentProfileId = talent.talentProfileId ?? '';
  const entry = { portfolioId, talentProfileId };
  await t.platform.db.insert(rosterEntries).values({ ...entry, createdAt: t.clock.now() });
  for (const agent of agents) await t.make.assignment({ ...entry, userId: idOf(agent) });
  return talent;
}

const rosterFor = (who: TestClient, before?: string) =>
  who.call(endpoints.talent, { params: { id: portfolioId }, query: { before } });

describe('the roster', () => {
  it('names each talent with the team members they are assigned to', async () => {
    const talent = await represent('Ada', 'Quill', employee, admin);
    const { body } = await rosterFor(owner);
    expect(body).toEqual([
      {
        user: { id: talent.id },
        talentProfile: { id: talent.talentProfileId, firstName: 'Ada', lastName: 'Quill' },
        assignments: [idOf(employee), idOf(admin)]
          .sort()
          .map((userId) => ({ teamMember: { userId } })),
      },
    ]);
  });

  it('is whole for owner and admins, the assigned talents for an employee, nothing for strangers', async () => {
    await represent('Ada', 'Quill', employee);
    await represent('Bo', 'Reed', admin);
    await represent('Cy', 'Stone');
    const all = ['Ada Quill', 'Bo Reed', 'Cy Stone'];
    expect(namesOf((await rosterFor(owner)).body)).toEqual(all);
    expect(namesOf((await rosterFor(admin)).body)).toEqual(all);
    expect(namesOf((await rosterFor(employee)).body)).toEqual(['Ada Quill']);
    expect((await rosterFor(stranger)).status).toBe(404);
  });

  it('is in the order of surnames, whatever their accents and capitals', async () => {
    await represent('Zoe', 'Éclair');
    await represent('Ann', 'van Loo');
    await represent('Bea', 'Eden');
    await represent('Ada', 'Eden');
    expect(namesOf((await rosterFor(owner)).body)).toEqual([
      'Zoe Éclair',
      'Ada Eden',
      'Bea Eden',
      'Ann van Loo',
    ]);
  });

  it('comes in pages of 100, each after the last one received', async () => {
    for (let at = 0; at < 103; at += 1) {
      await represent('Ada', `Quill ${String(at).padStart(3, '0')}`, employee);
    }
    for (const who of [owner, employee]) {
      const first: RosterTalent[] = (await rosterFor(who)).body;
      expect(first).toHaveLength(100);
      const last = first.at(-1)?.talentProfile.id;
      expect(namesOf((await rosterFor(who, last)).body)).toEqual([
        'Ada Quill 100',
        'Ada Quill 101',
        'Ada Quill 102',
      ]);
    }
  });

  it('has nothing after someone who is not on it', async () => {
    await represent('Ada', 'Quill');
    const elsewhere = await t.make.talentProfileId();
    expect((await rosterFor(owner, elsewhere)).body).toEqual([]);
  });
});

describe('the counters', () => {
  const countersFor = (who: TestClient, id = portfolioId) =>
    who.call(endpoints.counters, { params: { id } });

  it('count open calls that the portfolio’s talents may see: agents-only ones once verified', async () => {
    await t.platform.db.delete(castingCalls);
    await t.make.castingCall();
    await t.make.castingCall({ visibility: 'verified_agencies' });
    await t.make.castingCall({ visibility: 'invited' });
    await t.make.castingCall({ status: 'draft' });
    expect((await countersFor(owner)).body).toEqual({ opportunities: 1, invitations: 0 });
    const verified = await t.make.portfolio({
      ownerUserId: idOf(owner),
      verifiedAt: t.clock.now(),
    });
    expect((await countersFor(owner, verified)).body.opportunities).toBe(2);
  });

  it('count the unanswered invitations of the talents that this member sees', async () => {
    const assigned = await represent('Ada', 'Quill', employee);
    const other = await represent('Bo', 'Reed', admin);
    for (const { talentProfileId } of [assigned, assigned, other]) {
      await t.make.auditionInvitation({ talentProfileId: talentProfileId ?? '' });
    }
    await t.make.auditionInvitation({
      talentProfileId: assigned.talentProfileId ?? '',
      status: 'accepted',
      respondedAt: t.clock.now(),
    });
    await t.make.auditionInvitation();
    expect((await countersFor(owner)).body.invitations).toBe(3);
    expect((await countersFor(admin)).body.invitations).toBe(3);
    expect((await countersFor(employee)).body.invitations).toBe(2);
    expect((await countersFor(stranger)).status).toBe(404);
  });
});
