import * as z from 'zod';
import { endpoint, json, raw } from './endpoint.ts';
import {
  day,
  id,
  instant,
  nullableText,
  optionalId,
  optionalNumber,
  pageQuery,
  several,
  termIds,
} from './fields.ts';
import { LIMITS } from './limits.ts';
import { plan } from './plans.ts';
import { PROFILE_CALLS } from './profile-calls.ts';
import { previewQuery } from './profile-preview.ts';
import { REPRESENTATION_FIELDS, REPRESENTATION_KINDS } from './representation.ts';
import { TALENT_CALLS } from './talent-calls.ts';
import { VERIFICATION_KINDS } from './verification.ts';

/** Who may see a profile. A minor's is never public, whatever is chosen. */
export const PROFILE_VISIBILITIES = ['public', 'professionals', 'hidden'] as const;
export const GENDERS = ['woman', 'man', 'non_binary', 'genderfluid', 'self_described'] as const;
export const SELF_DECLARED = ['deaf', 'disabled', 'neurodivergent'] as const;

const age = optionalNumber({ min: 0, max: 120, message: 'Please enter an age' });

/** The profile itself. What is left out of a change stays as it is. */
export const profileFormSchema = z.object({
  stageName: nullableText(LIMITS.nameLength),
  pronouns: nullableText(LIMITS.personNameLength),
  gender: z.enum(GENDERS).nullable(),
  isTrans: z.boolean().nullable(),
  gendersPlayed: several(GENDERS),
  dateOfBirth: day('Please enter your date of birth').nullable(),
  playingAgeMin: age,
  playingAgeMax: age,
  countryId: optionalId,
  region: nullableText(LIMITS.nameLength),
  city: nullableText(LIMITS.nameLength),
  localHireCities: z
    .array(z.string().trim().min(1).max(LIMITS.nameLength))
    .max(LIMITS.profileChoices),
  travelRadiusKm: optionalNumber({ min: 0, max: 20_000 }),
  headline: nullableText(LIMITS.headlineLength),
  bio: nullableText(LIMITS.textLength),
  categoryIds: termIds,
  talentTypeIds: termIds,
  selfDeclared: several(SELF_DECLARED),
  accessRequirements: nullableText(LIMITS.textLength),
  visibility: z.enum(PROFILE_VISIBILITIES),
});
export type ProfileForm = z.output<typeof profileFormSchema>;

const profileChangesSchema = profileFormSchema.partial();
export type ProfileChanges = z.output<typeof profileChangesSchema>;

/** An agency that acts for the talent; it takes the place of private contact data. */
const representativeSchema = z.object({
  portfolioId: id,
  name: z.string(),
  isVerified: z.boolean(),
  field: z.enum(REPRESENTATION_FIELDS),
  territory: z.string(),
  kind: z.enum(REPRESENTATION_KINDS),
  email: z.string().nullable(),
  phone: z.string().nullable(),
});

/** What a viewer may not see is not there at all: every field may be missing. */
const talentProfileSchema = z
  .object({
    id,
    userId: id,
    ownerUserId: id,
    firstName: z.string(),
    lastName: z.string(),
    ...profileFormSchema.shape,
    photoUrl: z.string().nullable(),
    isMinor: z.boolean(),
    /** What of the talent we have looked at. */
    verified: z.array(z.enum(VERIFICATION_KINDS)),
    createdAt: instant,
    updatedAt: instant,
    representation: z.array(representativeSchema),
  })
  .partial()
  .required({ id: true, firstName: true, lastName: true })
  .extend({
    abilities: z.object({
      edit: z.boolean(),
      /** Sees what is missing and who has been looking. */
      manage: z.boolean(),
    }),
  });
export type TalentProfile = z.output<typeof talentProfileSchema>;

export const AVAILABILITY_KINDS = ['available', 'booked_out'] as const;
/** Ranges of both kinds may overlap: whoever is free all spring may be booked out for a week of it. */
export const availabilitySchema = z.object({
  availability: z
    .array(
      z
        .object({
          kind: z.enum(AVAILABILITY_KINDS),
          from: day('Please choose a day'),
          to: day('Please choose a day'),
        })
        .refine(({ from, to }) => from <= to, {
          path: ['to'],
          message: 'The last day cannot be before the first',
        }),
    )
    .max(LIMITS.profileEntries, `Please keep it to ${LIMITS.profileEntries}`),
});
export type Availability = z.output<typeof availabilitySchema>['availability'];

