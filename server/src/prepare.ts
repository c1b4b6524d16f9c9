import { seedReferenceData } from './features/reference-data/seed-reference-data.ts';
import { JOBS } from './jobs.ts';
import { prepareDatabase } from './platform/database/migrate.ts';

/** Tables, queues, reference data and rights, as this version of Callboard needs them. */
export async function prepare(ownerUrl: string): Promise<void> {
  await prepareDatabase(ownerUrl, { jobs: JOBS, seed: seedReferenceData });
}
