import type { Queryable } from '../../platform/database/database.ts';
import { findCountry } from './queries.ts';

export async function hasCountry(db: Queryable, countryId: string): Promise<boolean> {
  return (await findCountry(db, countryId)) !== undefined;
}
