import type { OwnApplicationDetail } from '@callboard/contract/applications';
import type { CastingCall, Opportunity } from '@callboard/contract/casting-calls';
import type { GalleryPhoto } from '@callboard/contract/gallery-photos';
import { EMPTY_ROLE } from '@callboard/contract/role-form';
import { testUser } from '../../lib/test-user.ts';
import { openApp } from '../test/open-app.tsx';
import { signedInAs, stubServer } from '../test/stub-server.ts';

export const idOf = (number: number) =>
  `0198c7a0-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const PROFILE_ID = idOf(1);
export const CALL_ID = idOf(2);
export const APPLICATION_ID = idOf(3);
const CALL = `/api/casting-calls/${CALL_ID}`;
const APPLICATION = `/api/applications/${APPLICATION_ID}`;
const PROFILE = `/api/talent-profiles/${PROFILE_ID}`;
export const CALLS = {
  fitting: 'GET /api/casting-calls/opportunities/for-talent',
  all: 'GET /api/casting-calls/opportunities',
  call: `GET ${CALL}`,
  draft: `GET ${CALL}/application-draft`,
  saveDraft: `PUT ${CALL}/application-draft`,
  apply: `POST ${CALL}/applications`,
  photos: `GET ${PROFILE}/gallery-photos`,
  work: `GET ${PROFILE}/portfolio-items`,
  applications: 'GET /api/applications',
  application: `GET ${APPLICATION}`,
  confirm: `POST ${APPLICATION}/confirmation`,
};

export const ok = (body: unknown) => ({ status: 200, body });
export const page = (items: unknown[]) => ok({ items, total: items.length, nextCursor: null });

export function testOpportunity(given: Partial<Opportunity> = {}): Opportunity {
  return {
    id: CALL_ID,
    breakdownId: idOf(4),
    roleId: idOf(5),
    roleTitle: 'DI Rhona Tait',
    roleType: 'talent',
    roleKind: 'Series regular',
    description: 'A detective who counts.',
    productionId: idOf(6),
    productionTitle: 'Weighbridge Nine',
    productionType: 'TV series',
    companyName: 'Farrell Voss Casting',
    isVerifiedCompany: true,
    city: 'Glasgow',
    countryId: 'gb',
    payKind: 'paid',
    payAmount: 115_000,
    payUnit: 'day',
    payCurrency: 'GBP',
    unionStatus: null,
    workFrom: null,
    workTo: null,
    asksSelfTape: false,
    deadlineAt: new Date(Date.now() + 3.1 * 24 * 60 * 60 * 1_000).toISOString(),
    openedAt: '2026-03-01T12:00:00Z',
    answering: null,
    fit: { met: 0, asked: 0 },
    reasons: [],
    isInvited: false,
    application: null,
    ...given,
  };
}

export function testCall(given: Partial<CastingCall> = {}): CastingCall {
  return {
    ...testOpportunity(),
    status: 'open',
    version: 1,
    role: { ...EMPTY_ROLE, title: 'DI Rhona Tait' },
    coversRoles: [],
    synopsis: null,
    director: null,
    castingDirector: null,
    dates: [],
    isConfidential: false,
    hasAgreedToNda: false,
    ndaText: null,
    sides: [],
    siblings: [],
    coverUrl: null,
    abilities: { mayApply: true, whyNot: null },
    hasReported: false,
    ...given,
  };
}

export function testApplication(given: Partial<OwnApplicationDetail> = {}): OwnApplicationDetail {
  return {
    view: 'own',
    id: APPLICATION_ID,
    roleId: idOf(5),
    roleTitle: 'DI Rhona Tait',
    productionTitle: 'Weighbridge Nine',
    callId: CALL_ID,
    callStatus: 'open',
    talent: { id: PROFILE_ID, name: 'Mara Okonjo', photoUrl: null },
    submittedBy: { name: 'Mara Okonjo', agencyName: null },
    status: 'submitted',
    statusSince: '2026-03-01T12:00:00Z',
    answer: null,
    createdAt: '2026-03-01T12:00:00Z',
    callDeadline: null,
    needsConfirmation: false,
    nextAudition: null,
    note: null,
    media: [],
    selfTape: null,
    answers: [],
    history: [],
    callVersion: 1,
    currentVersion: 1,
    changes: [],
    abilities: { mayWithdraw: true, mayApplyAgain: false, mayConfirm: false, maySendTape: false },
    ...given,
  };
}

export function testPhoto(number: number, isProfilePhoto = false): GalleryPhoto {
  return {
    id: idOf(100 + number),
    caption: null,
    takenOn: null,
    tags: [],
    visibility: 'public',
    isProfilePhoto,
    media: {
      id: idOf(200 + number),
      kind: 'photo',
      status: 'ready',
      problem: null,
      fileName: null,
      bytes: 1_000,
      contentType: 'image/webp',
      width: 800,
      height: 1_000,
      placeholder: null,
      durationMs: null,
    },
  };
}

type Answers = Parameters<typeof stubServer>[0];

/** A talent who opens a page about calls. */
export function openAsTalent(address: string, answers: Answers) {
  const server = stubServer({
    ...signedInAs(testUser('talent', { talentProfileId: PROFILE_ID })),
    [CALLS.fitting]: page([]),
    [CALLS.draft]: ok({ draft: null }),
    [CALLS.saveDraft]: { status: 204 },
    [CALLS.photos]: ok({ items: [testPhoto(1, true), testPhoto(2)], nextCursor: null }),
    [CALLS.work]: ok({ items: [], nextCursor: null }),
    [CALLS.application]: ok(testApplication()),
    ...answers,
  });
  const sentTo = (call: string) => server.bodies.filter((_, at) => server.asked[at] === call);
  return { ...server, sentTo, ...openApp(address) };
}
