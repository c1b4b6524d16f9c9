import type { MediaKind } from '@callboard/contract/media';
import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { isUsable } from './policy.ts';
import { findMedia, keepMedia, type MediaRow } from './queries.ts';

type Wanted = { mediaId: string; talentProfileId: string; kinds: readonly MediaKind[] };

/**
 * An uploaded file that something on its profile is about to show. It may still be looked at: should
 * it be refused then, what shows it goes with it. It stays until the transaction ends.
 */
export async function requireUsableMedia(
  tx: Transaction,
  { mediaId, talentProfileId, kinds }: Wanted,
): Promise<MediaRow> {
  const found = await findMedia(tx, mediaId, { isKept: true });
  if (found === undefined || !isUsable(found, { talentProfileId, kinds })) {
    throw new AppError('MEDIA_NOT_USABLE');
  }
  return found;
}

type WantedAll = {
  mediaIds: readonly string[];
  talentProfileId: string;
  kinds: readonly MediaKind[];
};

/** The same of several at once. */
export async function requireAllUsable(tx: Transaction, wanted: WantedAll): Promise<void> {
  const areUsable = await keepUsable(tx, wanted.mediaIds);
  if (!areUsable(wanted)) throw new AppError('MEDIA_NOT_USABLE');
}

/** Keeps files of any number of profiles, and says of some of them whether a profile may show them. */
export async function keepUsable(tx: Transaction, mediaIds: readonly string[]) {
  const found = mediaIds.length === 0 ? [] : await keepMedia(tx, mediaIds);
  const kept = new Map(found.map((media) => [media.id, media]));
  return ({ mediaIds: wanted, talentProfileId, kinds }: WantedAll): boolean =>
    wanted.every((id) => {
      const media = kept.get(id);
      return media !== undefined && isUsable(media, { talentProfileId, kinds });
    });
}
