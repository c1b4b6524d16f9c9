import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getOwnSides } from '../../representation/get-own-sides.ts';
import { hasPapersOfInvitation, type Papers } from './queries.ts';

/** Whether someone, or a talent whom they answer for, is invited to an audition that has such papers. */
export async function wasSentPapers(
  platform: Platform,
  actor: Actor,
  papers: Papers,
): Promise<boolean> {
  const { talentProfileIds } = await getOwnSides(platform, actor);
  return hasPapersOfInvitation(platform.db, papers, talentProfileIds);
}
