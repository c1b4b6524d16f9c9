import * as z from 'zod';

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
