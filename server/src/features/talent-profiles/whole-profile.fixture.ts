import { ITEM_VISIBILITIES } from '@callboard/contract/media';
import type { TestClient } from '../../../test/test-client.ts';

/** A value for every field that someone may fill in. */
export const WHOLE_PROFILE = {
  profile: {
    stageName: 'Ines H',
    pronouns: 'she/her',
    gender: 'woman',
    isTrans: false,
    gendersPlayed: ['woman', 'non_binary'],
    playingAgeMin: 25,
    playingAgeMax: 35,
    countryId: 'gb',
    region: 'Greater Manchester',
    city: 'Salford',
    localHireCities: ['Leeds'],
    travelRadiusKm: 120,
    headline: 'Stage and screen',
    bio: 'Trained in Salford, at home everywhere.',
    categoryIds: ['actor', 'singer'],
    talentTypeIds: ['lead'],
    selfDeclared: ['deaf'],
    accessRequirements: 'An interpreter, please.',
  },
  traits: {
    heightCm: 171,
    weightKg: 64,
    bodyTypeId: 'athletic',
    ethnicityIds: ['mixed'],
    eyeColorId: 'hazel',
    hairColorId: 'auburn',
    hairLengthId: 'long',
    hairStyleId: 'curly',
    facialHairId: 'none',
    tattoos: 'A swallow, left wrist',
    piercings: 'Ears',
    scars: 'Chin',
    chestCm: 92,
    waistCm: 72,
    hipsCm: 98,
    inseamCm: 80,
    neckCm: 34,
    shoeSizeEu: 39.5,
    clothingSize: 'UK 10',
  },
  info: {
    credits: [
      {
        category: 'theatre',
        production: 'The Salt Road',
        role: 'Marta',
        billing: 'Lead',
        director: 'O. Quill',
        company: 'Tallow Row',
        year: 2024,
      },
      {
        category: 'film',
        production: 'Low Water',
        role: null,
        billing: null,
        director: null,
        company: null,
        year: null,
      },
    ],
    training: [
      { institution: 'Salford', course: 'Acting', teacher: null, fromYear: 2010, toYear: 2013 },
    ],
    languages: [
      { languageId: 'en', level: 'native' },
      { languageId: 'bfi', level: 'fluent' },
    ],
    accents: [{ accentId: 'geordie', level: 'strong' }],
    skills: [
      { skillId: 'juggling', level: 'basic' },
      { skillId: 'stilt-walking', level: 'intermediate' },
      { skillId: 'fire-eating', level: 'professional' },
    ],
    certifications: [
      {
        typeId: 'first-aid',
        issuer: 'Red Cross',
        issuedOn: '2024-02-29',
        expiresOn: '2027-02-28',
        documentMediaId: null,
      },
    ],
    unions: [{ unionId: 'equity-uk', membershipId: 'member' }],
    drivingLicences: ['car', 'manual'],
    voiceTypeId: 'alto',
    vocalRange: 'F3 to C5',
    crewDepartmentId: 'lighting',
    crewRoleId: 'gaffer',
    dayRate: { amount: 45_000, currency: 'GBP' },
    kit: 'Two lamps',
    yearsOfExperience: 11,
  },
  availability: [
    { kind: 'available', from: '2030-03-01', to: '2030-05-31' },
    { kind: 'booked_out', from: '2030-04-01', to: '2030-04-07' },
  ],
};

/** The calls that serve a profile, by the end of their path. */
export const PARTS_OF_PROFILE = [
  '',
  '/professional-traits',
  '/professional-info',
  '/availability',
  '/gallery-photos',
  '/portfolio-items',
] as const;

export const pathOf = (profileId: string, part = '') => `/api/talent-profiles/${profileId}${part}`;

/** Fills everything in, through the calls, and tells how each was answered. */
export async function fillIn(client: TestClient, profileId: string): Promise<number[]> {
  const { profile, traits, info, availability } = WHOLE_PROFILE;
  const answers = [
    await client.send('PATCH', pathOf(profileId), { body: profile }),
    await client.send('PATCH', pathOf(profileId, '/professional-traits'), { body: traits }),
    await client.send('PATCH', pathOf(profileId, '/professional-info'), { body: info }),
    await client.send('PUT', pathOf(profileId, '/availability'), { body: { availability } }),
  ];
  return answers.map(({ status }) => status);
}

/** A photo in the gallery and a link in the portfolio for each visibility, named by it. */
export async function showItems(client: TestClient, profileId: string, mediaIds: string[]) {
  const answers = [];
  for (const [at, visibility] of ITEM_VISIBILITIES.entries()) {
    const photo = { mediaId: mediaIds[at], caption: visibility, visibility };
    const link = { url: 'https://video.example/ines', title: visibility, visibility };
    answers.push(
      await client.send('POST', pathOf(profileId, '/gallery-photos'), { body: photo }),
      await client.send('POST', pathOf(profileId, '/portfolio-items'), { body: link }),
    );
  }
  return answers.map(({ status }) => status);
}
