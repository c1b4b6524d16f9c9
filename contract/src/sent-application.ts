import * as z from 'zod';
import { id } from './fields.ts';
import { mediaSchema } from './media.ts';

/** Who sent it: the talent, or an agent for them. */
export const submitterSchema = z.object({ name: z.string(), agencyName: z.string().nullable() });

const answerSchema = z.object({ questionId: id, question: z.string(), text: z.string() });

/** What came with it, as both sides read it. */
export const sentSchema = {
  note: z.string().nullable(),
  media: z.array(mediaSchema),
  selfTape: mediaSchema.nullable(),
  answers: z.array(answerSchema),
};
