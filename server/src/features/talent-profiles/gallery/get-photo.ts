import { AppError } from '../../../platform/app-error.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { presentPhoto } from './present-photo.ts';
import { findPhoto } from './queries.ts';

/** A photo as the talent's own side sees it. */
export async function getPhoto(db: Queryable, profileId: string, photoId: string) {
  const found = await findPhoto(db, profileId, photoId);
  if (found === undefined) throw new AppError('NOT_FOUND');
  return presentPhoto(found, 'own_agent');
}
