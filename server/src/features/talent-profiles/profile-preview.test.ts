import type { CurrentUser } from '@callboard/contract/auth';
import { ITEM_VISIBILITIES } from '@callboard/contract/media';
import type { PreviewViewer } from '@callboard/contract/profile-preview';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { recorderOf } from '../analytics/recording/current-recorder.ts';
import { analyticsEvents } from '../analytics/tables.ts';
import { fillIn, PARTS_OF_PROFILE, pathOf, showItems } from './whole-profile.fixture.ts';

const t = useTestServer();

const signInAs = async (user: CurrentUser) => new TestClient(t.url, await t.make.session({ user }));

/** All that the calls answer, apart from when it was changed last. */
async function lookAt(viewer: TestClient, profileId: string, as?: PreviewViewer) {
  const query = as === undefined ? '' : `?as=${as}`;
  const answers = await Promise.all(
    PARTS_OF_PROFILE.map((part) => viewer.get(pathOf(profileId, part) + query)),
  );
  return answers.map(({ status, body }) => ({ status, body }));
}

describe('a profile looked at as others see it', () => {
  let talent: { user: CurrentUser; profileId: string };
  let own: TestClient;
  beforeAll(async () => {
    talent = await t.make.talent({ visibility: 'public', dateOfBirth: '1990-01-01' });
    own = await signInAs(talent.user);
    await fillIn(own, talent.profileId);
    const talentProfileId = talent.profileId;
    const files = [];
    for (const _ of ITEM_VISIBILITIES) files.push(await t.make.media({ talentProfileId }));
    await showItems(own, talent.profileId, files);
  });

  it('shows the own side exactly what those others see', async () => {
    const { profileId } = talent;
    const agent = await signInAs((await t.make.ownAgent(profileId)).user);
    for (const viewer of [own, agent]) {
      expect(await lookAt(viewer, profileId, 'public')).toEqual(
        await lookAt(t.visitor(), profileId),
      );
      expect(await lookAt(viewer, profileId, 'professionals')).toEqual(
        await lookAt(await t.signIn('client'), profileId),
      );
    }
  });

  it('shows nobody more than they see anyway', async () => {
    const { profileId } = talent;
    const visitor = t.visitor();
    expect(await lookAt(visitor, profileId, 'professionals')).toEqual(
      await lookAt(visitor, profileId),
    );
    const hidden = await t.make.talent({ visibility: 'hidden' });
    for (const { status } of await lookAt(await t.signIn('client'), hidden.profileId, 'public')) {
      expect(status).toBe(404);
    }
  });

  it('is no view when the own side looks, and is one when somebody else does', async () => {
    const { profileId } = talent;
    const client = await t.signIn('client');
    const views = async () => {
      await recorderOf(t.platform).flush();
      const rows = await t.platform.db
        .select()
        .from(analyticsEvents)
        .where(eq(analyticsEvents.talentProfileId, profileId));
      return rows.map(({ kind, viewerRole }) => [kind, viewerRole]);
    };
    await lookAt(own, profileId, 'public');
    await lookAt(client, profileId, 'public');
    await vi.waitFor(async () => expect(await views()).not.toEqual([]));
    expect(new Set((await views()).flat())).toEqual(new Set(['profile_view', 'client']));
  });

  it("leaves out a child's city", async () => {
    const dateOfBirth = `${t.clock.now().getUTCFullYear() - 10}-01-01`;
    const child = await t.make.talent({
      dateOfBirth,
      city: 'Salford',
      region: 'Greater Manchester',
    });
    const client = await signInAs(child.user);
    const [preview] = await lookAt(client, child.profileId, 'professionals');
    expect(Object.keys(preview?.body)).not.toContain('city');
    expect(preview?.body.region).toBe('Greater Manchester');
    expect((await lookAt(client, child.profileId))[0]?.body.city).toBe('Salford');
  });
});
