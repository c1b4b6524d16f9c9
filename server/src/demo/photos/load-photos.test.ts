import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { agentProfileEndpoints } from '@callboard/contract/agent-profiles';
import { authEndpoints } from '@callboard/contract/auth';
import { clientProfileEndpoints } from '@callboard/contract/client-profiles';
import { type GalleryPhoto, galleryPhotoEndpoints } from '@callboard/contract/gallery-photos';
import { type PortfolioItem, portfolioItemEndpoints } from '@callboard/contract/portfolio-items';
import type { Role } from '@callboard/contract/roles';
import { talentProfileEndpoints } from '@callboard/contract/talent-profiles';
import { expect, it } from 'vitest';
import { useTestServer } from '../../../test/test-server.ts';
import { applicationMedia } from '../../features/applications/tables.ts';
import { media } from '../../features/media/tables.ts';
import { DEMO_PASSWORD, demoUserId } from '../accounts.ts';
import { hasDemo, loadDemo } from '../load-demo.ts';
import { talentProfileIdOf } from '../people/person-key.ts';
import { talentOf } from '../people/talents.ts';
import { drawTalent } from '../showcase/draw-talent.ts';
import { drawTalents } from '../showcase/draw-talents.ts';

const t = useTestServer();

async function signIn(role: Role) {
  const person = t.visitor();
  const body = { email: `${role}@callboard.test`, password: DEMO_PASSWORD };
  await person.call(authEndpoints.login, { body });
  return person;
}

it('the demo is not there at all where its photos cannot be stored, and can be loaded later', async () => {
  const storage = { ...t.platform.storage, put: () => Promise.reject(new Error('disk full')) };
  await expect(loadDemo({ ...t.platform, storage })).rejects.toThrow('disk full');
  expect(await hasDemo(t.platform)).toBe(false);
  await loadDemo(t.platform, { portraits: 1 });
  expect(await hasDemo(t.platform)).toBe(true);
});

it('client, agent and talent of the demo have photos of their own', async () => {
  const [client, agent, talent] = [
    await signIn('client'),
    await signIn('agent'),
    await signIn('talent'),
  ];
  const photos = [
    await client.get((await client.call(clientProfileEndpoints.get)).body.profilePhotoThumbnailUrl),
    await agent.get((await agent.call(agentProfileEndpoints.get)).body.profilePhotoThumbnailUrl),
    await talent.call(talentProfileEndpoints.photoThumbnail, {
      params: { userId: demoUserId('talent') },
    }),
  ];
  for (const { status, headers } of photos) {
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/webp');
  }
  expect(new Set(photos.map(({ headers }) => headers.get('etag'))).size).toBe(3);
});

it('the first talent’s gallery and clips are drawn once the server runs, and only once', async () => {
  const mara = talentOf('mara-okonjo-lyle');
  const rows = () => t.platform.db.select().from(media).orderBy(media.id);
  await expect.poll(async () => (await rows()).length).toBe(7);
  const drawn = await rows();
  await drawTalents(t.platform, [mara]);
  expect(await rows()).toEqual(drawn);
  const talent = await signIn('talent');
  const params = { id: talentProfileIdOf(mara.key) };
  const gallery = await talent.call(galleryPhotoEndpoints.list, { params });
  const photos: GalleryPhoto[] = gallery.body.items;
  expect(photos.map(({ isProfilePhoto }) => isProfilePhoto)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(photos[0]?.media).toMatchObject({ status: 'ready', width: 640, height: 800 });
  const portfolio = await talent.call(portfolioItemEndpoints.list, { params });
  const items: PortfolioItem[] = portfolio.body.items;
  expect(items.map(({ kind }) => kind)).toEqual(['video', 'audio', 'link', 'link']);
  const sent = await t.platform.db.select().from(applicationMedia);
  expect(new Set(sent.map(({ applicationId }) => applicationId)).size).toBe(6);
  for (const { fileKey, bytes, sha256 } of drawn.filter((row) => row.fileKey !== null)) {
    const file = await buffer(await t.platform.storage.read(fileKey ?? ''));
    expect(file).toHaveLength(bytes);
    expect(createHash('sha256').update(file).digest('hex')).toBe(sha256);
  }
});

it('the same pictures are drawn on every machine', async () => {
  const { storage } = t.platform;
  const someone = talentOf('wes-tallchurch');
  const setting = { storage, now: t.clock.now(), joinedAt: t.clock.now() };
  const once = await drawTalent(someone, setting);
  expect(await drawTalent(someone, setting)).toEqual(once);
});
