import type { Role } from '@callboard/contract/roles';
import { openApp } from '../../app/test/open-app.tsx';
import { nobody, signedInAs, stubServer } from '../../app/test/stub-server.ts';
import { testUser } from '../../lib/test-user.ts';

export const PROFILE_ID = '0198c7a0-0000-7000-8000-0000000000e1';
export const ITEM_ID = '0198c7a0-0000-7000-8000-0000000000e2';
export const PATH = `/api/talent-profiles/${PROFILE_ID}`;
const abilities = { edit: false, manage: false };

const ok = (body: unknown) => ({ status: 200, body });
type Answers = Parameters<typeof stubServer>[0];

/** Someone of whom nothing is known but the name. */
const BARE: Answers = {
  [`GET ${PATH}`]: ok({ id: PROFILE_ID, firstName: 'Mara', lastName: 'Okonjo', abilities }),
  [`GET ${PATH}/professional-traits`]: ok({}),
  [`GET ${PATH}/professional-info`]: ok({}),
  [`GET ${PATH}/gallery-photos`]: ok({ items: [], nextCursor: null }),
  [`GET ${PATH}/portfolio-items`]: ok({ items: [], nextCursor: null }),
  [`GET ${PATH}/availability`]: ok({}),
};

/** Someone who has told everything. */
export const KNOWN: Answers = {
  [`GET ${PATH}`]: ok({
    id: PROFILE_ID,
    firstName: 'Mara',
    lastName: 'Okonjo',
    stageName: 'Mara Okonjo-Lyle',
    pronouns: 'she/her',
    city: 'Glasgow',
    countryId: 'gb',
    localHireCities: ['London'],
    playingAgeMin: 28,
    playingAgeMax: 36,
    categoryIds: ['actor'],
    representation: [
      {
        portfolioId: '0198c7a0-0000-7000-8000-0000000000a1',
        name: 'Tallow & Finch',
        isVerified: true,
        field: 'film_and_tv',
        territory: 'UK',
        kind: 'agent',
        email: 'desk@tallow.example',
        phone: null,
      },
    ],
    abilities,
  }),
  [`GET ${PATH}/professional-traits`]: ok({ heightCm: 171, eyeColorId: 'brown' }),
  [`GET ${PATH}/professional-info`]: ok({
    credits: Array.from({ length: 20 }, (_, at) => ({
      id: `0198c7a0-0000-7000-8000-0000000001${String(at).padStart(2, '0')}`,
      category: 'film',
      production: `Film ${at}`,
      role: 'Nell',
      billing: null,
      director: null,
      company: null,
      year: 2026 - at,
    })),
  }),
  'GET /api/talent-categories': ok([{ id: 'actor', name: 'Actor' }]),
  'GET /api/countries': ok([{ id: 'gb', name: 'United Kingdom', code: 'GB' }]),
  'GET /api/eye-colors': ok([{ id: 'brown', name: 'Brown' }]),
};

type Given = { role?: Role; isOwn?: boolean; search?: string; answers?: Answers };

/** A talent's page, opened by someone. For tests. */
export function openTalent({ role = 'client', isOwn = false, search = '', answers }: Given = {}) {
  const user = testUser(role, { talentProfileId: isOwn ? PROFILE_ID : null, countryId: 'us' });
  const server = stubServer({ ...signedInAs(user), ...BARE, ...answers });
  return { ...server, ...openApp(`/talent/${PROFILE_ID}${search}`) };
}

/** The page of a piece of work, opened by a visitor. For tests. */
export function openItem(answers: Answers) {
  const server = stubServer({ ...nobody, ...BARE, ...answers });
  return { ...server, ...openApp(`/talent/${PROFILE_ID}/portfolio/${ITEM_ID}`) };
}
