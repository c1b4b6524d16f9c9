import type { Role } from '@callboard/contract/roles';
import type { FoundTalent, TalentResults } from '@callboard/contract/talent-search';
import { openApp } from '../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../app/test/stub-server.ts';
import { testUser } from '../../lib/test-user.ts';

const SEARCH = 'GET /api/talent-search';

const ok = (body: unknown) => ({ status: 200, body });

export const testTalent = (name: string, changes: Partial<FoundTalent> = {}): FoundTalent => ({
  id: `0198c7a0-0000-7000-8000-00000000${name.charCodeAt(0).toString(16).padStart(4, '0')}`,
  name,
  photoUrl: null,
  headline: null,
  playingAgeMin: 26,
  playingAgeMax: 33,
  place: 'Leeds',
  gender: 'woman',
  heightCm: 170,
  unionIds: [],
  agencyName: null,
  hasShowreel: false,
  isMinor: false,
  isOwn: false,
  verified: [],
  fit: null,
  reasons: [],
  ...changes,
});

export const found = (items: FoundTalent[], changes: Partial<TalentResults> = {}) =>
  ok({
    items,
    total: items.length,
    facets: { gender: { woman: 2, man: 1 }, category: { actor: 3 } },
    levels: {},
    places: [],
    nextCursor: null,
    ...changes,
  });

type Told = ReturnType<typeof stubServer>['answers'][string];

/** The page, for someone of that role, with what the search answers. */
export function openSearch(told: Told, { role = 'client' as Role, address = '' } = {}) {
  const server = stubServer({
    ...signedInAs(testUser(role)),
    'GET /api/talent-categories': ok([{ id: 'actor', name: 'Actor' }]),
    'GET /api/countries': ok([]),
    'GET /api/ethnicities': ok([{ id: 'mixed', name: 'Mixed' }]),
    [SEARCH]: told,
  });
  return { ...openApp(`/talent-search${address}`), ...server, SEARCH };
}
