import { applicationEndpoints as applications } from '@callboard/contract/applications';
import { auditionInvitationEndpoints as invitations } from '@callboard/contract/audition-invitations';
import { availabilityCheckEndpoints as checks } from '@callboard/contract/availability-checks';
import { backgroundEndpoints as background } from '@callboard/contract/background';
import { childrenEndpoints as children } from '@callboard/contract/children';
import { conversationEndpoints as conversations } from '@callboard/contract/conversations';
import type { Endpoint } from '@callboard/contract/endpoint';
import { galleryPhotoEndpoints as gallery } from '@callboard/contract/gallery-photos';
import { holdEndpoints as holds } from '@callboard/contract/holds';
import { mediaEndpoints as files } from '@callboard/contract/media';
import { messageEndpoints as messages } from '@callboard/contract/messages';
import { offerEndpoints as offers } from '@callboard/contract/offers';
import { portfolioItemEndpoints as work } from '@callboard/contract/portfolio-items';
import { professionalInfoEndpoints as info } from '@callboard/contract/professional-info';
import { professionalTraitsEndpoints as traits } from '@callboard/contract/professional-traits';
import { profileDocumentEndpoints as documents } from '@callboard/contract/profile-documents';
import { profilePhotoEndpoints as photos } from '@callboard/contract/profile-photos';
import { reportReviewEndpoints as review } from '@callboard/contract/report-review';
import { representationEndpoints as agreements } from '@callboard/contract/representation';
import { submissionEndpoints as submissions } from '@callboard/contract/submissions';
import { talentProfileEndpoints as profiles } from '@callboard/contract/talent-profiles';
import { eq } from 'drizzle-orm';
import type { TestClient } from '../../../test/test-client.ts';
import type { TestServer } from '../../../test/test-server.ts';
import { announceUpload, cancelUpload, startUpload } from '../../../test/upload.ts';
import { newId } from '../../platform/ids.ts';
import { castingCalls } from '../casting-calls/tables.ts';
import { PAPERS } from '../children/children.fixture.ts';
import { documentOf } from '../media/media.fixture.ts';
import { photoUploads } from '../profile-photos/photo-uploads.fixture.ts';
import type { FamilyAtWork } from './family-at-work.fixture.ts';

type Doer = keyof FamilyAtWork['doers'];
type Way = {
  endpoint: Endpoint;
  /** Makes what it takes, which may be told of itself, and returns the act alone. */
  prepare: (who: TestClient) => Promise<() => Promise<{ status: number }>>;
  /** Who does it for a child; the other one may not. */
  doers: readonly Doer[];
};
const BOTH = ['guardian', 'agent'] as const;

