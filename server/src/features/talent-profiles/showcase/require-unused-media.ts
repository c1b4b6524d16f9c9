import type { MediaKind } from '@callboard/contract/media';
import { AppError } from '../../../platform/app-error.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { requireUsableMedia } from '../../media/use-media.ts';
import { isOnShelf } from './queries.ts';

type Wanted = { mediaId: string; talentProfileId: string; kinds: readonly MediaKind[] };

/** A file of the talent's that neither the gallery nor the portfolio shows yet. */
export async function requireUnusedMedia(tx: Transaction, wanted: Wanted) {
  const found = await requireUsableMedia(tx, wanted);
  if (!(await isOnShelf(tx, wanted.mediaId))) return found;
  throw new AppError('MEDIA_NOT_USABLE', { message: 'This file is on the profile already.' });
}
