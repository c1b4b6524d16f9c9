import type {
  SharedShortlist,
  ShortlistEntry,
  WholeShortlist,
} from '@callboard/contract/shortlists';
import { openApp } from '../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../app/test/stub-server.ts';
import { testUser } from '../../lib/test-user.ts';

export const PRODUCTION_ID = '0198c7a0-0000-7000-8000-0000000000a1';
export const PATH = `/api/productions/${PRODUCTION_ID}`;

export const LIST_ID = '0198c7a0-0000-7000-8000-0000000000d1';
export const ONE = `/api/shortlists/${LIST_ID}`;
const AT = '2026-05-01T12:00:00.000Z';

export const entryId = (at: number) => `0198c7a0-0000-7000-8000-00000000200${at}`;
const talentId = (at: number) => `0198c7a0-0000-7000-8000-00000000300${at}`;

const faceOf = (at: number, name: string) => ({
  id: entryId(at),
  name,
  photoUrl: null,
  headline: null,
  playingAgeMin: 26,
  playingAgeMax: 33,
  place: 'Glasgow',
  gender: 'woman',
  heightCm: 171,
  agencyName: null,
  verified: [],
});

export const entryOf = (
  at: number,
  name: string,
  changes: Partial<ShortlistEntry> = {},
): ShortlistEntry => ({
  ...faceOf(at, name),
  talentProfileId: talentId(at),
  note: null,
  isMinor: false,
  isShared: true,
  applicationId: null,
  addedByName: 'Priya Farrell',
  addedAt: AT,
  opinions: [],
  rating: { average: null, count: 0 },
  ...changes,
});

const mara = entryOf(1, 'Mara Okonjo-Lyle', {
  opinions: [
    { id: entryId(9), viewerName: 'Ana Duarte', rating: 4, comment: 'Her voice.', updatedAt: AT },
  ],
  rating: { average: 4, count: 1 },
});

export const listOf = (changes: Partial<WholeShortlist> = {}): WholeShortlist => ({
  id: LIST_ID,
  productionId: PRODUCTION_ID,
  productionTitle: 'Weighbridge Nine',
  name: 'First look',
  roleId: null,
  roleTitle: null,
  count: 3,
  faces: [],
  liveLinks: 0,
  updatedAt: AT,
  rights: 'manage',
  entries: [mara, entryOf(2, 'Teodor Brasko'), entryOf(3, 'Junia Feld')],
  ...changes,
});

export const summaryOf = (changes: Partial<WholeShortlist> = {}) => {
  const { entries, rights, productionTitle, ...summary } = listOf(changes);
  return summary;
};

export const TOKEN = 'a-token';
export const SHARED = `/api/shared/shortlists/${TOKEN}`;

export const sharedOf = (changes: Partial<SharedShortlist> = {}): SharedShortlist => ({
  linkId: entryId(8),
  name: 'First look',
  productionTitle: 'Weighbridge Nine',
  roleTitle: 'DI Rhona Tait',
  sharedByName: 'Priya Farrell',
  companyName: 'Farrell Voss Casting',
  expiresAt: '2199-01-01T18:00:00.000Z',
  withheld: 0,
  entries: [
    { ...faceOf(1, 'Mara Okonjo-Lyle'), own: null },
    { ...faceOf(2, 'Teodor Brasko'), own: null },
  ],
  ...changes,
});

const ok = (body: unknown) => ({ status: 200, body });

/** All that a production's page reads of it. */
const production = {
  id: PRODUCTION_ID,
  title: 'Weighbridge Nine',
  type: 'TV series',
  status: 'casting',
  companyName: 'Farrell Voss Casting',
  rights: 'manage',
  synopsis: null,
  director: null,
  locations: [],
  coverUrl: null,
  isConfidential: false,
  codeName: null,
  archivedAt: null,
};

/** The production's page as a client opens it, with the server's answers besides. */
export function openAt(address: string, answers: Parameters<typeof stubServer>[0] = {}) {
  const server = stubServer({
    ...signedInAs(testUser('client')),
    [`GET ${PATH}`]: ok(production),
    [`GET ${PATH}/roles`]: ok({ items: [], nextCursor: null }),
    ...answers,
  });
  const sentTo = (call: string) => server.bodies.filter((_, at) => server.asked[at] === call);
  return { ...server, sentTo, ...openApp(address) };
}
