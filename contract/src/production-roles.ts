import * as z from 'zod';
import { ANSWERS } from './application-moves.ts';
import { callSummarySchema } from './call-summary.ts';
import { empty, endpoint, json } from './endpoint.ts';
import type { FieldErrors } from './errors.ts';
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
  ADULT_CONTENT,
  AGE_OF_MAJORITY,
  COLLABORATOR_RIGHTS,
  CONTENT_FLAGS,
  CREW_PAY_UNITS,
  LINE_UP_PLACES,
  PAY_KINDS,
  PAY_UNITS,
  PHOTO_REQUESTS,
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

/** A role of which only its title is known. */
export const EMPTY_ROLE: Omit<RoleForm, 'title'> = {
  roleType: 'talent',
  talentTypeId: null,
  crewRoleId: null,
  description: null,
  countNeeded: 1,
  genders: [],
  playingAgeMin: null,
  playingAgeMax: null,
  ethnicityIds: [],
  heightMinCm: null,
  heightMaxCm: null,
  physicalWishes: null,
  skills: [],
  languages: [],
  accents: [],
  voiceTypeId: null,
  vocalRange: null,
  unionStatus: null,
  unionIds: [],
  payKind: 'paid',
  payAmount: null,
  payUnit: null,
  payCurrency: null,
  payNote: null,
  usage: null,
  kit: null,
  workDates: [],
  countryId: null,
  city: null,
  isLocalHire: false,
  contentFlags: [],
  contentNote: null,
  replicaUses: [],
  replicaTerms: null,
  coversRoleIds: [],
  requestedMedia: [],
  questions: [],
  selfTape: null,
};

/** What a crew role does not ask: who someone is, or what they look like. */
const NOT_OF_CREW = [
  'talentTypeId',
  'genders',
  'playingAgeMin',
  'playingAgeMax',
  'ethnicityIds',
  'heightMinCm',
  'heightMaxCm',
  'physicalWishes',
  'accents',
  'voiceTypeId',
  'vocalRange',
  'usage',
  'coversRoleIds',
  'selfTape',
] as const satisfies readonly (keyof RoleForm)[];

/** What fields cannot tell alone, each with what is wrong; nothing for a role that is all right. */
export function roleProblems(role: RoleForm): FieldErrors {
  return { ...crewProblems(role), ...rangeProblems(role), ...minorsProblems(role) };
}

function crewProblems(role: RoleForm): FieldErrors {
  if (role.roleType === 'talent') {
    return role.crewRoleId === null ? {} : { crewRoleId: 'This is for crew roles' };
  }
  const problems: FieldErrors = {};
  for (const field of NOT_OF_CREW) {
    const value = role[field];
    const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
    if (!isEmpty) problems[field] = 'A crew role does not ask for this';
  }
  if (role.requestedMedia.some((media) => isPhotoRequest(media) || media === 'self_tape')) {
    problems.requestedMedia = 'A crew role does not ask for photos or tapes';
  }
  if (role.payUnit !== null && !CREW_PAY_UNITS.some((unit) => unit === role.payUnit)) {
    problems.payUnit = 'Crew are paid by the day or the week';
  }
  return problems;
}

function isPhotoRequest(media: (typeof REQUESTED_MEDIA)[number]): boolean {
  return PHOTO_REQUESTS.some((photo) => photo === media);
}

function rangeProblems(role: RoleForm): FieldErrors {
  const problems: FieldErrors = {};
  const isBackward = (min: number | null, max: number | null) =>
    min !== null && max !== null && min > max;
  if (isBackward(role.playingAgeMin, role.playingAgeMax)) {
    problems.playingAgeMax = 'The upper age cannot be below the lower';
  }
  if (isBackward(role.heightMinCm, role.heightMaxCm)) {
    problems.heightMaxCm = 'The upper height cannot be below the lower';
  }
  if (role.payAmount !== null && role.payCurrency === null) {
    problems.payCurrency = 'Please choose a currency';
  }
  return problems;
}

/** Open to children: it says so, or it is for ages below 18. */
export function isOpenToMinors(
  role: Pick<RoleForm, 'contentFlags' | 'playingAgeMin' | 'playingAgeMax'>,
): boolean {
  const lowest = role.playingAgeMin ?? role.playingAgeMax;
  return role.contentFlags.includes('minors') || (lowest !== null && lowest < AGE_OF_MAJORITY);
}

function minorsProblems(role: RoleForm): FieldErrors {
  const asksAdultContent = ADULT_CONTENT.some((flag) => role.contentFlags.includes(flag));
  if (!asksAdultContent || !isOpenToMinors(role)) return {};
  return { contentFlags: 'A role open to anyone under 18 has no nudity and no intimacy' };
}

/** How many of a role's applicants stand where. `unsent`: a no that waits in the tray. */
export const boardCountsSchema = z.object({
  all: z.number().int(),
  submitted: z.number().int(),
  viewed: z.number().int(),
  shortlisted: z.number().int(),
  audition: z.number().int(),
  callback: z.number().int(),
  offered: z.number().int(),
  booked: z.number().int(),
  unsent: z.number().int(),
  ended: z.number().int(),
});
export type BoardCounts = z.output<typeof boardCountsSchema>;
export const NOBODY_YET: BoardCounts = {
  all: 0,
  submitted: 0,
  viewed: 0,
  shortlisted: 0,
  audition: 0,
  callback: 0,
  offered: 0,
  booked: 0,
  unsent: 0,
  ended: 0,
};

const roleSchema = roleFormSchema.extend({
  id,
  productionId: id,
  position: z.number().int(),
  cancelledAt: instant.nullable(),
  /** The one that is not ended, else the latest. */
  call: callSummarySchema.nullable(),
  counts: boardCountsSchema,
  createdAt: instant,
  updatedAt: instant,
});
export type ProductionRole = z.output<typeof roleSchema>;

