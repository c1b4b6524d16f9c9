import type { CurrentUser } from '@callboard/contract/auth';
import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { auditEntries } from '../../platform/audit/tables.ts';
import { newId } from '../../platform/ids.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';
import { photoUploads } from './photo-uploads.fixture.ts';

const t = useTestServer();
const { uploadColour } = photoUploads(t);

const signInAs = async (user: CurrentUser) => new TestClient(t.url, await t.make.session({ user }));

const sendTo = (client: TestClient, talentProfileId: string, colour = 'plum') =>
  uploadColour(client, 'talent', colour, { talentProfileId });

const photoKeyOf = async (profileId: string) => {
  const [profile] = await t.platform.db
    .select()
    .from(talentProfiles)
    .where(eq(talentProfiles.id, profileId));
  return profile?.photoKey ?? '';
};

describe('the photo of a profile that is named', () => {
  it("is changed by the talent's agents, on the talent's behalf", async () => {
    const { user, profileId } = await t.make.talent();
    const { user: agent } = await t.make.ownAgent(profileId);
    const { status, body } = await sendTo(await signInAs(agent), profileId);
    expect([status, body.profilePhotoThumbnailUrl]).toEqual([
      200,
      expect.stringContaining(`/api/talent-profiles/photo-thumbnail/${user.id}?v=`),
    ]);
    const [entry] = await t.platform.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.targetId, profileId))
      .orderBy(desc(auditEntries.id));
    expect(entry).toMatchObject({
      act: 'profile-photos.changed',
      actorUserId: agent.id,
      onBehalfOfUserId: user.id,
    });
  });

  it("is changed by whoever keeps the profile: a child's by the guardian, not by the child", async () => {
    const guardian = await t.signIn('client');
    const child = await t.make.talent({ ownerUserId: guardian.user?.id ?? '' });
    expect((await sendTo(guardian, child.profileId)).status).toBe(200);
    expect((await sendTo(await signInAs(child.user), child.profileId)).status).toBe(403);
    const grown = await t.make.talent();
    expect((await sendTo(await signInAs(grown.user), grown.profileId)).status).toBe(200);
  });

  it("is nobody else's: 403 where the profile is seen, 404 where it is not", async () => {
    const seen = await t.make.talent({ visibility: 'public' });
    const hidden = await t.make.talent({ visibility: 'hidden' });
    for (const role of ['client', 'talent', 'agent'] as const) {
      const other = await t.signIn(role);
      const statuses = [];
      for (const profileId of [seen.profileId, hidden.profileId, newId()]) {
        statuses.push((await sendTo(other, profileId)).status);
      }
      expect(statuses).toEqual([403, 404, 404]);
    }
    expect(await photoKeyOf(seen.profileId)).toBe('');
  });

  it('stays when another profile gets the same one from the same agent and loses it', async () => {
    const [one, other] = [await t.make.talent(), await t.make.talent()];
    const { user, portfolioId } = await t.make.ownAgent(one.profileId);
    const ids = { portfolioId, userId: user.id, talentProfileId: other.profileId };
    await t.make.assignment(ids);
    const agent = await signInAs(user);
    await sendTo(agent, one.profileId);
    await sendTo(agent, other.profileId);
    await sendTo(agent, other.profileId, 'teal');
    expect(await t.platform.storage.find(await photoKeyOf(one.profileId))).toBeDefined();
  });

  it('has to be named by those who have no profile of their own', async () => {
    for (const role of ['client', 'agent'] as const) {
      const { status } = await uploadColour(await t.signIn(role), 'talent', 'plum');
      expect(status).toBe(404);
    }
  });
});
