import { actsForTalentEndpoints } from '@callboard/contract/acts-for-talent';
import { applicationEndpoints } from '@callboard/contract/applications';
import { galleryPhotoEndpoints } from '@callboard/contract/gallery-photos';
import { notificationEndpoints } from '@callboard/contract/notifications';
import { portfolioItemEndpoints } from '@callboard/contract/portfolio-items';
import { professionalInfoEndpoints } from '@callboard/contract/professional-info';
import { professionalTraitsEndpoints } from '@callboard/contract/professional-traits';
import { representationEndpoints } from '@callboard/contract/representation';
import { talentProfileEndpoints } from '@callboard/contract/talent-profiles';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { cancelUpload, startUpload } from '../../../../test/upload.ts';
import { castingCalls } from '../../casting-calls/tables.ts';
import { documentOf } from '../../media/media.fixture.ts';
import { photoUploads } from '../../profile-photos/photo-uploads.fixture.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import { assignments } from '../tables.ts';

const t = useTestServer();
const { uploadColour } = photoUploads(t);

const signIn = async (user: Parameters<typeof t.make.session>[0]) =>
  new TestClient(t.url, await t.make.session(user));
const actsOf = (who: TestClient, id: string, query = {}) =>
  who.call(actsForTalentEndpoints.list, { params: { id }, query });

async function makeTalentWithAgent() {
  const { user, profileId } = await t.make.talent({ stageName: 'Mara Okonjo-Lyle' });
  const agency = await t.make.ownAgent(profileId, { name: 'Tallow & Reed' });
  const talent = await signIn({ user });
  const agent = await signIn({ user: agency.user });
  return { talent, user, profileId, agent, agency };
}

/** A role of a production whose name nobody outside may know, which asks for a tape. */
async function postSecretCall() {
  const dueAt = new Date(t.clock.now().getTime() + 3_600_000).toISOString();
  const productionId = await t.make.production({ isConfidential: true, codeName: 'Project Lamp' });
  const roleId = await t.make.productionRole({
    productionId,
    title: 'Warder',
    requestedMedia: ['self_tape'],
    selfTape: { instructions: null, sidesFileId: null, frame: null, maxMinutes: 2, dueAt },
  });
  return t.make.castingCall({ roleId });
}

it('everything that an agent does for a talent is told to them in words, the newest first', async () => {
  const { talent, profileId, agent } = await makeTalentWithAgent();
  const callId = await postSecretCall();
  const params = { id: profileId };
  const photo = await t.make.media({ talentProfileId: profileId });
  const tape = await t.make.media({ talentProfileId: profileId, kind: 'video' });
  const form = { talentProfileId: profileId, note: null, mediaIds: [], answers: [] };
  let photoId = '';
  let itemId = '';
  let applicationId = '';
  let mediaId = '';

  const walked: [
    act: string,
    subject: string | null,
    fields: string[],
    go: () => Promise<unknown>,
  ][] = [
    [
      'talent-profiles.profile-changed',
      'About',
      ['headline'],
      () => agent.call(talentProfileEndpoints.change, { params, body: { headline: 'Actor' } }),
    ],
    [
      'talent-profiles.traits-changed',
      'Looks',
      ['heightCm'],
      () => agent.call(professionalTraitsEndpoints.change, { params, body: { heightCm: 170 } }),
    ],
    [
      'talent-profiles.info-changed',
      'Credits and training',
      ['credits'],
      () => agent.call(professionalInfoEndpoints.change, { params, body: { credits: [] } }),
    ],
    [
      'talent-profiles.info-changed',
      'Work details',
      ['kit'],
      () => agent.call(professionalInfoEndpoints.change, { params, body: { kit: 'Boom' } }),
    ],
    [
      'talent-profiles.availability-changed',
      'Availability',
      ['availability'],
      () =>
        agent.call(talentProfileEndpoints.changeAvailability, {
          params,
          body: { availability: [] },
        }),
    ],
    [
      'profile-photos.changed',
      'Photos and work',
      [],
      () => uploadColour(agent, 'talent', 'tomato', { talentProfileId: profileId }),
    ],
    [
      'talent-profiles.gallery-changed',
      'On the pier',
      ['added'],
      async () => {
        const body = { mediaId: photo, caption: 'On the quay' };
        photoId = (await agent.call(galleryPhotoEndpoints.add, { params, body })).body.id;
      },
    ],
    [
      'talent-profiles.gallery-changed',
      'On the pier',
      ['caption'],
      () =>
        agent.call(galleryPhotoEndpoints.change, {
          params: { ...params, photoId },
          body: { caption: 'On the pier' },
        }),
    ],
    [
      'talent-profiles.gallery-changed',
      'Photos and work',
      ['order'],
      () => agent.call(galleryPhotoEndpoints.order, { params, body: { ids: [photoId] } }),
    ],
    [
      'talent-profiles.portfolio-changed',
      null,
      ['added'],
      async () => {
        const body = { url: 'https://example.com/reel', title: 'Reel' };
        itemId = (await agent.call(portfolioItemEndpoints.add, { params, body })).body.id;
      },
    ],
    [
      'talent-profiles.portfolio-changed',
      'Photos and work',
      ['removed'],
      () => agent.call(portfolioItemEndpoints.remove, { params: { ...params, itemId } }),
    ],
    [
      'media.upload-started',
      null,
      [],
      async () => {
        mediaId = await startUpload(agent, documentOf(profileId));
      },
    ],
    ['media.upload-cancelled', null, [], () => cancelUpload(agent, mediaId)],
    ['media.upload-started', 'Résumé.pdf', [], () => startUpload(agent, documentOf(profileId))],
    [
      'applications.draft-begun',
      'Warder in Project Lamp',
      [],
      async () => {
        // Saved twice, as while typing; begun once.
        await agent.call(applicationEndpoints.saveDraft, { params: { id: callId }, body: form });
        await agent.call(applicationEndpoints.saveDraft, { params: { id: callId }, body: form });
      },
    ],
    [
      'applications.submitted',
      'Warder in Project Lamp',
      [],
      async () => {
        const sent = await agent.call(applicationEndpoints.apply, {
          params: { id: callId },
          body: form,
        });
        applicationId = sent.body.id;
      },
    ],
    [
      'applications.tape-sent',
      'Warder in Project Lamp',
      [],
      () =>
        agent.call(applicationEndpoints.sendTape, {
          params: { id: applicationId },
          body: { selfTapeMediaId: tape },
        }),
    ],
    [
      'applications.terms-confirmed',
      'Warder in Project Lamp',
      [],
      async () => {
        const { db } = t.platform;
        await db.update(castingCalls).set({ version: 2 }).where(eq(castingCalls.id, callId));
        await agent.call(applicationEndpoints.confirm, {
          params: { id: applicationId },
          body: { version: 2 },
        });
      },
    ],
    [
      'applications.withdrawn',
      'Warder in Project Lamp',
      [],
      () =>
        agent.call(applicationEndpoints.setStatus, {
          params: { id: applicationId },
          body: { status: 'withdrawn' },
        }),
    ],
  ];
  for (const [, , , go] of walked) {
    t.clock.advance({ seconds: 1 });
    await go();
  }

  const { body } = await actsOf(talent, profileId, { limit: 100 });
  const told = body.items.map(({ act, subject, fields }: Record<string, unknown>) => [
    act,
    subject,
    fields,
  ]);
  expect(told.toReversed()).toEqual(walked.map(([act, subject, fields]) => [act, subject, fields]));
  expect(body.items[0]).toMatchObject({
    actor: { name: 'Ines Halloran', photoUrl: null, agencyName: 'Tallow & Reed' },
    link: `/opportunities?tab=mine&application=${applicationId}`,
  });
  expect(body.items.at(-1)).toMatchObject({ link: '/profile?section=about' });

  const news = await talent.call(notificationEndpoints.list);
  expect(news.body.map(({ content }: { content: string }) => content)).toEqual([
    'Ines Halloran withdrew Mara Okonjo-Lyle from Warder in Project Lamp.',
    'Ines Halloran confirmed the changed terms of Warder in Project Lamp for Mara Okonjo-Lyle.',
    'Ines Halloran sent a self-tape of Mara Okonjo-Lyle for Warder in Project Lamp.',
    'Ines Halloran submitted Mara Okonjo-Lyle for Warder in Project Lamp.',
  ]);
  const own = await talent.call(applicationEndpoints.get, { params: { id: applicationId } });
  const by = { byName: 'Ines Halloran', isByOwnSide: true };
  expect(own.body.history).toMatchObject([
    { act: 'moved', from: null, to: 'submitted', ...by },
    { act: 'tape_sent', to: 'submitted', ...by },
    { act: 'terms_confirmed', to: 'submitted', ...by },
    { act: 'moved', from: 'submitted', to: 'withdrawn', ...by },
  ]);
});

