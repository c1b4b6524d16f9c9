import { NOBODY_YET } from '@callboard/contract/board-counts';
import type { ProductionRole } from '@callboard/contract/production-roles';
import type { Production, ProductionSummary } from '@callboard/contract/productions';
import { EMPTY_ROLE } from '@callboard/contract/role-form';
import type { Role } from '@callboard/contract/roles';
import { openApp } from '../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../app/test/stub-server.ts';
import { testUser } from '../../lib/test-user.ts';
import { EMPTY_PRODUCTION } from './edit/production-editor.ts';

export const PRODUCTION_ID = '0198c7a0-0000-7000-8000-0000000000a1';
export const CALL_ID = '0198c7a0-0000-7000-8000-0000000000c1';
export const AGENCY = { id: '0198c7a0-0000-7000-8000-0000000000e1', name: 'Tallow & Finch' };
export const PATH = `/api/productions/${PRODUCTION_ID}`;

const FUNNEL = {
  applied: 12,
  new: 3,
  shortlisted: 2,
  audition: 1,
  callback: 0,
  offered: 0,
  booked: 1,
};
const AT = '2026-05-01T12:00:00.000Z';
const KNOWN = {
  type: 'TV series',
  coverUrl: null,
  funnel: FUNNEL,
  archivedAt: null,
  createdAt: AT,
  updatedAt: AT,
};

export const production: Production = {
  ...EMPTY_PRODUCTION,
  ...KNOWN,
  id: PRODUCTION_ID,
  title: 'Weighbridge Nine',
  typeId: 'tv-series',
  companyName: 'Farrell Voss Casting',
  rights: 'manage',
};

export const summary: ProductionSummary = {
  ...KNOWN,
  id: PRODUCTION_ID,
  title: 'Weighbridge Nine',
  codeName: null,
  isConfidential: false,
  typeId: 'tv-series',
  status: 'casting',
  companyName: 'Farrell Voss Casting',
  roleCount: 2,
  openCallCount: 1,
  nextDeadlineAt: null,
};

export function roleOf(place: number, changes: Partial<ProductionRole>): ProductionRole {
  return {
    ...EMPTY_ROLE,
    id: `0198c7a0-0000-7000-8000-0000000000b${place}`,
    productionId: PRODUCTION_ID,
    title: 'Rhona',
    position: place,
    cancelledAt: null,
    call: null,
    counts: NOBODY_YET,
    createdAt: AT,
    updatedAt: AT,
    ...changes,
  };
}

export const openCall = {
  id: CALL_ID,
  breakdownId: CALL_ID,
  status: 'open',
  visibility: 'public',
  deadlineAt: '2199-01-01T18:00:00.000Z',
  version: 1,
  openedAt: AT,
  endedAt: null,
  moderatorReason: null,
} as const;

type Answers = Parameters<typeof stubServer>[0];
const ok = (body: unknown) => ({ status: 200, body });

type Given = { role?: Role; isVerified?: boolean; answers?: Answers };

/** The app of a client at this address, with the server's answers besides. */
export function openAt(address: string, { role = 'client', isVerified, answers }: Given = {}) {
  const verified = isVerified ? { verifiedProfessionalStatus: 'verified' as const } : {};
  const server = stubServer({
    ...signedInAs(testUser(role, verified)),
    'GET /api/production-types': ok([
      { id: 'tv-series', name: 'TV series' },
      { id: 'musical', name: 'Musical' },
    ]),
    'GET /api/talent-types': ok([{ id: 'lead', name: 'Lead' }]),
    'GET /api/crew/departments': ok([]),
    [`GET ${PATH}`]: ok(production),
    [`GET ${PATH}/roles`]: ok({ items: [], nextCursor: null }),
    [`GET ${PATH}/files`]: ok({ items: [], nextCursor: null }),
    ...answers,
  });
  const sentTo = (call: string) => server.bodies.filter((_, at) => server.asked[at] === call);
  return { ...server, sentTo, ...openApp(address) };
}
