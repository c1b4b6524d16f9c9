import { actsForTalentEndpoints } from '@callboard/contract/acts-for-talent';
import { analyticsEndpoints } from '@callboard/contract/analytics';
import { applicationEndpoints } from '@callboard/contract/applications';
import { auditionInvitationEndpoints } from '@callboard/contract/audition-invitations';
import { castingCallEndpoints } from '@callboard/contract/casting-calls';
import type { Endpoint } from '@callboard/contract/endpoint';
import { galleryPhotoEndpoints as gallery } from '@callboard/contract/gallery-photos';
import { mediaEndpoints } from '@callboard/contract/media';
import { portfolioItemEndpoints as portfolio } from '@callboard/contract/portfolio-items';
import { professionalInfoEndpoints as info } from '@callboard/contract/professional-info';
import { professionalTraitsEndpoints as traits } from '@callboard/contract/professional-traits';
import { profileDocumentEndpoints as documents } from '@callboard/contract/profile-documents';
import { talentProfileEndpoints as profiles } from '@callboard/contract/talent-profiles';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { announceUpload, askProgress, cancelUpload } from '../../../test/upload.ts';
import { businessPortfolioMembers } from '../business-portfolios/tables.ts';
import { castingCalls } from '../casting-calls/tables.ts';
import { photoUploads } from '../profile-photos/photo-uploads.fixture.ts';
import { assignments, rosterEntries } from './tables.ts';

const t = useTestServer();
const { uploadColour } = photoUploads(t);

type Row = [what: string, ask: () => Promise<number>];

/** An agent who works for a talent whom nobody else sees, and all that they may do for them. */
async function makeWork() {
  const { user, profileId } = await t.make.talent({ visibility: 'hidden' });
  const { user: agentUser, portfolioId } = await t.make.ownAgent(profileId);
  await t.make.subscription({ portfolioId });
  const agent = new TestClient(t.url, await t.make.session({ user: agentUser }));
  const owner = new TestClient(t.url, await t.make.session({ user }));

  const own = { talentProfileId: profileId };
  const photoFile = await t.make.media(own);
  const params = { id: profileId };
  const photo = await owner.call(gallery.add, { params, body: { mediaId: photoFile } });
  const link = { url: 'https://example.com/reel', title: 'Reel' };
  const item = await owner.call(portfolio.add, { params, body: link });
  await uploadColour(owner, 'talent', 'teal');
  const exported = await owner.call(documents.export, { params });
  const tape = await t.make.media({ ...own, kind: 'video' });
  const upload = await t.make.media({ ...own, kind: 'document', status: 'uploading' });

  const dueAt = new Date(t.clock.now().getTime() + 3_600_000).toISOString();
  const selfTape = { instructions: null, sidesFileId: null, frame: null, maxMinutes: 2, dueAt };
  const roleId = await t.make.productionRole({ requestedMedia: ['self_tape'], selfTape });
  const applied = await t.make.castingCall({ roleId, version: 1 });
  const application = await t.make.application({ ...own, roleId, callId: applied });
  await t.platform.db.update(castingCalls).set({ version: 2 }).where(eq(castingCalls.id, applied));
  const callId = await t.make.castingCall();
  const form = { ...own, note: null, mediaIds: [], answers: [] };

  const call = (
    what: string,
    endpoint: Endpoint,
    asked: Parameters<TestClient['call']>[1],
  ): Row => [what, async () => (await agent.call(endpoint, asked)).status];
  const onPhoto = { ...params, photoId: photo.body.id };
  const onItem = { ...params, itemId: item.body.id };
  const onApplication = { id: application };
  const rows: Row[] = [
    call('looks at the profile', profiles.get, { params }),
    call('looks at what is missing', profiles.completeness, { params }),
    call('looks at the room for media', profiles.mediaPlan, { params }),
    call('looks at who looked', analyticsEndpoints.ofTalent, { params }),
    call('looks at the photo', profiles.photo, { params }),
    call('reads the looks', traits.get, { params }),
    call('reads the info', info.get, { params }),
    call('reads the availability', profiles.availability, { params }),
    call('reads the résumé', documents.resume, { params }),
    call('exports', documents.export, { params }),
    call('lists photos', gallery.list, { params }),
    call('lists work', portfolio.list, { params }),
    call('looks at work', portfolio.get, { params: onItem }),
    call('looks at a file', mediaEndpoints.get, { params: { id: photoFile } }),
    call('opens a file', mediaEndpoints.file, { params: { id: photoFile, variant: '320' } }),
    call('asks for refused files', mediaEndpoints.refused, { query: own }),
    call('reads what was done', actsForTalentEndpoints.list, { params }),
    call('lists opportunities', castingCallEndpoints.opportunitiesForTalent, { query: own }),
    call('looks at a call', castingCallEndpoints.get, { params: { id: callId }, query: own }),
    call('lists invitations', auditionInvitationEndpoints.invitationsOfTalent, {
      query: { talentUserId: user.id },
    }),
    call('lists applications', applicationEndpoints.listOfTalent, { query: own }),
    call('reads an application', applicationEndpoints.get, { params: onApplication }),
    call('reads a draft', applicationEndpoints.draft, { params: { id: callId }, query: own }),

    call('changes the profile', profiles.change, { params, body: { headline: 'Actor' } }),
    call('changes the looks', traits.change, { params, body: { heightCm: 170 } }),
    call('changes the info', info.change, { params, body: { kit: 'Boom' } }),
    call('changes the availability', profiles.changeAvailability, {
      params,
      body: { availability: [] },
    }),
    call('imports', documents.import, { params, body: exported.body }),
    ['sends a photo', async () => (await uploadColour(agent, 'talent', 'tomato', own)).status],
    call('orders photos', gallery.order, { params, body: { ids: [onPhoto.photoId] } }),
    call('changes a photo', gallery.change, { params: onPhoto, body: { caption: 'Quay' } }),
    call('orders work', portfolio.order, { params, body: { ids: [onItem.itemId] } }),
    call('changes work', portfolio.change, { params: onItem, body: { title: 'Reel 2' } }),
    call('adds work', portfolio.add, { params, body: { ...link, title: 'Other' } }),
    [
      'begins an upload',
      async () => {
        const file = { ...own, kind: 'document', fileName: 'a.pdf', bytes: 9 };
        return (await announceUpload(agent, file)).status;
      },
    ],
    [
      'asks for an upload',
      async () => {
        const progress = await askProgress(agent, upload);
        return typeof progress === 'number' ? 200 : progress.status;
      },
    ],
    ['gives up an upload', async () => (await cancelUpload(agent, upload)).status],
    call('saves a draft', applicationEndpoints.saveDraft, { params: { id: callId }, body: form }),
    call('submits', applicationEndpoints.apply, { params: { id: callId }, body: form }),
    call('sends a tape', applicationEndpoints.sendTape, {
      params: onApplication,
      body: { selfTapeMediaId: tape },
    }),
    call('confirms terms', applicationEndpoints.confirm, {
      params: onApplication,
      body: { version: 2 },
    }),
    call('withdraws', applicationEndpoints.setStatus, {
      params: onApplication,
      body: { status: 'withdrawn' },
    }),
    call('removes a photo', gallery.remove, { params: onPhoto }),
    call('removes work', portfolio.remove, { params: onItem }),
  ];
  return { rows, place: { portfolioId, ...own, userId: agentUser.id } };
}

