import type { Actor } from '../../../../platform/actor.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { getTalent } from '../../../representation/get-talent.ts';
import { findDraft, listKept } from './queries.ts';

type Which = { callId: string; talentProfileId: string };

/** What was written so far, without the files that have been removed since. */
export async function getDraft(platform: Platform, actor: Actor, which: Which) {
  const { db } = platform;
  const { talentProfileId } = which;
  await getTalent(platform, actor, { talentProfileId });
  const found = await findDraft(db, which);
  if (found === undefined) return { draft: null };
  const { content, updatedAt } = found;
  const { mediaIds, selfTapeMediaId } = content;
  const chosen = selfTapeMediaId === null ? mediaIds : [...mediaIds, selfTapeMediaId];
  const kept = await listKept(db, talentProfileId, chosen);
  return {
    draft: {
      ...content,
      mediaIds: mediaIds.filter((id) => kept.includes(id)),
      selfTapeMediaId: kept.find((id) => id === selfTapeMediaId) ?? null,
      updatedAt: updatedAt.toISOString(),
    },
  };
}