const roleDetailSchema = roleSchema.extend({
  production: z.object({
    id,
    title: z.string(),
    typeId: z.string(),
    isConfidential: z.boolean(),
    currency: z.string().nullable(),
  }),
  /** What the viewer may do here. An admin looks. */
  rights: z.enum(COLLABORATOR_RIGHTS),
  /** How reliably the company answers, where there is enough to tell. */
  answering: z.object({ percent: z.number().int(), days: z.number().int() }).nullable(),
});
export type RoleDetail = z.output<typeof roleDetailSchema>;

/** A role as it was understood from pasted text; everything can still be changed. */
const readRoleSchema = z.object({
  role: roleFormSchema,
  /** The lines it was read from. */
  source: z.string(),
  /** Parts of them that no field could be made of. They stay in the description. */
  unread: z.array(z.string()),
});
export type ReadRole = z.output<typeof readRoleSchema>;

const facePlaceSchema = z.object({
  place: z.enum(LINE_UP_PLACES),
  applicationId: id.nullable(),
  outsidePersonId: id.nullable(),
  name: z.string(),
  photoUrl: z.string().nullable(),
});
const lineUpPlaceForm = z
  .object({ applicationId: id.nullable(), outsidePersonId: id.nullable() })
  .refine((face) => (face.applicationId === null) !== (face.outsidePersonId === null), {
    message: 'Please choose one person',
  })
  .nullable();

const clients = ['client'] as const;
const viewers = ['client', 'admin'] as const;
const params = z.object({ id });
const onePath = '/api/production-roles/{id}' as const;
const ofProduction = '/api/productions/{id}/roles' as const;

export const productionRoleEndpoints = {
  list: endpoint({
    method: 'GET',
    path: ofProduction,
    summary: "A production's roles in their order, with their calls and how many applied",
    access: viewers,
    params,
    // All of them: a production has no more than its limit.
    response: json(z.object({ items: z.array(roleSchema), nextCursor: z.null() })),
    errors: ['NOT_FOUND'],
  }),
  create: endpoint({
    method: 'POST',
    path: ofProduction,
    summary: 'Add a role at the end',
    access: clients,
    params,
    body: roleFormSchema.partial().required({ title: true }),
    response: json(roleSchema, 201),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'PLAN_LIMIT_REACHED'],
    idempotent: true,
  }),
  createMany: endpoint({
    method: 'POST',
    path: `${ofProduction}/batch`,
    summary: 'Add several roles at the end, all or none',
    access: clients,
    params,
    body: z.object({
      roles: z
        .array(roleFormSchema.partial().required({ title: true }))
        .min(1)
        .max(LIMITS.roles),
    }),
    response: json(z.object({ items: z.array(roleSchema) }), 201),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'PLAN_LIMIT_REACHED'],
    idempotent: true,
  }),
  order: endpoint({
    method: 'PUT',
    path: `${ofProduction}/order`,
    summary: 'Put the roles into this order; those that are not named follow as they were',
    access: clients,
    params,
    body: z.object({ ids: z.array(id).max(LIMITS.roles) }),
    response: empty,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  readBreakdown: endpoint({
    method: 'POST',
    path: '/api/productions/read-breakdown',
    summary: 'Understand a pasted breakdown: plain text becomes roles to check and change',
    access: clients,
    body: z.object({ text: requiredText(LIMITS.breakdownLength, 'Please paste your breakdown') }),
    response: json(
      z.object({
        title: z.string().nullable(),
        typeId: z.string().nullable(),
        /** What was said of the whole: dates, terms. */
        notes: z.string().nullable(),
        roles: z.array(readRoleSchema),
      }),
    ),
  }),
  get: endpoint({
    method: 'GET',
    path: onePath,
    summary: 'A role with its call and how many applied',
    access: viewers,
    params,
    response: json(roleDetailSchema),
    errors: ['NOT_FOUND'],
  }),
  change: endpoint({
    method: 'PATCH',
    path: onePath,
    summary:
      'Change a role; where its call is open, new pay, dates or content make a new version of the call',
    access: clients,
    params,
    body: roleFormSchema.partial(),
    response: json(roleDetailSchema),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'ROLE_CANCELLED'],
  }),
  duplicate: endpoint({
    method: 'POST',
    path: `${onePath}/duplicate`,
    summary: 'Add a copy of the role after it, without its call and its applicants',
    access: clients,
    params,
    response: json(roleSchema, 201),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'PLAN_LIMIT_REACHED'],
    idempotent: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: onePath,
    summary: 'Remove a role that nobody applied to',
    access: clients,
    params,
    response: empty,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'ROLE_IN_USE'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: `${onePath}/cancel`,
    summary: 'Cancel a role: its call ends and everyone still open is told',
    access: clients,
    params,
    body: z.object({ answer: z.enum(ANSWERS).default('role_cut') }),
    response: json(z.object({ answered: z.number().int() })),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'ROLE_CANCELLED'],
  }),
  lineUp: endpoint({
    method: 'GET',
    path: '/api/productions/{id}/line-up',
    summary: "Whom the team thinks of for each of a production's roles",
    access: viewers,
    params,
    response: json(
      z.object({ items: z.array(z.object({ roleId: id, faces: z.array(facePlaceSchema) })) }),
    ),
    errors: ['NOT_FOUND'],
  }),
  setLineUp: endpoint({
    method: 'PUT',
    path: `${onePath}/line-up`,
    summary: 'Say whom the team thinks of for a role: first choice, second, backup',
    access: clients,
    params,
    body: z.object({ first: lineUpPlaceForm, second: lineUpPlaceForm, backup: lineUpPlaceForm }),
    response: empty,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
};
