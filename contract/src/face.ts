import * as z from 'zod';
import { VERIFICATION_KINDS } from './verification.ts';

/** What stands under a face, wherever faces are looked through: on a board, in a search, on a list. */
export const faceFields = {
  name: z.string(),
  photoUrl: z.string().nullable(),
  playingAgeMin: z.number().int().nullable(),
  playingAgeMax: z.number().int().nullable(),
  /** Where they are; of a child the region. */
  place: z.string().nullable(),
  gender: z.string().nullable(),
  heightCm: z.number().int().nullable(),
  agencyName: z.string().nullable(),
  /** What of them we have looked at. */
  verified: z.array(z.enum(VERIFICATION_KINDS)),
};
