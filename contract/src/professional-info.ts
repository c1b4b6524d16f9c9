import * as z from 'zod';
import { endpoint, json } from './endpoint.ts';
import {
  day,
  id,
  nullableText,
  optionalId,
  optionalNumber,
  requiredText,
  termId,
} from './fields.ts';
import { LIMITS } from './limits.ts';
import { previewQuery } from './profile-preview.ts';
import { TALENT_CALLS } from './talent-calls.ts';

export const CREDIT_CATEGORIES = [
  'film',
  'television',
  'theatre',
  'commercial',
  'voice',
  'game',
  'music_video',
  'other',
] as const;
export const LANGUAGE_LEVELS = ['basic', 'conversational', 'fluent', 'native'] as const;
export const ACCENT_LEVELS = ['good', 'strong', 'native'] as const;
export const SKILL_LEVELS = ['basic', 'intermediate', 'highly_skilled', 'professional'] as const;
export const DRIVING_LICENCES = ['car', 'manual', 'motorcycle', 'heavy_vehicle'] as const;

const name = nullableText(LIMITS.nameLength);
const year = optionalNumber({ min: 1900, max: 2100, message: 'Please enter a year' });
const date = day('Please choose a day').nullable();

/**
 * An entry of a résumé. One that is sent with the id it has keeps it, so that other things can refer
 * to a credit; one without gets a new id.
 */
const entry = { id: id.optional() };

export const creditSchema = z.object({
  ...entry,
  category: z.enum(CREDIT_CATEGORIES),
  production: requiredText(LIMITS.nameLength, 'Production is required'),
  role: name,
  billing: name,
  director: name,
  company: name,
  year,
});
export const trainingSchema = z
  .object({
    ...entry,
    institution: requiredText(LIMITS.nameLength, 'Institution is required'),
    course: name,
    teacher: name,
    fromYear: year,
    toYear: year,
  })
  .refine(({ fromYear, toYear }) => fromYear === null || toYear === null || fromYear <= toYear, {
    path: ['toYear'],
    message: 'The last year cannot be before the first',
  });
export const certificationSchema = z
  .object({
    ...entry,
    typeId: termId,
    issuer: name,
    issuedOn: date,
    expiresOn: date,
    /** An uploaded document of the talent's. */
    documentMediaId: id.nullable().default(null),
  })
  .refine(
    ({ issuedOn, expiresOn }) => issuedOn === null || expiresOn === null || issuedOn <= expiresOn,
    { path: ['expiresOn'], message: 'It cannot expire before it was issued' },
  );

const languageSchema = z.object({ languageId: termId, level: z.enum(LANGUAGE_LEVELS) });
const accentSchema = z.object({ accentId: termId, level: z.enum(ACCENT_LEVELS) });
const skillSchema = z.object({ skillId: termId, level: z.enum(SKILL_LEVELS) });
const unionSchema = z.object({ unionId: termId, membershipId: termId });

const NO_AMOUNT = 'Please enter an amount';
const dayRateSchema = z.object({
  /** In minor units. */
  amount: z.int(NO_AMOUNT).min(0, NO_AMOUNT).max(100_000_000, 'This is more than can be kept here'),
  currency: z.string().regex(/^[A-Z]{3}$/, 'Please choose a currency'),
});

const list = <S extends z.ZodType>(item: S, max: number = LIMITS.profileEntries) =>
  z.array(item).max(max, `Please keep it to ${max}`);

/** A list in which each term of its vocabulary stands once. */
function listOfTerms<S extends z.ZodObject>(item: S, key: keyof z.output<S>, max?: number) {
  return list(item, max).refine(
    (terms) => new Set(terms.map((term) => term[key])).size === terms.length,
    'Please list each only once',
  );
}

export const professionalInfoSchema = z.object({
  credits: list(creditSchema, LIMITS.creditsMax),
  training: list(trainingSchema),
  languages: listOfTerms(languageSchema, 'languageId'),
  accents: listOfTerms(accentSchema, 'accentId'),
  skills: listOfTerms(skillSchema, 'skillId', LIMITS.creditsMax),
  certifications: list(certificationSchema),
  unions: listOfTerms(unionSchema, 'unionId'),
  drivingLicences: list(z.enum(DRIVING_LICENCES)).overwrite((held) => [...new Set(held)]),
  voiceTypeId: optionalId,
  vocalRange: name,
  crewDepartmentId: optionalId,
  crewRoleId: optionalId,
  dayRate: dayRateSchema.nullable(),
  kit: nullableText(LIMITS.textLength),
  yearsOfExperience: optionalNumber({ min: 0, max: 90 }),
});
export type ProfessionalInfo = z.output<typeof professionalInfoSchema>;

/** To a reader: what they may not see is missing. To a writer: what is missing stays as it is. */
const partOfInfoSchema = professionalInfoSchema.partial();
export type PartOfInfo = z.output<typeof partOfInfoSchema>;

const { path } = TALENT_CALLS.info;
const params = z.object({ id });

export const professionalInfoEndpoints = {
  get: endpoint({
    ...TALENT_CALLS.info,
    summary: "A talent's credits, training, skills and terms, as far as the viewer may see them",
    access: 'anyone',
    params,
    query: previewQuery,
    response: json(partOfInfoSchema),
    errors: ['NOT_FOUND'],
  }),
  change: endpoint({
    method: 'PATCH',
    path,
    summary:
      'Change professional info, as the talent, their guardian or their agent; each list that is sent replaces that list',
    access: ['client', 'talent', 'agent'],
    params,
    body: partOfInfoSchema,
    response: json(partOfInfoSchema),
    errors: ['NOT_FOUND'],
  }),
};
