import * as z from 'zod';
import {
  day,
  id,
  instant,
  nullableText,
  optionalId,
  optionalNumber,
  requiredText,
  several,
  termId,
} from './fields.ts';
import { LIMITS } from './limits.ts';
import {
  CONTENT_FLAGS,
  PAY_KINDS,
  PAY_UNITS,
  REPLICA_USES,
  REQUESTED_MEDIA,
  ROLE_TYPES,
  TAPE_FRAMES,
  UNION_STATUSES,
} from './production-choices.ts';
import { ACCENT_LEVELS, LANGUAGE_LEVELS, SKILL_LEVELS } from './professional-info.ts';
import { GENDERS } from './talent-profiles.ts';

const line = nullableText(LIMITS.lineLength);
const text = nullableText(LIMITS.textLength);
const NO_AMOUNT = 'Please enter an amount';
/** In minor units of the role's currency. */
const amount = z
  .int(NO_AMOUNT)
  .min(0, NO_AMOUNT)
  .max(2_000_000_000, 'This is more than can be kept here')
  .nullable();
const age = optionalNumber({ min: 0, max: 120, message: 'Please enter an age' });
const height = optionalNumber({ min: 30, max: 260, message: 'Please enter a height' });
const terms = <S extends z.ZodType>(item: S) =>
  z.array(item).max(LIMITS.roleTerms, `Please keep it to ${LIMITS.roleTerms}`);

/** What a role asks to speak, sound like or be able to do: at least at this level, where one is said. */
const askedLanguage = z.object({ languageId: termId, level: z.enum(LANGUAGE_LEVELS).nullable() });
const askedAccent = z.object({ accentId: termId, level: z.enum(ACCENT_LEVELS).nullable() });
const askedSkill = z.object({
  skillId: termId,
  level: z.enum(SKILL_LEVELS).nullable(),
  /** 'Accordion a plus': welcome, and no reason against anyone. */
  isPlus: z.boolean().default(false),
});

/** Both days included. */
const workDateSchema = z
  .object({ from: day('Please choose a day'), to: day('Please choose a day'), label: line })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    message: 'The last day cannot be before the first',
  });

/** What a commercial pays beyond the day's work, and what it asks for in return. */
const usageSchema = z.object({
  sessionFee: amount,
  fittingFee: amount,
  overtime: line,
  buyout: amount,
  media: line,
  territory: line,
  term: line,
  startsOn: day('Please choose a day').nullable(),
  spots: optionalNumber({ min: 1, max: 1000 }),
  exclusivity: z.object({ category: line, territory: line, term: line }).nullable(),
});

const questionSchema = z.object({
  id,
  text: requiredText(LIMITS.lineLength, 'Please write the question'),
  isRequired: z.boolean(),
});
export type Question = z.output<typeof questionSchema>;

const selfTapeSchema = z.object({
  instructions: text,
  /** A file of the production. */
  sidesFileId: id.nullable(),
  frame: z.enum(TAPE_FRAMES).nullable(),
  maxMinutes: optionalNumber({ min: 1, max: 30 }),
  dueAt: instant.nullable(),
});

/** A role as its team writes it. What is left out of a change stays as it is. */
export const roleFormSchema = z.object({
  title: requiredText(LIMITS.nameLength, 'Title is required'),
  roleType: z.enum(ROLE_TYPES),
  talentTypeId: optionalId,
  crewRoleId: optionalId,
  description: text,
  countNeeded: z.int('Please enter a number').min(1, 'At least one').max(10_000),
  genders: several(GENDERS),
  playingAgeMin: age,
  playingAgeMax: age,
  ethnicityIds: terms(termId),
  heightMinCm: height,
  heightMaxCm: height,
  physicalWishes: text,
  skills: terms(askedSkill),
  languages: terms(askedLanguage),
  accents: terms(askedAccent),
  voiceTypeId: optionalId,
  vocalRange: line,
  unionStatus: z.enum(UNION_STATUSES).nullable(),
  unionIds: terms(termId),
  payKind: z.enum(PAY_KINDS),
  payAmount: amount,
  payUnit: z.enum(PAY_UNITS).nullable(),
  payCurrency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'Please choose a currency')
    .nullable(),
  payNote: line,
  usage: usageSchema.nullable(),
  kit: line,
  workDates: z.array(workDateSchema).max(LIMITS.workDates),
  countryId: optionalId,
  city: nullableText(LIMITS.nameLength),
  isLocalHire: z.boolean(),
  contentFlags: several(CONTENT_FLAGS),
  contentNote: text,
  replicaUses: several(REPLICA_USES),
  replicaTerms: text,
  coversRoleIds: z.array(id).max(LIMITS.roleTerms),
  requestedMedia: several(REQUESTED_MEDIA),
  questions: z.array(questionSchema).max(LIMITS.questions),
  selfTape: selfTapeSchema.nullable(),
});
export type RoleForm = z.output<typeof roleFormSchema>;

/** A crew role asks nothing about who someone is, or what they look like. */
export const NOT_ASKED_OF_CREW = {
  talentTypeId: null,
  genders: [],
  playingAgeMin: null,
  playingAgeMax: null,
  ethnicityIds: [],
  heightMinCm: null,
  heightMaxCm: null,
  physicalWishes: null,
  accents: [],
  voiceTypeId: null,
  vocalRange: null,
  usage: null,
  coversRoleIds: [],
  selfTape: null,
} satisfies Partial<RoleForm>;

/** A role of which only its title is known. */
export const EMPTY_ROLE: Omit<RoleForm, 'title'> = {
  ...NOT_ASKED_OF_CREW,
  roleType: 'talent',
  crewRoleId: null,
  description: null,
  countNeeded: 1,
  skills: [],
  languages: [],
  unionStatus: null,
  unionIds: [],
  payKind: 'paid',
  payAmount: null,
  payUnit: null,
  payCurrency: null,
  payNote: null,
  kit: null,
  workDates: [],
  countryId: null,
  city: null,
  isLocalHire: false,
  contentFlags: [],
  contentNote: null,
  replicaUses: [],
  replicaTerms: null,
  requestedMedia: [],
  questions: [],
};
