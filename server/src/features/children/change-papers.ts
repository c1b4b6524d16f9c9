import type { ChildPapers } from '@callboard/contract/children';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Platform } from '../../platform/platform.ts';
import { getEditableTalent, getVisibleTalent } from '../talent-profiles/find-talent.ts';
import { getPapers } from './get-papers.ts';
import { mayChangePapers } from './policy.ts';
import { findPapers, putChildDetails } from './queries.ts';

/** Replaces all of them. The trail keeps which fields changed, not a child's school. */
export async function changePapers(
  platform: Platform,
  actor: Actor,
  profileId: string,
  papers: ChildPapers,
) {
  const seen = await getVisibleTalent(platform, actor, profileId);
  if (!mayChangePapers(actor, seen)) throw new AppError('NOT_FOUND');
  await platform.transaction(async (tx) => {
    const { talent, doer } = await getEditableTalent(platform, tx, actor, profileId);
    if (!mayChangePapers(actor, talent)) throw new AppError('NOT_FOUND');
    const before = await findPapers(tx, profileId);
    const fields = Object.entries(papers)
      .filter(([field, value]) => (before?.[field as keyof ChildPapers] ?? null) !== value)
      .map(([field]) => field);
    const updatedAt = platform.clock.now();
    await putChildDetails(tx, { talentProfileId: profileId, ...papers, updatedAt });
    await audit(tx, platform.clock, doer, {
      act: 'children.papers-changed',
      target: { kind: 'talent-profile', id: profileId },
      difference: { fields },
    });
  });
  return getPapers(platform, actor, profileId);
}
