import type { Role } from '@callboard/contract/roles';
import { openApp } from '../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../app/test/stub-server.ts';
import { testUser } from '../../lib/test-user.ts';

export const PROFILE_ID = '0198c7a0-0000-7000-8000-0000000000e1';
const PATH = `/api/talent-profiles/${PROFILE_ID}`;
export const CALLS = {
  profile: `PATCH ${PATH}`,
  traits: `PATCH ${PATH}/professional-traits`,
  info: `PATCH ${PATH}/professional-info`,
  readInfo: `GET ${PATH}/professional-info`,
  availability: `PUT ${PATH}/availability`,
  export: `GET ${PATH}/export`,
  import: `POST ${PATH}/import`,
  applications: 'GET /api/applications',
};

export const profile = {
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
  countryId: 'gb',
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

export const info = {
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
  certifications: [],
  unions: [],
  drivingLicences: ['car'],
  voiceTypeId: null,
  vocalRange: null,
  crewDepartmentId: null,
  crewRoleId: null,
  dayRate: null,
  kit: null,
  yearsOfExperience: null,
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
  'GET /api/talent-profiles/kept': ok({ items: [], nextCursor: null }),
  [`GET ${PATH}`]: ok(profile),
  [`GET ${PATH}/professional-traits`]: ok(traits),
  [CALLS.readInfo]: ok(info),
  [`GET ${PATH}/completeness`]: ok(completeness),
  [`GET ${PATH}/availability`]: ok({ availability: [] }),
  [CALLS.applications]: ok({ items: [], nextCursor: null }),
  [CALLS.profile]: ok(profile),
  [CALLS.traits]: ok(traits),
  [CALLS.info]: ok(info),
  [CALLS.availability]: ok({ availability: [] }),
  'GET /api/talent-categories': ok([
    { id: 'actor', name: 'Actor' },
    { id: 'dancer', name: 'Dancer' },
  ]),
  'GET /api/countries': ok([{ id: 'gb', name: 'United Kingdom', code: 'GB' }]),
  'GET /api/eye-colors': ok([
    { id: 'brown', name: 'Brown' },
    { id: 'green', name: 'Green' },
  ]),
  'GET /api/languages': ok([
    { id: 'en', name: 'English', isSigned: false },
    { id: 'fr', name: 'French', isSigned: false },
  ]),
  'GET /api/skills': ok([{ id: 'fencing', name: 'Fencing', categoryId: 'combat' }]),
  'GET /api/unions': ok([{ id: 'equity-uk', name: 'Equity UK', kind: 'performer' }]),
  'GET /api/union-memberships': ok([
    { id: 'member', name: 'Member' },
    { id: 'eligible', name: 'Eligible' },
  ]),
  'GET /api/certification-types': ok([{ id: 'first-aid', name: 'First aid' }]),
  'GET /api/crew/departments': ok([
    { id: 'sound', name: 'Sound', roles: [{ id: 'boom', name: 'Boom operator' }] },
    { id: 'grip', name: 'Grip', roles: [{ id: 'key-grip', name: 'Key grip' }] },
  ]),
  'GET /api/skills/categories': ok([{ id: 'combat', name: 'Stage combat' }]),
};

type Given = {
  role?: Role;
  units?: 'metric' | 'imperial';
  countryId?: string;
  /** Whose profile the address names, where it is not one's own. */
  named?: string;
  answers?: Answers;
};

/** A talent's own profile, opened at a section. `sentTo` tells the bodies of one call. For tests. */
export function openProfile(
  section = 'about',
  { role = 'talent', units = 'metric', countryId = 'gb', named, answers = {} }: Given = {},
) {
  const talentProfileId = role === 'talent' ? PROFILE_ID : null;
  const user = testUser(role, { talentProfileId, units, countryId });
  const server = stubServer({ ...signedInAs(user), ...known, ...answers });
  const sentTo = (call: string) => server.bodies.filter((_, at) => server.asked[at] === call);
  const ending = named === undefined ? '' : `&talentProfileId=${named}`;
  return { ...server, sentTo, ...openApp(`/profile?section=${section}${ending}`) };
}
