import * as z from 'zod';
import { day, id } from './fields.ts';
import { LIMITS } from './limits.ts';

/** Both days included. */
export const daysSchema = z
  .object({ from: day('Please choose a day'), to: day('Please choose a day') })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    message: 'The last day cannot be before the first',
  });
export type Days = z.output<typeof daysSchema>;

export const someDays = z
  .array(daysSchema)
  .min(1, 'Please choose the days')
  .max(LIMITS.workDates, `Please keep it to ${LIMITS.workDates}`);

/** Whom to ask: applicants of the role, or talents that the client may see. */
export const talentIds = z
  .array(id)
  .min(1, 'Please choose somebody')
  .max(LIMITS.askedAtOnce)
  .overwrite((ids) => [...new Set(ids)]);

export const dealTalentSchema = z.object({
  id,
  name: z.string(),
  photoUrl: z.string().nullable(),
});

/** What it is about, as either side may know it. */
export const aboutSchema = {
  roleId: id,
  roleTitle: z.string(),
  productionTitle: z.string(),
  talent: dealTalentSchema,
};

/** For the talent's side: of everyone they answer for, or of one. */
export const ownQuery = z.object({ talentProfileId: id.optional() });
/** A guardian may have any of these roles. */
export const ownSide = ['client', 'talent', 'agent'] as const;
