import type { Card } from '@callboard/contract/casting-board';
import type { OutsidePerson } from '@callboard/contract/outside-people';
import type { CollaboratorRights } from '@callboard/contract/production-choices';
import { EMPTY_ROLE, type RoleForm } from '@callboard/contract/role-form';
import { openApp } from '../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../app/test/stub-server.ts';
import { testUser } from '../../lib/test-user.ts';
import { countColumns } from './store/count-columns.ts';

export const ROLE_ID = '0198c7a0-0000-7000-8000-0000000000f1';
export const ROLE = `/api/production-roles/${ROLE_ID}`;
const PRODUCTION_ID = '0198c7a0-0000-7000-8000-0000000000f2';
const CALL_ID = '0198c7a0-0000-7000-8000-0000000000f3';
const ok = (body: unknown) => ({ status: 200, body });
type Answers = Parameters<typeof stubServer>[0];

export const cardId = (at: number) =>
  `0198c7a0-0000-7000-8000-0000000010${String(at).padStart(2, '0')}`;

/** Applied after those with higher numbers: newest first is in the order of numbers. */
export function testCard(at: number, given: Partial<Card> = {}): Card {
  const createdAt = new Date(Date.UTC(2026, 2, 2) - at * 60_000).toISOString();
  return {
    id: cardId(at),
    talentProfileId: cardId(at + 50),
    name: `Person ${at}`,
    photoUrl: null,
    playingAgeMin: 26,
    playingAgeMax: 33,
    place: 'Glasgow',
    gender: 'woman',
    heightCm: 171,
    unionIds: [],
    agencyName: null,
    status: 'submitted',
    statusSince: createdAt,
    createdAt,
    unsentAnswer: null,
    teamReason: null,
    fit: { met: 8, asked: 9 },
    own: { pick: null, rating: null },
    rating: { average: null, count: 0 },
    tags: [],
    noteCount: 0,
    reelMs: null,
    hasSelfTape: false,
    needsConfirmation: false,
    isMinor: false,
    verified: [],
    ...given,
  };
}

type Given = {
  cards?: Card[];
  outside?: OutsidePerson[];
  rights?: CollaboratorRights;
  cancelledAt?: string;
  /** What else is said of the role. */
  role?: Partial<RoleForm>;
  search?: string;
  answers?: Answers;
};

/** A role's page with these applicants, opened by someone of its team. For tests. */
export function openBoard(given: Given = {}) {
  const { cards = [], outside = [], rights = 'manage', search = '', answers } = given;
  const { cancelledAt = null } = given;
  const counts = countColumns(cards);
  const at = '2026-03-01T09:00:00.000Z';
  const role = {
    ...EMPTY_ROLE,
    id: ROLE_ID,
    title: 'DI Rhona Tait',
    ...given.role,
    productionId: PRODUCTION_ID,
    position: 0,
    cancelledAt,
    call: {
      id: CALL_ID,
      breakdownId: CALL_ID,
      status: 'open',
      visibility: 'public',
      deadlineAt: '2030-01-01T00:00:00.000Z',
      version: 1,
      openedAt: at,
      endedAt: null,
      moderatorReason: null,
    },
    counts,
    createdAt: at,
    updatedAt: at,
    production: {
      id: PRODUCTION_ID,
      title: 'Weighbridge Nine',
      typeId: 'tv-series',
      isConfidential: false,
      currency: 'GBP',
    },
    rights,
    answering: { percent: 94, days: 6 },
  };
  const server = stubServer({
    ...signedInAs(testUser('client', { countryId: 'gb' })),
    [`GET ${ROLE}`]: ok(role),
    [`GET ${ROLE}/applications`]: ok({ items: cards, nextCursor: null, counts, rights }),
    [`GET ${ROLE}/outside-people`]: ok({ items: outside, nextCursor: null }),
    'GET /api/talent-types': ok([]),
    'GET /api/crew/departments': ok([]),
    ...answers,
  });
  const params = new URLSearchParams(search);
  if (!params.has('tab')) params.set('tab', 'applications');
  return { ...server, ...openApp(`/production-roles/${ROLE_ID}?${params}`) };
}
