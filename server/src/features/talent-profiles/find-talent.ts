import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { withIsMinor } from './is-minor.ts';
import { mayEditTalent, maySeeTalent, type Viewer } from './policy.ts';
import { findTalentProfile, lockTalentProfile } from './queries.ts';

export type Talent = Awaited<ReturnType<typeof getVisibleTalent>>;

/** Someone whom this viewer may not see is told of as someone who does not exist. */
export async function getVisibleTalent(platform: Platform, viewer: Viewer, profileId: string) {
  const found = await findTalentProfile(platform.db, profileId, viewer?.user.id);
  return requireVisible(platform, viewer, found);
}

/**
 * For whoever may change the profile, which nobody else does until the transaction ends. The doer
 * is the actor, labelled with the talent where it is not the talent.
 */
export async function getEditableTalent(
  platform: Platform,
  tx: Transaction,
  actor: Actor,
  profileId: string,
) {
  await lockTalentProfile(tx, profileId);
  const found = await findTalentProfile(tx, profileId, actor.user.id);
  const talent = requireVisible(platform, actor, found);
  if (!mayEditTalent(actor, talent)) throw new AppError('FORBIDDEN');
  const { userId } = talent;
  const onBehalfOf = userId === actor.user.id ? undefined : { userId, talentProfileId: talent.id };
  return { talent, doer: onBehalfOf ? { ...actor, onBehalfOf } : actor };
}

function requireVisible(
  platform: Platform,
  viewer: Viewer,
  found: Awaited<ReturnType<typeof findTalentProfile>>,
) {
  if (found === undefined) throw new AppError('NOT_FOUND');
  const talent = withIsMinor(platform.clock, found);
  if (!maySeeTalent(viewer, talent)) throw new AppError('NOT_FOUND');
  return talent;
}
