import type { MediaKind } from '@callboard/contract/media';
import type { Actor } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getEditableTalent } from '../../talent-profiles/find-talent.ts';
import { insertMedia } from '../queries.ts';
import { findPlanOf, sumBytesOf } from './queries.ts';
import { requireFit, requireRoom } from './room.ts';

/** Whoever is still sending says something long before this. */
const SILENT_AFTER_MS = 60 * 60 * 1000;

type Announced = { talentProfileId: string; kind: MediaKind; fileName: string; bytes: number };

/** Makes room for a file that is to come. The profile is locked, so that no two take the same room. */
export async function startUpload(
  platform: Platform,
  actor: Actor,
  { talentProfileId, kind, fileName, bytes }: Announced,
): Promise<string> {
  return platform.transaction(async (tx) => {
    const { talent, doer } = await getEditableTalent(platform, tx, actor, talentProfileId);
    requireFit(kind, bytes);
    const now = platform.clock.now();
    const plan = await findPlanOf(tx, talent.ownerUserId);
    const held = await sumBytesOf(tx, talentProfileId, new Date(now.getTime() - SILENT_AFTER_MS));
    requireRoom({ plan, held, bytes });
    const id = newId();
    await insertMedia(tx, {
      id,
      talentProfileId,
      uploadedByUserId: actor.user.id,
      kind,
      status: 'uploading',
      fileName,
      bytes,
      createdAt: now,
      updatedAt: now,
    });
    await audit(tx, platform.clock, doer, {
      act: 'media.upload-started',
      target: { kind: 'talent-profile', id: talentProfileId },
      difference: { mediaId: id, kind },
    });
    return id;
  });
}