it('is for the talent’s own side, page by page, and holds nothing that they did themselves', async () => {
  const { talent, profileId, agent, agency } = await makeTalentWithAgent();
  const params = { id: profileId };
  for (const headline of ['One', 'Two', 'Three']) {
    t.clock.advance({ seconds: 1 });
    await agent.call(talentProfileEndpoints.change, { params, body: { headline } });
  }
  await talent.call(talentProfileEndpoints.change, { params, body: { headline: 'Mine' } });
  const guardian = await t.signIn('talent');
  await t.platform.db
    .update(talentProfiles)
    .set({ ownerUserId: guardian.user?.id ?? '' })
    .where(eq(talentProfiles.id, profileId));

  const first = (await actsOf(guardian, profileId, { limit: 2 })).body;
  expect(first.items).toHaveLength(2);
  const query = { limit: 2, cursor: first.nextCursor };
  const second = (await actsOf(guardian, profileId, query)).body;
  expect([second.items.length, second.nextCursor]).toEqual([1, null]);
  expect(second.items[0].link).toBe(`/profile?talentProfileId=${profileId}&section=about`);
  expect((await actsOf(agent, profileId)).body.items[0].link).toBe('/talent/profile?section=about');

  const status = { status: 'requested', startedAt: null } as const;
  const id = await t.make.representation({ talentProfileId: profileId, ...status });
  await guardian.call(representationEndpoints.confirm, { params: { id } });
  expect((await actsOf(talent, profileId)).body.items[0]).toMatchObject({
    act: 'representation.confirmed',
    subject: 'Tallow & Finch',
    link: '/profile?section=representation',
  });
  // What one agency asked for is none of another's business.
  expect((await actsOf(agent, profileId)).text).not.toContain('Tallow & Finch');

  for (const stranger of [
    await t.signIn('talent'),
    await t.signIn('agent'),
    await t.signIn('client'),
  ]) {
    expect((await actsOf(stranger, profileId)).status).toBe(404);
  }
  await t.platform.db.delete(assignments).where(eq(assignments.userId, agency.user.id));
  expect((await actsOf(agent, profileId)).status).toBe(404);
  // Who it was stays known, and of which agency only while they work for the talent.
  const byAdmin = await actsOf(await t.signIn('admin'), profileId);
  expect(byAdmin.body.items[1].actor).toMatchObject({ name: 'Ines Halloran', agencyName: null });
});
