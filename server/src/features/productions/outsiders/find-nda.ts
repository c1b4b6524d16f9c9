import type { Queryable } from '../../../platform/database/database.ts';
import { ndaTextOf } from './nda-text.ts';
import { findUnagreed } from './queries.ts';

/** What someone has still to agree to before papers of a confidential production open to them. */
export async function findNda(db: Queryable, productionId: string, userId: string) {
  const unagreed = await findUnagreed(db, productionId, userId);
  return unagreed && { productionId, text: ndaTextOf(unagreed.ndaText) };
}
