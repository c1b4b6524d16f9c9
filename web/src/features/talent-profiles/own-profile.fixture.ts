import type { Role } from '@callboard/contract/roles';
import { openApp } from '../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../app/test/stub-server.ts';
import { testUser } from '../../lib/test-user.ts';

export const PROFILE_ID = '0198c7a0-0000-7000-8000-0000000000e1';
const PATH = `/api/talent-profiles/${PROFILE_ID}`;
export const CALLS = {
  profile: `PATCH ${PATH}`,
  traits: `PUT ${PATH}/professional-traits`,
  info: `PATCH ${PATH}/professional-info`,
};

const profile = {
  id: PROFILE_ID,
  firstName: 'Mara',
  lastName: 'Okonjo',
  stageName: null,
  pronouns: 'she/her',
  gender: 'woman',
  isTrans: null,
  gendersPlayed: ['woman'],
  dateOfBirth: '1994-05-02',
  playingAgeMin: 28,
  playingAgeMax: 36,
  countryId: 'GB',
  region: null,
  city: 'Glasgow',
  localHireCities: ['London', 'Leeds'],
  travelRadiusKm: null,
  headline: null,
  bio: null,
  categoryIds: ['actor'],
  talentTypeIds: [],
  selfDeclared: [],
  accessRequirements: null,
  visibility: 'public',
  abilities: { edit: true, manage: true },
};

const traits = { heightCm: 170, weightKg: 60, ethnicityIds: [], eyeColorId: 'brown' };

const info = {
  credits: [
    {
      id: '0198c7a0-0000-7000-8000-0000000000f1',
      category: 'television',
      production: 'Slate Quarter',
      role: 'DS Boateng',
      billing: null,
      director: null,
      company: null,
      year: 2026,
    },
  ],
  training: [],
  languages: [{ languageId: 'en', level: 'native' }],
  accents: [],
  skills: [],
};

const completeness = {
  percent: 65,
  missing: [
    { field: 'headline', label: 'A headline', section: 'about' },
    { field: 'skills', label: 'Three skills', section: 'skills' },
    { field: 'photoUrl', label: 'A profile photo', section: 'media' },
  ],
};

const ok = (body: unknown) => ({ status: 200, body });
type Answers = Parameters<typeof stubServer>[0];

const known: Answers = {
  [`GET ${PATH}`]: ok(profile),
  [`GET ${PATH}/professional-traits`]: ok(traits),
  [`GET ${PATH}/professional-info`]: ok(info),
  [`GET ${PATH}/completeness`]: ok(completeness),
  [CALLS.profile]: ok(profile),
  [CALLS.traits]: ok(traits),
  [CALLS.info]: ok(info),
  'GET /api/talent-categories': ok([
    { id: 'actor', name: 'Actor' },
    { id: 'dancer', name: 'Dancer' },
  ]),
  'GET /api/countries': ok([{ id: 'GB', name: 'United Kingdom', code: 'GB' }]),
  'GET /api/eye-colors': ok([
    { id: 'brown', name: 'Brown' },
    { id: 'green', name: 'Green' },
  ]),
  'GET /api/languages': ok([
    { id: 'en', name: 'English', isSigned: false },
    { id: 'fr', name: 'French', isSigned: false },
  ]),
  'GET /api/skills': ok([{ id: 'fencing', name: 'Fencing', categoryId: 'combat' }]),
  'GET /api/skills/categories': ok([{ id: 'combat', name: 'Stage combat' }]),
};

type Given = { role?: Role; units?: 'metric' | 'imperial'; answers?: Answers };

/** A talent's own profile, opened at a section. `sentTo` tells the bodies of one call. For tests. */
export function openProfile(
  section = 'about',
  { role = 'talent', units = 'metric', answers = {} }: Given = {},
) {
  const user = testUser(role, { talentProfileId: role === 'talent' ? PROFILE_ID : null, units });
  const server = stubServer({ ...signedInAs(user), ...known, ...answers });
  const sentTo = (call: string) => server.bodies.filter((_, at) => server.asked[at] === call);
  return { ...server, sentTo, ...openApp(`/profile?section=${section}`) };
}
