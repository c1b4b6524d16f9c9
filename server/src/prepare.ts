import { seedReferenceData } from './features/reference-data/seed-reference-data.ts';
import { JOBS } from './jobs.ts';
import { type Preparedness, prepareDatabase } from './platform/database/migrate.ts';

/** Tables, queues, reference data and rights, as this version of Callboard needs them. */
export function prepare(ownerUrl: string): Promise<Preparedness> {
  return prepareDatabase(ownerUrl, { jobs: JOBS, seed: seedReferenceData });
}
