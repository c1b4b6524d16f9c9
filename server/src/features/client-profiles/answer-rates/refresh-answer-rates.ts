import * as z from 'zod';
import type { Job } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { updateAnswerRates } from './queries.ts';

const requestSchema = z.object({ companyId: z.uuid().optional() });
type RatesRequest = z.infer<typeof requestSchema>;

const LOOKS_BACK_MS = 180 * 24 * 60 * 60 * 1000;
const ENOUGH_TO_TELL = 10;

/** How reliably companies answer applicants: of all each night, of one when a call of its ends. */
export const refreshAnswerRates: Job<RatesRequest> = {
  name: 'refresh-answer-rates',
  data: requestSchema,
  schedule: '40 2 * * *',
};

export async function workOutAnswerRates(
  { db, clock }: Platform,
  { companyId }: RatesRequest,
): Promise<void> {
  const now = clock.now();
  await updateAnswerRates(db, {
    now,
    since: new Date(now.getTime() - LOOKS_BACK_MS),
    enough: ENOUGH_TO_TELL,
    companyId,
  });
}
