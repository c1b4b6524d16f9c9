import { mediaUrl } from '@callboard/contract/media-address';
import type { TestClient, TestResponse } from '../../../test/test-client.ts';
import { AppError } from '../../platform/app-error.ts';
import { newId } from '../../platform/ids.ts';
import { composeResume } from '../profile-documents/resume/compose-resume.ts';
import { PAPERS } from './children.fixture.ts';
import { BORN, type ChildWithAll, SURNAME } from './minor-matrix.fixture.ts';

export type Look = (viewer: TestClient, child: ChildWithAll) => Promise<string>;
/** For nobody, not for them, not there. Whatever is wrong with the question itself is no secret kept. */
const HIDDEN = [401, 403, 404];

const isSeen = ({ status, text }: TestResponse): boolean => {
  if (HIDDEN.includes(status)) return false;
  if (status >= 300) throw new Error(`${status}: ${text}`);
  return true;
};
/** Several looks read one page for different things: whoever looks asks for it once. */
const asked = new WeakMap<TestClient, Map<string, Promise<TestResponse>>>();
function ask(viewer: TestClient, path: string): Promise<TestResponse> {
  const answers = asked.get(viewer) ?? new Map<string, Promise<TestResponse>>();
  asked.set(viewer, answers);
  const answer = answers.get(path) ?? viewer.get(path);
  answers.set(path, answer);
  return answer;
}
/** A thing that is there or not. */
const thing =
  (path: (child: ChildWithAll) => string): Look =>
  async (viewer, child) =>
    isSeen(await ask(viewer, path(child))) ? 'yes' : '-';
/** A list, page or file in which the child is or is not. */
const within =
  (path: (child: ChildWithAll) => string, sign: (child: ChildWithAll) => string): Look =>
  async (viewer, child) => {
    const answer = await ask(viewer, path(child));
    return isSeen(answer) && answer.text.includes(sign(child)) ? 'yes' : '-';
  };
const ofProfile = (part: string) =>
  thing(({ profileId }) => `/api/talent-profiles/${profileId}${part}`);
const byId = ({ profileId }: ChildWithAll) => profileId;
const byVerification = ({ verificationId }: ChildWithAll) => verificationId;
const byUserId = ({ userId }: ChildWithAll) => userId;
/** The head of a page, where a grown-up's in the same place gives a name or the photo to come. */
const pageHead =
  (path: (of: { profileId: string; itemId: string }) => string): Look =>
  async (viewer, child) => {
    const [ofGrownUp, ofChild] = [
      (await ask(viewer, path(child.grownUp))).text,
      (await ask(viewer, path(child))).text,
    ];
    const isIn = (text: string, signs: string[]) => signs.some((sign) => text.includes(sign));
    const { name, photoId } = child.grownUp;
    if (!isIn(ofGrownUp, [name, photoId])) throw new Error('no page head shows anybody');
    return isIn(ofChild, [SURNAME, ...child.files]) ? 'yes' : '-';
  };
/** Something that is done for the child, or to it. */
const doing =
  (path: (child: ChildWithAll) => string, body: (child: ChildWithAll) => object): Look =>
  async (viewer, child) =>
    isSeen(await viewer.send('POST', path(child), { body: body(child) })) ? 'yes' : '-';
const sent = ({ profileId }: ChildWithAll) => ({
  talentProfileId: profileId,
  note: null,
  mediaIds: [],
  answers: [],
});

/** How private what somebody reads is. */
function depthOf({ text }: TestResponse): string {
  if (text.includes(BORN)) return 'all';
  return text.includes('Salford"') ? 'near' : 'some';
}

