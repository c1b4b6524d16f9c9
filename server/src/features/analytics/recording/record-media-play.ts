import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { addressKey } from '../../../platform/limits/address-key.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findProfileFile } from '../../media/find-profile-file.ts';
import { mayManageTalent } from '../../talent-profiles/policy.ts';
import { recorderOf } from './current-recorder.ts';

type Player = { actor: Actor | undefined; address: string };

/**
 * Notes that a film or a sound began to play, for those who may see it. A visitor is told from others by
 * where they come from, which is kept nowhere.
 */
export async function recordMediaPlay(
  platform: Platform,
  { actor, address }: Player,
  mediaId: string,
): Promise<void> {
  const found = await findProfileFile(platform, actor, mediaId);
  if (found === undefined || !isPlayed(found.media)) throw new AppError('NOT_FOUND');
  if (mayManageTalent(actor, found.talent)) return;
  recorderOf(platform).note({
    kind: 'media_play',
    talentProfileId: found.media.talentProfileId ?? undefined,
    subjectId: mediaId,
    viewer: actor
      ? { role: actor.user.role, key: actor.user.id }
      : { role: null, key: addressKey(address) },
  });
}

function isPlayed({ kind }: { kind: string }): boolean {
  return kind === 'video' || kind === 'audio';
}
