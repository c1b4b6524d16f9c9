import * as z from 'zod';
import { endpoint, json } from './endpoint.ts';
import { faceFields } from './face.ts';
import { cursor, day, id, pageLimit } from './fields.ts';
import { fitReasonSchema, fitSchema } from './fit.ts';
import { LIMITS } from './limits.ts';
import { placeSchema } from './places.ts';
import { ACCENT_LEVELS, LANGUAGE_LEVELS, SKILL_LEVELS } from './professional-info.ts';
import type { ProfileField } from './profile-fields.ts';
import { GENDERS } from './talent-profiles.ts';
import { VERIFICATION_KINDS } from './verification.ts';

export const TALENT_ORDERS = ['fit', 'newest', 'active', 'nearest', 'name'] as const;
export type TalentOrder = (typeof TALENT_ORDERS)[number];

/** How long ago a profile was changed at most, in days. */
export const UPDATED_WITHIN = [7, 30, 90, 365] as const;

/** Kilometres around a place. */
export const RADII = [10, 25, 50, 100, 250] as const;

/** Playing ages and heights are counted in bands, both ends included. */
export const AGE_BANDS = [
  [0, 12],
  [13, 17],
  [18, 24],
  [25, 34],
  [35, 44],
  [45, 54],
  [55, 64],
  [65, 120],
] as const;
export const HEIGHT_BAND_CM = 10;

/**
 * What is chosen from, and counted. `all` of several choices are needed where one person has many;
 * else any of them will do, and the others are counted as if none were chosen.
 */
export const FACETS = {
  category: { needs: 'any', field: 'categoryIds' },
  gender: { needs: 'any', field: 'gender' },
  age: { needs: 'any', field: 'playingAgeMin' },
  ethnicity: { needs: 'any', field: 'ethnicityIds' },
  height: { needs: 'any', field: 'heightCm' },
  bodyType: { needs: 'any', field: 'bodyTypeId' },
  eyeColor: { needs: 'any', field: 'eyeColorId' },
  hairColor: { needs: 'any', field: 'hairColorId' },
  hairLength: { needs: 'any', field: 'hairLengthId' },
  language: { needs: 'all', field: 'languages' },
  accent: { needs: 'all', field: 'accents' },
  skill: { needs: 'all', field: 'skills' },
  union: { needs: 'any', field: 'unions' },
  country: { needs: 'any', field: 'countryId' },
  place: { needs: 'any', field: 'city' },
  available: { needs: 'all', field: 'availability' },
  verified: { needs: 'all', field: 'verified' },
  showreel: { needs: 'all', field: 'portfolioItems' },
  updated: { needs: 'any', field: 'updatedAt' },
} as const satisfies Record<string, { needs: 'any' | 'all'; field: ProfileField }>;
export type Facet = keyof typeof FACETS;

/** One value or several of them, as an address holds them. */
function listed<S extends z.ZodType<string>>(value: S) {
  return z
    .union([value.transform((one) => [one]), z.array(value).max(LIMITS.searchChoices)])
    .transform((chosen) => [...new Set(chosen)])
    .optional();
}

const term = z.string().min(1).max(LIMITS.slugLength);

/** `fencing`, or at least so well: `fencing~professional`. */
export const LEVEL_SIGN = '~';
function levelled(levels: readonly [string, ...string[]]) {
  return listed(
    z
      .string()
      .max(LIMITS.slugLength * 2)
      .refine((text) => {
        const [id = '', level, ...rest] = text.split(LEVEL_SIGN);
        const isLevel = level === undefined || levels.includes(level);
        return id !== '' && rest.length === 0 && isLevel;
      }, 'This is not a level that there is'),
  );
}

/** A whole number, as an address holds it: one sentence for whatever else stands there. */
function whole(min: number, max: number, message: string) {
  return z.coerce.number(message).int(message).min(min, message).max(max, message);
}

const age = whole(0, 120, 'Please give an age between 0 and 120').optional();
const height = whole(30, 260, 'Please give a height between 30 and 260 cm').optional();
const yes = z.literal('true', 'This is either true or left out').optional();
const place = whole(1, Number.MAX_SAFE_INTEGER, 'This is not a place that we know');

/** A whole search: what the address of the page holds, and what is kept of it. */
export const talentSearchSchema = z.object({
  q: z.string().trim().max(LIMITS.searchLengthMax).optional(),
  category: listed(term),
  gender: listed(z.enum(GENDERS, 'This is not a gender that we know')),
  ageMin: age,
  ageMax: age,
  ethnicity: listed(term),
  heightMin: height,
  heightMax: height,
  bodyType: listed(term),
  eyeColor: listed(term),
  hairColor: listed(term),
  hairLength: listed(term),
  language: levelled(LANGUAGE_LEVELS),
  accent: levelled(ACCENT_LEVELS),
  skill: levelled(SKILL_LEVELS),
  union: listed(term),
  country: listed(term),
  /** A place of the gazetteer. */
  place: place.optional(),
  radius: whole(1, 500, 'Please give a radius between 1 and 500 km').optional(),
  /** Free on all days from here to there. */
  from: day('Please choose a day').optional(),
  to: day('Please choose a day').optional(),
  verified: listed(z.enum(VERIFICATION_KINDS, 'This is not something we verify')),
  showreel: yes,
  updatedWithin: whole(1, 3650, 'Please give a number of days between 1 and 3650').optional(),
  /** One of the viewer's roles: how well each fits it. */
  role: id.optional(),
  sort: z.enum(TALENT_ORDERS, 'This is not an order that there is').optional(),
});
export type TalentSearch = z.output<typeof talentSearchSchema>;

/** A face among the results. */
const foundTalentSchema = z.object({
  id,
  ...faceFields,
  headline: z.string().nullable(),
  unionIds: z.array(z.string()),
  hasShowreel: z.boolean(),
  isMinor: z.boolean(),
  /** On a roster of the agent who looks: they may apply with them and write to them. */
  isOwn: z.boolean(),
  /** Only where a role is named. */
  fit: fitSchema.nullable(),
  reasons: z.array(fitReasonSchema),
});
export type FoundTalent = z.output<typeof foundTalentSchema>;

/** Looked through by hand: a record of several hundred counts takes zod a millisecond. */
const counts = z.custom<Record<string, number>>(
  (value) =>
    typeof value === 'object' && value !== null && Object.values(value).every(Number.isInteger),
);

const resultsSchema = z.object({
  items: z.array(foundTalentSchema),
  total: z.number().int(),
  /**
   * How many have each choice, of all who meet what is chosen elsewhere. Choices that nobody has are
   * left out, and facets that the viewer may not see.
   */
  facets: z.record(z.string(), counts),
  /** Of each chosen skill, language and accent: how many have it at each level. */
  levels: z.record(z.string(), counts),
  /** Towns with the most of them. */
  places: z.array(placeSchema.extend({ count: z.number().int() })),
  nextCursor: z.string().nullable(),
});
export type TalentResults = z.output<typeof resultsSchema>;

/** A few screens of faces. */
export const TALENT_PAGE = 48;

const everyone = ['client', 'talent', 'agent', 'admin'] as const;

export const talentSearchEndpoints = {
  talentSearch: endpoint({
    method: 'GET',
    path: '/api/talent-search',
    summary: 'Talents that match, how many there are, and how many of them have what',
    access: everyone,
    query: talentSearchSchema.extend({ cursor, limit: pageLimit(TALENT_PAGE) }),
    response: json(resultsSchema),
    errors: ['NOT_FOUND'],
  }),
};
