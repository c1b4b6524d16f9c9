import { applicationEndpoints } from '@callboard/contract/applications';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { cancelUpload } from '../../../../test/upload.ts';
import { newId } from '../../../platform/ids.ts';
import { findMedia } from '../../media/queries.ts';
import { sweepMedia } from '../../media/unused/sweep-media.ts';
import { galleryPhotos } from '../../talent-profiles/gallery/tables.ts';
import { applications } from '../tables.ts';

const t = useTestServer();

async function hang(talentProfileId: string, mediaId: string): Promise<string> {
  const id = newId();
  const now = t.clock.now();
  await t.platform.db.insert(galleryPhotos).values({
    id,
    talentProfileId,
    mediaId,
    position: 0,
    visibility: 'private',
    isProfilePhoto: false,
    createdAt: now,
    updatedAt: now,
  });
  return id;
}

it('files that were sent stay as long as the application, and those of a draft as long as the call', async () => {
  const { user, profileId } = await t.make.talent();
  const talent = new TestClient(t.url, await t.make.session({ user }));
  const file = { talentProfileId: profileId };
  const photo = await t.make.media(file);
  const tape = await t.make.media({ ...file, kind: 'video' });
  const [drafted, loose] = [await t.make.media(file), await t.make.media(file)];
  const kept = async () => {
    const rows = [photo, tape, drafted, loose].map((id) => findMedia(t.platform.db, id));
    return (await Promise.all(rows)).flatMap((row) => row?.id ?? []);
  };
  const gallery = `/api/talent-profiles/${profileId}/gallery-photos`;
  const photoId = await hang(profileId, photo);

  const form = { talentProfileId: profileId, note: null, answers: [] };
  const sent = { ...form, mediaIds: [photo], selfTapeMediaId: tape };
  const params = { id: await t.make.castingCall() };
  const { body } = await talent.call(applicationEndpoints.apply, { params, body: sent });
  await talent.call(applicationEndpoints.saveDraft, {
    params: { id: await t.make.castingCall() },
    body: { ...form, mediaIds: [drafted] },
  });

  expect((await talent.send('DELETE', `${gallery}/${photoId}`)).status).toBe(204);
  expect((await cancelUpload(talent, tape)).status).toBe(409);
  t.clock.advance({ days: 2 });
  await sweepMedia(t.platform);
  expect(await kept()).toEqual([photo, tape, drafted]);
  await t.platform.db.delete(applications).where(eq(applications.id, body.id));
  await sweepMedia(t.platform);
  expect(await kept()).toEqual([drafted]);
});
