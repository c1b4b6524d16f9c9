import { talentProfileEndpoints } from '@callboard/contract/talent-profiles';
import { describe, expect, it } from 'vitest';
import { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';

const t = useTestServer();

async function planFor(client: TestClient, id: string) {
  const { status, body } = await client.call(talentProfileEndpoints.mediaPlan, { params: { id } });
  return status === 200 ? body.plan : status;
}

describe('the plan by which a profile has room', () => {
  it('is its talent’s, or that of an agency that has them on its roster', async () => {
    const { user, profileId } = await t.make.talent();
    const talent = new TestClient(t.url, await t.make.session({ user }));
    const { user: agentUser, portfolioId } = await t.make.ownAgent(profileId);
    const agent = new TestClient(t.url, await t.make.session({ user: agentUser }));
    expect([await planFor(talent, profileId), await planFor(agent, profileId)]).toEqual([
      'free',
      'free',
    ]);
    await t.make.subscription({ portfolioId });
    expect([await planFor(talent, profileId), await planFor(agent, profileId)]).toEqual([
      'pro',
      'pro',
    ]);
  });

  it('is a guardian’s for the children they keep', async () => {
    const guardian = await t.make.talent();
    const child = await t.make.talent({ ownerUserId: guardian.user.id });
    const client = new TestClient(t.url, await t.make.session({ user: guardian.user }));
    expect(await planFor(client, child.profileId)).toBe('free');
    await t.make.subscription({ userId: guardian.user.id });
    expect(await planFor(client, child.profileId)).toBe('pro');
  });

  it('is nobody else’s to know', async () => {
    const { profileId } = await t.make.talent({ visibility: 'public' });
    for (const role of ['talent', 'client', 'agent'] as const) {
      expect(await planFor(await t.signIn(role), profileId)).toBe(404);
    }
    expect(await planFor(t.visitor(), profileId)).toBe(401);
  });
});