export const LOOKS: Record<string, Look> = {
  profile: async (viewer, { profileId }) => {
    const answer = await ask(viewer, `/api/talent-profiles/${profileId}`);
    return isSeen(answer) ? depthOf(answer) : '-';
  },
  traits: ofProfile('/professional-traits'),
  'professional info': ofProfile('/professional-info'),
  availability: ofProfile('/availability'),
  photo: ofProfile('/photo'),
  'thumbnail by profile': thing((c) => `/api/talent-profiles/profile-thumbnail/${c.profileId}`),
  'thumbnail by user': thing((c) => `/api/talent-profiles/photo-thumbnail/${c.userId}`),
  gallery: ofProfile('/gallery-photos'),
  'public photo file': thing(({ files }) => mediaUrl({ id: files[0] ?? '' }, '320')),
  'private photo file': thing(({ files }) => mediaUrl({ id: files[2] ?? '' }, '320')),
  portfolio: ofProfile('/portfolio-items'),
  'portfolio item': thing((c) => `/api/talent-profiles/${c.profileId}/portfolio-items/${c.itemId}`),
  'page head of profile': pageHead(({ profileId }) => `/talent/${profileId}`),
  'page head of item': pageHead(
    ({ profileId, itemId }) => `/talent/${profileId}/portfolio/${itemId}`,
  ),
  // Composed and not drawn: a dozen PDF files take longer than all the other looks together.
  résumé: async (viewer, { platform, profileId }) => {
    const actor = viewer.user && { user: viewer.user, sessionId: newId(), address: '127.0.0.1' };
    try {
      return (await composeResume(platform, actor, profileId)).resume.name === '' ? '-' : 'yes';
    } catch (error) {
      if (error instanceof AppError && HIDDEN.includes(error.status)) return '-';
      throw error;
    }
  },
  'profile export': ofProfile('/export'),
  figures: ofProfile('/analytics'),
  completeness: ofProfile('/completeness'),
  'media plan': ofProfile('/media-plan'),
  acts: ofProfile('/acts'),
  representations: ofProfile('/representations'),
  'child papers': ofProfile('/child-papers'),
  children: within(() => '/api/children', byId),
  'kept profiles': within(() => '/api/talent-profiles/kept', byId),
  'global search': within(() => `/api/search?query=${SURNAME}`, byId),
  opportunities: thing(
    (c) => `/api/casting-calls/opportunities/for-talent?talentProfileId=${c.profileId}`,
  ),
  'application draft': thing(
    (c) => `/api/casting-calls/${c.callId}/application-draft?talentProfileId=${c.profileId}`,
  ),
  'own applications': within((c) => `/api/applications?talentProfileId=${c.profileId}`, byId),
  application: thing((c) => `/api/applications/${c.applicationId}`),
  'application elsewhere': async (viewer, child) => {
    const answer = await ask(viewer, `/api/applications/${child.otherApplicationId}`);
    if (!isSeen(answer)) return '-';
    return viewer.user?.role === 'client' ? depthOf(answer) : 'yes';
  },
  'casting board': async (viewer, child) => {
    for (const roleId of [child.roleId, child.otherRoleId]) {
      const answer = await ask(viewer, `/api/production-roles/${roleId}/applications`);
      if (isSeen(answer) && answer.text.includes(child.profileId)) return depthOf(answer);
    }
    return '-';
  },
  roster: within((c) => `/api/business-portfolios/${c.portfolioId}/roster`, byId),
  'roster entry': thing((c) => `/api/business-portfolios/${c.portfolioId}/roster/${c.profileId}`),
  'submission candidates': within(
    (c) => `/api/casting-calls/${c.callId}/candidates?portfolioId=${c.portfolioId}`,
    byId,
  ),
  correspondents: within(() => `/api/messaging/correspondents?q=${SURNAME}`, byUserId),
  'starting a conversation': async (viewer, { userId }) => {
    const body = { userId };
    return isSeen(await viewer.send('POST', '/api/messaging/conversations', { body }))
      ? 'yes'
      : '-';
  },
  conversation: thing((c) => `/api/messaging/conversations/${c.conversationId}`),
  messages: thing((c) => `/api/messaging/conversations/${c.conversationId}/messages`),
  'audition invitation': thing((c) => `/api/audition-invitations/${c.invitationId}`),
  'invitations of talent': within(
    (c) => `/api/auditions/invitations/talent?talentUserId=${c.userId}`,
    ({ invitationId }) => invitationId,
  ),
  tapes: thing((c) => `/api/audition-invitations/${c.invitationId}/takes`),
  'tape file': thing(({ takeId }) => mediaUrl({ id: takeId }, '320')),
  'calendar entry': thing((c) => `/api/audition-invitations/${c.invitationId}/calendar`),
  'holds of talent': within((c) => `/api/holds?talentProfileId=${c.profileId}`, byId),
  'holds of role': within((c) => `/api/production-roles/${c.roleId}/holds`, byId),
  'offers of talent': within((c) => `/api/offers?talentProfileId=${c.profileId}`, byId),
  'offers of application': within((c) => `/api/applications/${c.applicationId}/offers`, byId),
  'background of talent': within(
    (c) => `/api/background-bookings?talentProfileId=${c.profileId}`,
    byId,
  ),
  'background of role': within((c) => `/api/production-roles/${c.roleId}/background-days`, byId),
  'admin chooser': within(() => `/api/admin/talent-profiles?search=${SURNAME}`, byId),
  report: async (viewer, { profileId }) => {
    const body = { subject: 'profile', subjectId: profileId, reason: 'spam', note: null };
    return isSeen(await viewer.send('POST', '/api/reports', { body })) ? 'yes' : '-';
  },
  'verification badge': within(
    (c) => `/api/talent-profiles/${c.profileId}`,
    () => '["identity"]',
  ),
  'verification requests': within(() => '/api/professional-verification', byVerification),
  'verification queue': within(() => '/api/admin/verification', byVerification),
  "guardian's e-mail": async (viewer, child) => {
    const places = [
      `/api/talent-profiles/${child.profileId}`,
      `/api/talent-profiles/${child.profileId}/child-papers`,
      `/api/applications/${child.applicationId}`,
      `/api/applications/${child.otherApplicationId}`,
      `/api/business-portfolios/${child.portfolioId}/roster/${child.profileId}`,
      `/api/audition-invitations/${child.invitationId}`,
      `/api/messaging/conversations/${child.conversationId}`,
      `/api/admin/users/${child.guardianId}`,
    ];
    for (const place of places) {
      const answer = await ask(viewer, place);
      if (isSeen(answer) && answer.text.includes(child.guardianEmail)) return 'yes';
    }
    return '-';
  },
  "chaperone's phone": within(
    (c) => `/api/talent-profiles/${c.profileId}/child-papers`,
    () => PAPERS.chaperonePhone,
  ),
  'calendar feed': async (viewer) => {
    const made = await viewer.send('POST', '/api/account/calendar-feed');
    if (!isSeen(made)) return '-';
    const feed = await viewer.get(new URL(made.body.url).pathname);
    return isSeen(feed) && feed.text.includes(SURNAME) ? 'yes' : '-';
  },
  'availability checks': within(
    (c) => `/api/availability-checks?talentProfileId=${c.profileId}`,
    byId,
  ),
  'checks of role': within((c) => `/api/production-roles/${c.roleId}/availability-checks`, byId),
  'asking for availability': async (viewer, child) => {
    const roleId = await child.newRole(viewer.user?.id);
    const days = [{ from: '2026-05-05', to: '2026-05-05' }];
    const body = { talentProfileIds: [child.profileId], days, terms: null };
    const path = `/api/production-roles/${roleId}/availability-checks`;
    return isSeen(await viewer.send('POST', path, { body })) ? 'yes' : '-';
  },
  'audition planner': async (viewer, child) => {
    for (const auditionId of child.planned) {
      const answer = await ask(viewer, `/api/auditions/${auditionId}/candidates`);
      if (isSeen(answer) && answer.text.includes(child.profileId)) return depthOf(answer);
    }
    return '-';
  },
  'file sent elsewhere': thing(({ sentFileId }) => mediaUrl({ id: sentFileId }, '320')),
  decisions: within(
    () => '/api/account/moderation',
    ({ decisionId }) => decisionId,
  ),
  appealing: doing(
    (c) => `/api/account/moderation/${c.decisionId}/appeal`,
    () => ({ text: 'It is her cousin, who agreed.' }),
  ),
  appeals: within(
    () => '/api/admin/appeals',
    ({ decisionId }) => decisionId,
  ),
  applying: async (viewer, child) => {
    const path = `/api/casting-calls/${await child.newCall()}/applications`;
    return isSeen(await viewer.send('POST', path, { body: sent(child) })) ? 'yes' : '-';
  },
  submitting: async (viewer, child) => {
    const { portfolioId, profileId: talentProfileId } = child;
    const submissions = [{ callId: await child.newCall(), talentProfileId, note: null }];
    const body = { portfolioId, submissions };
    const answer = await viewer.send('POST', '/api/submissions', { body });
    return isSeen(answer) && answer.body.outcomes[0].outcome === 'submitted' ? 'yes' : '-';
  },
  'applying to the unverified': doing(
    ({ otherCallId }) => `/api/casting-calls/${otherCallId}/applications`,
    sent,
  ),
};
