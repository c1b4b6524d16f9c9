import { NO_TRAITS } from '@callboard/contract/professional-traits';
import type { Role } from '@callboard/contract/roles';
import { openApp } from '../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../app/test/stub-server.ts';
import { testUser } from '../../lib/test-user.ts';

const PROFILE_ID = '0198c7a0-0000-7000-8000-0000000000e2';
const PATH = `/api/talent-profiles/${PROFILE_ID}`;
export const CALLS = {
  profile: `PATCH ${PATH}`,
  info: `PATCH ${PATH}/professional-info`,
  import: `POST ${PATH}/import`,
};

/** Of someone who has only just registered. */
const newProfile = {
  id: PROFILE_ID,
  firstName: 'Mara',
  lastName: 'Okonjo',
  stageName: null,
  pronouns: null,
  gender: null,
  gendersPlayed: [],
  playingAgeMin: null,
  playingAgeMax: null,
  countryId: 'gb',
  region: null,
  city: null,
  localHireCities: [],
  travelRadiusKm: null,
  headline: null,
  categoryIds: [],
  talentTypeIds: [],
  visibility: 'professionals',
  photoUrl: null,
  isMinor: false,
  abilities: { edit: true, manage: true },
};

/** As a file that holds a whole profile. */
export const EXPORTED = {
  format: 'callboard-profile',
  version: 1,
  profile: {
    ...{ stageName: 'Mara O', pronouns: null, gender: null, isTrans: null, gendersPlayed: [] },
    ...{ playingAgeMin: 28, playingAgeMax: 36, countryId: 'gb', region: null, city: 'Leith' },
    ...{ localHireCities: [], travelRadiusKm: null, headline: null, bio: null },
    ...{ categoryIds: ['actor'], talentTypeIds: [], selfDeclared: [], accessRequirements: null },
    visibility: 'professionals',
  },
  traits: NO_TRAITS,
  info: {
    ...{ credits: [], training: [], languages: [], accents: [], skills: [], certifications: [] },
    ...{ unions: [], drivingLicences: [], voiceTypeId: null, vocalRange: null },
    ...{ crewDepartmentId: null, crewRoleId: null, dayRate: null, kit: null },
    yearsOfExperience: null,
  },
  availability: [],
};

const ok = (body: unknown) => ({ status: 200, body });
type Answers = Parameters<typeof stubServer>[0];

const lists: Answers = {
  'GET /api/talent-categories': ok([
    { id: 'actor', name: 'Actor' },
    { id: 'crew', name: 'Crew' },
  ]),
  'GET /api/talent-types': ok([{ id: 'lead', name: 'Lead' }]),
  'GET /api/countries': ok([{ id: 'gb', name: 'United Kingdom', code: 'GB' }]),
  'GET /api/crew/departments': ok([
    { id: 'camera', name: 'Camera', roles: [{ id: '1st-ac', name: '1st AC' }] },
  ]),
};

type Given = {
  role?: Role;
  profile?: Partial<Record<keyof typeof newProfile, unknown>>;
  units?: 'metric' | 'imperial';
  answers?: Answers;
};

/** The wizard of a talent whose profile has this, at an address. For tests. */
export function openWizard(
  query = '',
  { role = 'talent', profile = {}, units = 'metric', answers = {} }: Given = {},
) {
  const user = testUser(role, { talentProfileId: role === 'talent' ? PROFILE_ID : null, units });
  const known = { ...newProfile, ...profile };
  const server = stubServer({
    ...signedInAs(user),
    ...lists,
    [`GET ${PATH}`]: ok(known),
    [`GET ${PATH}/professional-traits`]: ok({}),
    [`GET ${PATH}/professional-info`]: ok({}),
    [`GET ${PATH}/completeness`]: ok({ percent: 40, missing: [] }),
    [CALLS.profile]: ok(known),
    [CALLS.info]: ok({}),
    ...answers,
  });
  const sentTo = (call: string) => server.bodies.filter((_, at) => server.asked[at] === call);
  const address = query.startsWith('/') ? query : `/talent/profile/wizard${query}`;
  return { ...server, sentTo, ...openApp(address) };
}
