import type { Actor } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getEditableTalent } from '../../talent-profiles/find-talent.ts';
import { type AnnouncedFile, announceFile } from './announce.ts';
import { findPlanOfProfile, sumBytesOf } from './queries.ts';
import { requireFit, requireRoom, silentBefore } from './room.ts';

/** Makes room for a file that is to come. The profile is locked, so that no two take the same room. */
export async function startUpload(
  platform: Platform,
  actor: Actor,
  talentProfileId: string,
  file: AnnouncedFile,
): Promise<string> {
  return platform.transaction(async (tx) => {
    const { doer } = await getEditableTalent(platform, tx, actor, talentProfileId);
    requireFit(file);
    const now = platform.clock.now();
    const plan = await findPlanOfProfile(tx, talentProfileId);
    const held = await sumBytesOf(tx, talentProfileId, silentBefore(now));
    requireRoom({ plan, held, bytes: file.bytes, what: 'This profile holds' });
    const id = await announceFile(tx, actor, { owner: { talentProfileId }, file, now });
    await audit(tx, platform.clock, doer, {
      act: 'media.upload-started',
      target: { kind: 'talent-profile', id: talentProfileId },
      difference: { mediaId: id, kind: file.kind },
    });
    return id;
  });
}