/** Every call by which somebody does something for a talent. */
export function actsForTalent(t: TestServer, family: FamilyAtWork): Way[] {
  const { talentProfileId, portfolioId } = family;
  const params = { id: talentProfileId };
  const form = { talentProfileId, note: null, mediaIds: [], answers: [] };
  const { uploadColour } = photoUploads(t);

  type Sending = Parameters<TestClient['call']>[1];
  /** The call, made on what this prepares. */
  const way = (
    endpoint: Endpoint,
    prepare: (who: TestClient) => Sending | Promise<Sending>,
    doers: readonly Doer[] = BOTH,
  ): Way => ({
    endpoint,
    prepare: async (who) => {
      const sending = await prepare(who);
      return () => who.call(endpoint, sending);
    },
    doers,
  });
  const on = async (made: Promise<string>, body?: unknown) => ({
    params: { id: await made },
    ...(body !== undefined && { body }),
  });
  const addPhoto = async () => ({ params, body: { mediaId: await family.media('photo') } });
  const addItem = () => ({ params, body: { url: 'https://example.com/', title: newId() } });
  const newPhoto = async (who: TestClient): Promise<string> =>
    (await who.call(gallery.add, await addPhoto())).body.id;
  const newItem = async (who: TestClient): Promise<string> =>
    (await who.call(work.add, addItem())).body.id;
  const inReverse = async (who: TestClient, list: Endpoint) => {
    const { items } = (await who.call(list, { params })).body;
    return { params, body: { ids: items.map(({ id }: { id: string }) => id).toReversed() } };
  };
  const newText = () => ({ clientId: newId(), text: 'She is free on Tuesday.' });
  const newMessage = async (who: TestClient): Promise<string> => {
    const written = await on(family.conversation(), newText());
    return (await who.call(messages.send, written)).body.id;
  };
  const handOver = (who: TestClient) =>
    family.asGrownUp(() =>
      who.call(children.handOver, { params, body: { email: `${newId()}@example.com` } }),
    );

  return [
    way(children.changePapers, () => ({ params, body: { ...PAPERS, notes: newId() } })),
    {
      endpoint: children.handOver,
      prepare: async (who) => () => handOver(who),
      doers: ['guardian'],
    },
    way(
      children.takeBackHandOver,
      async (who) => {
        await handOver(who);
        return { params };
      },
      ['guardian'],
    ),

    way(profiles.change, () => ({ params, body: { headline: newId() } })),
    way(profiles.changeAvailability, () => ({ params, body: { availability: [] } })),
    way(info.change, () => ({ params, body: { kit: newId() } })),
    way(traits.change, () => ({ params, body: { tattoos: newId() } })),
    {
      endpoint: photos.talent,
      prepare: async (who) => () => uploadColour(who, 'talent', 'tomato', { talentProfileId }),
      doers: BOTH,
    },
    way(gallery.add, addPhoto),
    way(gallery.change, async (who) => ({
      params: { ...params, photoId: await newPhoto(who) },
      body: { caption: newId() },
    })),
    way(gallery.remove, async (who) => ({ params: { ...params, photoId: await newPhoto(who) } })),
    way(gallery.order, async (who) => {
      await newPhoto(who);
      return inReverse(who, gallery.list);
    }),
    way(work.add, addItem),
    way(work.change, async (who) => ({
      params: { ...params, itemId: await newItem(who) },
      body: { title: newId() },
    })),
    way(work.remove, async (who) => ({ params: { ...params, itemId: await newItem(who) } })),
    way(work.order, async (who) => {
      await newItem(who);
      return inReverse(who, work.list);
    }),
    way(documents.import, async (who) => {
      const { body } = await who.call(documents.export, { params });
      return { params, body: { ...body, profile: { ...body.profile, headline: newId() } } };
    }),
    {
      endpoint: files.startUpload,
      prepare: async (who) => () =>
        announceUpload(who, { ...documentOf(talentProfileId), bytes: 9 }),
      doers: BOTH,
    },
    {
      endpoint: files.cancelUpload,
      prepare: async (who) => {
        const mediaId = await startUpload(who, documentOf(talentProfileId));
        return () => cancelUpload(who, mediaId);
      },
      doers: BOTH,
    },

    way(applications.saveDraft, () => on(family.call(), form)),
    way(applications.apply, () => on(family.call(), form)),
    way(submissions.submit, async () => {
      const submitted = { callId: await family.call(), talentProfileId, note: null };
      return { body: { portfolioId, submissions: [submitted] } };
    }, ['agent']),
    way(applications.sendTape, async () => {
      const dueAt = new Date(t.clock.now().getTime() + 3_600_000).toISOString();
      const asked = { instructions: null, sidesFileId: null, frame: null, maxMinutes: 2, dueAt };
      const roleId = await family.role({ requestedMedia: ['self_tape'], selfTape: asked });
      const body = { selfTapeMediaId: await family.media('video') };
      return on(family.application({ roleId }), body);
    }),
    way(applications.confirm, async () => {
      const roleId = await family.role();
      const callId = await t.make.castingCall({ roleId });
      const sent = await on(family.application({ roleId, callId }), { version: 2 });
      const isCall = eq(castingCalls.id, callId);
      await t.platform.db.update(castingCalls).set({ version: 2 }).where(isCall);
      return sent;
    }),
    way(applications.setStatus, () => on(family.application(), { status: 'withdrawn' })),

    way(invitations.answer, () =>
      on(family.invitation('live_video'), { answer: 'decline', version: 1, note: 'School' }),
    ),
    way(invitations.sendTakes, async () => {
      const mediaId = await family.media('video');
      const takes = [{ mediaId, scene: null, take: 1, isSlate: false }];
      return on(family.invitation('self_tape'), { takes });
    }),
    way(checks.answer, () => on(family.check(), { answer: 'available', note: null })),
    way(holds.give, () => on(family.hold(), { rank: 'backup' })),
    way(holds.release, () => on(family.hold(), { note: null })),
    way(offers.answer, () => on(family.offer(), { answer: 'decline', reason: null })),
    way(background.answer, () => on(family.booking(), { answer: 'decline' })),
    way(agreements.confirm, () => on(family.agreement()), ['guardian']),
    way(agreements.end, () => on(family.agreement(), { reason: null }), ['guardian']),

    way(conversations.start, async () => {
      const roleId = await family.role();
      await family.application({ roleId });
      return { body: { userId: family.makerId, talentProfileId, roleId } };
    }),
    way(messages.send, () => on(family.conversation(), newText())),
    way(messages.edit, (who) => on(newMessage(who), { text: 'She is free on Monday.' })),
    way(messages.delete, (who) => on(newMessage(who))),
    way(review.appeal, () => on(family.decision(), { text: 'It is her cousin.' }), ['guardian']),
  ];
}