const answerTo = async ([what, ask]: Row) => `${what}: ${await ask()}`;

/** What is refused leaves nothing behind, so that all of it can be asked at once. */
const askAll = (rows: readonly Row[]) => Promise.all(rows.map(answerTo));

async function askInTurn(rows: readonly Row[]): Promise<string[]> {
  const answers: string[] = [];
  for (const row of rows) answers.push(await answerTo(row));
  return answers;
}

it('an agent whose assignment ended gets 404 at once, whatever they ask for the talent', async () => {
  const { rows, place } = await makeWork();
  const { portfolioId, talentProfileId, userId } = place;
  const { db } = t.platform;
  const refused = rows.map(([what]) => `${what}: 404`);

  await db.delete(assignments).where(eq(assignments.userId, userId));
  expect(await askAll(rows)).toEqual(refused);
  await t.make.assignment(place);

  await db.delete(businessPortfolioMembers).where(eq(businessPortfolioMembers.userId, userId));
  expect(await askAll(rows)).toEqual(refused);
  await t.make.portfolioMember({ portfolioId, userId });

  const isEntry = and(
    eq(rosterEntries.portfolioId, portfolioId),
    eq(rosterEntries.talentProfileId, talentProfileId),
  );
  await db.delete(rosterEntries).where(isEntry);
  expect(await askAll(rows)).toEqual(refused);
  await t.make.assignment(place);

  // All of it was there to be done.
  const answers = await askInTurn(rows);
  expect(answers.filter((answer) => !/: 20\d$/.test(answer))).toEqual([]);
});
