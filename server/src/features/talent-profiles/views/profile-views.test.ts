import type { CurrentUser } from '@callboard/contract/auth';
import { talentProfileEndpoints } from '@callboard/contract/talent-profiles';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { pathOf } from '../whole-profile.fixture.ts';
import { profileViews } from './tables.ts';

const t = useTestServer();

const signInAs = async (user: CurrentUser) => new TestClient(t.url, await t.make.session({ user }));

const viewersOf = async (profileId: string) => {
  const views = await t.platform.db
    .select()
    .from(profileViews)
    .where(eq(profileViews.talentProfileId, profileId));
  return views.map(({ viewerUserId }) => viewerUserId);
};

describe('the views of a profile', () => {
  it("are counted day by day for the talent's own side, and for nobody else", async () => {
    const { user, profileId } = await t.make.talent({ visibility: 'public' });
    const client = await t.signIn('client');
    await client.get(pathOf(profileId));
    await vi.waitFor(async () => expect(await viewersOf(profileId)).toHaveLength(1));
    t.clock.advance({ hours: 24 });
    const agent = await signInAs((await t.make.ownAgent(profileId)).user);
    for (const side of [await signInAs(user), agent]) {
      const { body } = await side.call(talentProfileEndpoints.views, { params: { id: profileId } });
      expect(body.total).toBe(1);
      expect(body.days).toHaveLength(28);
      expect(body.days.slice(-2).map(({ count }: { count: number }) => count)).toEqual([1, 0]);
    }
    const refused = await client.call(talentProfileEndpoints.views, { params: { id: profileId } });
    expect(refused.status).toBe(404);
  });
});

describe('a view of a profile', () => {
  it('is kept once for each viewer and hour', async () => {
    const { profileId } = await t.make.talent({ visibility: 'public' });
    const client = await t.signIn('client');
    const agent = await t.signIn('agent');
    const seen = async (viewers: (string | undefined)[]) =>
      vi.waitFor(async () => expect(await viewersOf(profileId)).toEqual(viewers));
    await client.get(pathOf(profileId));
    await seen([client.user?.id]);
    await client.get(pathOf(profileId));
    t.clock.advance({ hours: 1 });
    await client.get(pathOf(profileId));
    await seen([client.user?.id, client.user?.id]);
    await agent.get(pathOf(profileId));
    await seen([client.user?.id, client.user?.id, agent.user?.id]);
  });

  it("by the talent's own side, by admins and by visitors is not kept", async () => {
    const { user, profileId } = await t.make.talent({ visibility: 'public' });
    const uncounted = [
      await signInAs(user),
      await signInAs((await t.make.ownAgent(profileId)).user),
      await t.signIn('admin'),
      t.visitor(),
    ];
    for (const viewer of uncounted) await viewer.get(pathOf(profileId));
    const client = await t.signIn('client');
    await client.get(pathOf(profileId));
    await vi.waitFor(async () => expect(await viewersOf(profileId)).toEqual([client.user?.id]));
  });
});