/** What is still missing, each with the section of the editor where it is filled in. */
export const PROFILE_SECTIONS = [
  'about',
  'traits',
  'credits',
  'skills',
  'media',
  'availability',
] as const;
const completenessSchema = z.object({
  percent: z.number().int().min(0).max(100),
  missing: z.array(
    z.object({ field: z.string(), label: z.string(), section: z.enum(PROFILE_SECTIONS) }),
  ),
});
export type Completeness = z.infer<typeof completenessSchema>;

/** A profile that someone keeps for somebody else: a guardian for their child. */
const keptProfileSchema = z.object({
  id,
  name: z.string(),
  photoUrl: z.string().nullable(),
  isMinor: z.boolean(),
});

const params = z.object({ id });
const { path } = TALENT_CALLS.profile;
const editors = ['client', 'talent', 'agent'] as const;

export const talentProfileEndpoints = {
  get: endpoint({
    ...TALENT_CALLS.profile,
    summary: 'A talent, as far as the viewer may see them',
    access: 'anyone',
    params,
    query: previewQuery,
    response: json(talentProfileSchema),
    errors: ['NOT_FOUND'],
  }),
  kept: endpoint({
    method: 'GET',
    path: '/api/talent-profiles/kept',
    summary: 'The profiles that the viewer keeps for others, by name',
    access: 'signed-in',
    response: json(z.object({ items: z.array(keptProfileSchema), nextCursor: z.null() })),
  }),
  listAll: endpoint({
    method: 'GET',
    path: '/api/admin/talent-profiles',
    summary: "Everybody's profiles by name, for admins to choose one",
    access: ['admin'],
    query: z.object({
      ...pageQuery,
      search: z.string().trim().max(LIMITS.searchLengthMax).optional(),
    }),
    response: json(
      z.object({
        items: z.array(keptProfileSchema.extend({ headline: z.string().nullable() })),
        nextCursor: z.string().nullable(),
      }),
    ),
  }),
  change: endpoint({
    method: 'PATCH',
    path,
    summary: 'Change a profile, as the talent, their guardian or their agent',
    access: editors,
    params,
    body: profileChangesSchema,
    response: json(talentProfileSchema),
    errors: ['NOT_FOUND'],
  }),
  availability: endpoint({
    ...TALENT_CALLS.availability,
    summary: 'When a talent is free and when not, where the viewer may see it',
    access: 'anyone',
    params,
    query: previewQuery,
    response: json(availabilitySchema.partial()),
    errors: ['NOT_FOUND'],
  }),
  changeAvailability: endpoint({
    method: 'PUT',
    path: `${path}/availability`,
    summary: 'Replace when a talent is free, as the talent, their guardian or their agent',
    access: editors,
    params,
    body: availabilitySchema,
    response: json(availabilitySchema.partial()),
    errors: ['NOT_FOUND'],
  }),
  completeness: endpoint({
    method: 'GET',
    path: `${path}/completeness`,
    summary: "How complete a profile is, for the talent's own side and admins",
    access: 'signed-in',
    params,
    response: json(completenessSchema),
    errors: ['NOT_FOUND'],
  }),
  mediaPlan: endpoint({
    method: 'GET',
    path: `${path}/media-plan`,
    summary:
      "By which plan a profile has room for media, for the talent's own side and admins: its keeper's, or an agency's that has the talent on its roster",
    access: 'signed-in',
    params,
    response: json(z.object({ plan })),
    errors: ['NOT_FOUND'],
  }),
  photo: endpoint({
    ...TALENT_CALLS.squarePhoto,
    summary: "A talent's photo as a large square, for those who may see the profile",
    access: 'anyone',
    params,
    response: raw('image/webp'),
    errors: ['NOT_FOUND'],
  }),
  profileThumbnail: endpoint({
    method: 'GET',
    path: '/api/talent-profiles/profile-thumbnail/{profileId}',
    summary:
      "A talent's photo, by the id of their profile, for those who may see the profile; 204 for the talent who has none yet",
    access: 'anyone',
    params: z.object({ profileId: id }),
    response: raw('image/webp'),
    errors: ['NOT_FOUND'],
  }),
  photoThumbnail: endpoint({
    ...PROFILE_CALLS.talentThumbnail,
    summary:
      "A talent's photo, by the id of their user, for those who may see the profile; 204 for the talent who has none yet",
    access: 'signed-in',
    params: z.object({ userId: id }),
    response: raw('image/webp'),
    errors: ['NOT_FOUND'],
  }),
};
