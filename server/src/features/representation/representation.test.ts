import { auditionInvitationEndpoints } from '@callboard/contract/audition-invitations';
import type { CurrentUser } from '@callboard/contract/auth';
import { castingCallEndpoints } from '@callboard/contract/casting-calls';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';
import { rosterEntries } from './tables.ts';

const t = useTestServer();

type Relation = (talent: CurrentUser) => Promise<TestClient>;
type Team = {
  role: 'owner' | 'admin' | 'employee' | 'gone';
  isAssigned?: boolean;
  isRoster?: boolean;
};

/** An agent of an agency that has the talent on its roster, unless told otherwise. */
function agentWho({ role, isAssigned = false, isRoster = true }: Team): Relation {
  return async ({ talentProfileId }) => {
    const profileId = talentProfileId ?? '';
    const agent = await t.signIn('agent');
    const userId = agent.user?.id ?? '';
    const portfolioId = await t.make.portfolio(role === 'owner' ? { ownerUserId: userId } : {});
    if (role === 'admin' || role === 'employee') {
      await t.make.portfolioMember({ portfolioId, userId, role });
    }
    if (isAssigned) await t.make.assignment({ portfolioId, talentProfileId: profileId, userId });
    else if (isRoster) {
      await t.platform.db
        .insert(rosterEntries)
        .values({ portfolioId, talentProfileId: profileId, createdAt: t.clock.now() });
    }
    return agent;
  };
}

const RELATIONS: [who: string, relation: Relation, status: 200 | 404][] = [
  ['the talent', async (user) => new TestClient(t.url, await t.make.session({ user })), 200],
  [
    'a guardian who keeps the profile',
    async ({ id }) => {
      const guardian = await t.signIn('talent');
      await t.platform.db
        .update(talentProfiles)
        .set({ ownerUserId: guardian.user?.id ?? '' })
        .where(eq(talentProfiles.userId, id));
      return guardian;
    },
    200,
  ],
  ['another talent', () => t.signIn('talent'), 404],
  ['an assigned team member', agentWho({ role: 'employee', isAssigned: true }), 200],
  ['a team member who is not assigned', agentWho({ role: 'employee' }), 404],
  ['an admin of the agency', agentWho({ role: 'admin' }), 200],
  ['the owner of the agency', agentWho({ role: 'owner' }), 200],
  ['the owner of another agency', agentWho({ role: 'owner', isRoster: false }), 404],
  ['someone still assigned who left the team', agentWho({ role: 'gone', isAssigned: true }), 404],
  ['an agent of no agency', () => t.signIn('agent'), 404],
  ['an admin of Callboard', () => t.signIn('admin'), 200],
];

describe.each(RELATIONS)('%s', (_, relation, status) => {
  it(`asking for a talent's calls and invitations is answered with ${status}`, async () => {
    const talent = await t.make.user({ role: 'talent' });
    const asker = await relation(talent);
    const calls = await asker.call(castingCallEndpoints.opportunitiesForTalent, {
      query: { talentProfileId: talent.talentProfileId },
    });
    const invitations = await asker.call(auditionInvitationEndpoints.invitationsOfTalent, {
      query: { talentUserId: talent.id },
    });
    expect([calls.status, invitations.status]).toEqual([status, status]);
  });
});

it('a talent who does not exist is the same as one who is none of one’s business', async () => {
  const admin = await t.signIn('admin');
  const nobody = admin.user?.id;
  const calls = await admin.call(castingCallEndpoints.opportunitiesForTalent, {
    query: { talentProfileId: nobody },
  });
  const invitations = await admin.call(auditionInvitationEndpoints.invitationsOfTalent, {
    query: { talentUserId: nobody },
  });
  expect([calls.status, invitations.status]).toEqual([404, 404]);
});
