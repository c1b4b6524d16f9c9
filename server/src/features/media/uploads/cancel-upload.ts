import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getEditableTalent } from '../../talent-profiles/find-talent.ts';
import { lockMedia } from '../queries.ts';
import { removeMedia } from '../remove-media.ts';
import { getUpload } from './get-upload.ts';

/** Forgets an upload at any stage, as long as nothing shows it. */
export async function cancelUpload(
  platform: Platform,
  actor: Actor,
  mediaId: string,
): Promise<void> {
  await platform.transaction(async (tx) => {
    const { media } = await getUpload(platform.within(tx), actor, mediaId);
    const { talentProfileId } = media;
    if (talentProfileId === null) return cancelForMessage(platform, tx, actor, mediaId);
    const { doer } = await getEditableTalent(platform, tx, actor, talentProfileId);
    // Asked again now that nobody else changes the profile.
    const { isShown } = await getUpload(platform.within(tx), actor, mediaId);
    if (isShown) throw inUse();
    await removeMedia(platform, tx, [mediaId]);
    await audit(tx, platform.clock, doer, {
      act: 'media.upload-cancelled',
      target: { kind: 'talent-profile', id: talentProfileId },
      difference: { mediaId },
    });
  });
}

async function cancelForMessage(
  platform: Platform,
  tx: Transaction,
  actor: Actor,
  mediaId: string,
): Promise<void> {
  await lockMedia(tx, mediaId);
  // Asked again now that nobody sends it.
  const { isShown } = await getUpload(platform.within(tx), actor, mediaId);
  if (isShown) throw inUse();
  await removeMedia(platform, tx, [mediaId]);
}

function inUse(): AppError {
  return new AppError('CONFLICT', { message: 'This file is in use.' });
}
