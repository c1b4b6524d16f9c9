import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getEditableTalent } from '../../talent-profiles/find-talent.ts';
import { removeMedia } from '../remove-media.ts';
import { getUpload } from './get-upload.ts';

/** Forgets an upload at any stage, as long as nothing on the profile shows it. */
export async function cancelUpload(
  platform: Platform,
  actor: Actor,
  mediaId: string,
): Promise<void> {
  await platform.transaction(async (tx) => {
    const { media } = await getUpload(platform.within(tx), actor, mediaId);
    const { doer } = await getEditableTalent(platform, tx, actor, media.talentProfileId);
    // Asked again now that nobody else changes the profile.
    const { isShown } = await getUpload(platform.within(tx), actor, mediaId);
    if (isShown) throw new AppError('CONFLICT', { message: 'This file is in use.' });
    await removeMedia(platform, tx, [mediaId]);
    await audit(tx, platform.clock, doer, {
      act: 'media.upload-cancelled',
      target: { kind: 'talent-profile', id: media.talentProfileId },
      difference: { mediaId },
    });
  });
}
