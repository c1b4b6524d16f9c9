import type { Child, NewChild } from '@callboard/contract/children';
import { LIMITS } from '@callboard/contract/limits';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { isOfAge } from '../auth/age.ts';
import { openAccountless } from '../auth/open-accountless.ts';
import { createTalentProfile } from '../talent-profiles/create-talent-profile.ts';
import { getChild } from './list-children.ts';
import { countChildren, hideEmptyProfile, insertChildDetails, lockGuardian } from './queries.ts';

/** A child without a way in of its own, and a profile that the guardian keeps. */
export async function addChild(platform: Platform, actor: Actor, child: NewChild): Promise<Child> {
  const now = platform.clock.now();
  requireChild(child.dateOfBirth, now);
  return platform.transaction(async (tx) => {
    const guardian = await lockGuardian(tx, actor.user.id);
    if (guardian === undefined) throw new AppError('NOT_FOUND');
    const before = await countChildren(tx, actor.user.id);
    if (before >= LIMITS.children) throw new AppError('PLAN_LIMIT_REACHED');

    const { firstName, lastName, dateOfBirth, relation } = child;
    const userId = await openAccountless(platform, tx, { firstName, lastName, ...guardian });
    const profileId = await createTalentProfile(platform, tx, {
      userId,
      ownerUserId: actor.user.id,
      countryId: guardian.countryId,
      dateOfBirth,
      visibility: 'professionals',
    });
    await insertChildDetails(tx, {
      talentProfileId: profileId,
      relation,
      guardianshipConfirmedAt: now,
      updatedAt: now,
    });
    const doer = { ...actor, onBehalfOf: { userId, talentProfileId: profileId } };
    await audit(tx, platform.clock, doer, {
      act: 'children.added',
      target: { kind: 'talent-profile', id: profileId },
      difference: { relation, guardianshipConfirmed: true },
    });
    if (before === 0) await stepAside(platform, tx, actor);
    return getChild(platform, tx, actor, profileId);
  });
}

function requireChild(dateOfBirth: string, now: Date): void {
  const problem = problemOfBirth(dateOfBirth, now);
  if (problem !== undefined)
    throw new AppError('INVALID_INPUT', { fields: { dateOfBirth: problem } });
}

function problemOfBirth(dateOfBirth: string, now: Date): string | undefined {
  if (dateOfBirth > now.toISOString().slice(0, 10)) return 'This day has not come yet';
  if (isOfAge(dateOfBirth, now)) {
    return 'From 18 on people register themselves: this is for children only';
  }
}

/** Most guardians are no performers: the empty profile that came with their account is not shown. */
async function stepAside(platform: Platform, tx: Transaction, actor: Actor): Promise<void> {
  const hidden = await hideEmptyProfile(tx, actor.user.id, platform.clock.now());
  if (hidden === undefined) return;
  await audit(tx, platform.clock, actor, {
    act: 'children.own-profile-hidden',
    target: { kind: 'talent-profile', id: hidden },
  });
}
