import type {
  AuditionInvitation,
  InvitationDetail,
} from '@callboard/contract/audition-invitations';
import type { Offer } from '@callboard/contract/offers';

export const idOf = (number: number) =>
  `0198c7a0-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const PROFILE_ID = idOf(1);
export const INVITATION_ID = idOf(2);
export const OFFER_ID = idOf(3);

export const CALLS = {
  list: 'GET /api/auditions/invitations',
  invitation: `GET /api/audition-invitations/${INVITATION_ID}`,
  answer: `PUT /api/audition-invitations/${INVITATION_ID}/answer`,
  offers: 'GET /api/offers',
  answerOffer: `PUT /api/offers/${OFFER_ID}/answer`,
};

const HOUR_MS = 60 * 60 * 1_000;
export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
export const ok = (body: unknown) => ({ status: 200, body });
export const refused = (code: string, message = code) => ({ status: 409, body: { code, message } });
export const items = (...all: unknown[]) => ok({ items: all, nextCursor: null });

export function testInvitation(given: Partial<AuditionInvitation> = {}): AuditionInvitation {
  return {
    id: INVITATION_ID,
    status: 'pending',
    respondedAt: null,
    auditionId: idOf(4),
    talentProfileId: PROFILE_ID,
    roleTitle: 'Hannah Creel',
    productionTitle: 'The Tenpenny March',
    round: 'first',
    kind: 'in_person',
    startsAt: inHours(48),
    endsAt: inHours(48.25),
    timeZone: 'Europe/London',
    isToBeChosen: false,
    place: 'The Chandlery',
    room: null,
    note: null,
    takes: 0,
    version: 3,
    talent: { userId: idOf(5), name: 'Mara Okonjo', photoUrl: null },
    callId: null,
    applicationId: null,
    ...given,
  };
}

export function testDetail(given: Partial<InvitationDetail> = {}): InvitationDetail {
  return {
    ...testInvitation(),
    link: null,
    instructions: null,
    pages: null,
    isMemorised: false,
    tape: null,
    sides: [],
    proposals: [],
    accessNote: null,
    freeSlots: [],
    takesSent: [],
    overlaps: [],
    mayAnswer: true,
    maySendTapes: false,
    ...given,
  };
}

export function testOffer(given: Partial<Offer> = {}): Offer {
  return {
    id: OFFER_ID,
    applicationId: idOf(6),
    roleId: idOf(7),
    roleTitle: 'Nessa',
    productionTitle: 'Lanterns at Low Water',
    talent: { id: PROFILE_ID, name: 'Mara Okonjo', photoUrl: null },
    fee: 115_000,
    currency: 'GBP',
    unit: 'day',
    days: [{ from: '2099-12-07', to: '2099-12-11' }],
    options: null,
    billing: null,
    travel: 'Standard class from Glasgow',
    perDiem: null,
    commission: null,
    riders: null,
    note: null,
    answerBy: null,
    status: 'sent',
    sentBy: 'Imogen Farrell',
    createdAt: inHours(-1),
    answeredAt: null,
    answeredBy: null,
    reason: null,
    ...given,
  };
}
