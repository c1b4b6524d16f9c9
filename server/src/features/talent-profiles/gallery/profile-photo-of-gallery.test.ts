import type { CurrentUser } from '@callboard/contract/auth';
import { galleryPhotoEndpoints as endpoints } from '@callboard/contract/gallery-photos';
import { talentProfileEndpoints } from '@callboard/contract/talent-profiles';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { paint } from '../../../../test/picture.ts';
import { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { photoUploads } from '../../profile-photos/photo-uploads.fixture.ts';

const t = useTestServer();
const { uploadColour } = photoUploads(t);

const signInAs = async (user: CurrentUser) => new TestClient(t.url, await t.make.session({ user }));

/** As a portrait is: a face in the upper half, red, and clothes below it, blue. */
async function takePortrait(): Promise<Buffer> {
  const clothes = await paint('blue', { width: 80, height: 80 }).png().toBuffer();
  return paint('red', { width: 80, height: 160 })
    .composite([{ input: clothes, left: 0, top: 80 }])
    .webp()
    .toBuffer();
}

async function signInTalent(given: Parameters<typeof t.make.talent>[0] = {}) {
  const { user, profileId } = await t.make.talent({ visibility: 'public', ...given });
  const client = await signInAs(user);
  const hang = async (file: Parameters<typeof t.make.media>[0] = {}): Promise<string> => {
    const mediaId = await t.make.media({ ...file, talentProfileId: profileId });
    const params = { id: profileId };
    return (await client.call(endpoints.add, { params, body: { mediaId } })).body.id;
  };
  const choose = (photoId: string, chooser = client) =>
    chooser.call(endpoints.change, {
      params: { id: profileId, photoId },
      body: { isProfilePhoto: true },
    });
  const chosen = async () => {
    const { body } = await client.call(endpoints.list, { params: { id: profileId } });
    return body.items.filter((photo: { isProfilePhoto: boolean }) => photo.isProfilePhoto);
  };
  return { client, profileId, hang, choose, chosen };
}

describe('a profile photo from the gallery', () => {
  it('is the square of the upper part, large and small', async () => {
    const { profileId, hang, choose } = await signInTalent();
    const photoId = await hang({ picture: await takePortrait() });
    const { status, body } = await choose(photoId);
    expect([status, body.isProfilePhoto]).toEqual([200, true]);
    for (const [path, side] of [
      [`/api/talent-profiles/${profileId}/photo`, 80],
      [`/api/talent-profiles/profile-thumbnail/${profileId}`, 256],
    ] as const) {
      const answer = await fetch(t.url + path);
      const picture = sharp(Buffer.from(await answer.arrayBuffer()));
      expect(await picture.metadata()).toMatchObject({ width: side, height: side });
      const { channels } = await picture.stats();
      expect(channels[0]?.mean).toBeGreaterThan(180);
    }
  });

  it('is one at a time, and none once a photo was sent by itself', async () => {
    const { client, profileId, hang, choose, chosen } = await signInTalent();
    const [first, second] = [await hang({ picture: await takePortrait() }), await hang()];
    await choose(first);
    await choose(second);
    expect(await chosen()).toMatchObject([{ id: second }]);
    await uploadColour(client, 'talent', 'teal', { talentProfileId: profileId });
    expect(await chosen()).toEqual([]);
  });

  it('stays when its photo is removed', async () => {
    const { client, profileId, hang, choose } = await signInTalent();
    const photoId = await hang();
    await choose(photoId);
    await client.call(endpoints.remove, { params: { id: profileId, photoId } });
    const params = { id: profileId };
    expect((await t.visitor().call(talentProfileEndpoints.photo, { params })).status).toBe(200);
  });

  it('waits until the photo is ready', async () => {
    const { hang, choose, chosen } = await signInTalent();
    const { status, body } = await choose(await hang({ status: 'processing' }));
    expect([status, body.code]).toEqual([422, 'MEDIA_NOT_USABLE']);
    expect(await chosen()).toEqual([]);
  });

  it("of a child is the guardian's choice", async () => {
    const guardian = await t.signIn('client');
    const { hang, choose } = await signInTalent({ ownerUserId: guardian.user?.id ?? '' });
    const photoId = await hang();
    expect((await choose(photoId)).status).toBe(403);
    expect((await choose(photoId, guardian)).status).toBe(200);
  });
});
