import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { withIsMinor } from './is-minor.ts';
import { mayEditTalent, maySeeTalent, type Viewer } from './policy.ts';
import {
  findTalentProfile,
  listTalentProfiles,
  lockTalentProfile,
  lockTalentProfiles,
} from './queries.ts';

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
  return { talent, doer: actingFor(actor, talent) };
}

/** Those of these talents whom this viewer may see; the others are left out. */
export async function listVisibleTalents(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  viewer: Viewer,
  profileIds: readonly string[],
) {
  const found = await listTalentProfiles(db, profileIds, viewer?.user.id);
  return found
    .map((row) => withIsMinor(clock, row))
    .filter((talent) => maySeeTalent(viewer, talent));
}

/** The same, and until the transaction ends nobody else changes any of them. */
export async function lockVisibleTalents(
  platform: Platform,
  tx: Transaction,
  viewer: Viewer,
  profileIds: readonly string[],
) {
  await lockTalentProfiles(tx, profileIds);
  return listVisibleTalents(platform.within(tx), viewer, profileIds);
}

/** Those of these talents whom the actor may act for, each with the actor as their doer. */
export async function listEditableTalents(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  profileIds: readonly string[],
) {
  const found = await listTalentProfiles(db, profileIds, actor.user.id);
  return found
    .map((row) => withIsMinor(clock, row))
    .filter((talent) => maySeeTalent(actor, talent) && mayEditTalent(actor, talent))
    .map((talent) => ({ talent, doer: actingFor(actor, talent) }));
}

/** The same, and until the transaction ends nobody else changes any of them. */
export async function lockEditableTalents(
  platform: Platform,
  tx: Transaction,
  actor: Actor,
  profileIds: readonly string[],
) {
  await lockTalentProfiles(tx, profileIds);
  return listEditableTalents(platform.within(tx), actor, profileIds);
}

function actingFor(actor: Actor, { id, userId }: { id: string; userId: string }): Actor {
  if (userId === actor.user.id) return actor;
  return { ...actor, onBehalfOf: { userId, talentProfileId: id } };
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
