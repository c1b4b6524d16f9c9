import type { Child } from '@callboard/contract/children';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { isOfAge } from '../auth/age.ts';
import { lockKeptProfile } from '../representation/begun-profiles/claims/lock-kept-profile.ts';
import { sendHandOver } from '../representation/begun-profiles/claims/send-claims.ts';
import { takeBackLink } from '../representation/begun-profiles/claims/take-back-link.ts';
import { getChild } from './list-children.ts';
import { mayHandOver } from './policy.ts';

/**
 * Mails whoever has grown up a link that makes the profile theirs. Whether the address has an account is
 * not told to whoever sends it; whoever opens the link learns it.
 */
export async function handOver(
  platform: Platform,
  actor: Actor,
  profileId: string,
  email: string,
): Promise<Child> {
  return platform.transaction(async (tx) => {
    const profile = await requireKept(tx, actor, profileId);
    if (profile.hasAccount) throw new AppError('CLAIMED_ALREADY');
    if (!isOfAge(profile.dateOfBirth, platform.clock.now())) throw new AppError('STILL_A_CHILD');
    if (email.toLowerCase() === actor.user.email.toLowerCase()) throw new AppError('HAS_ACCOUNT');
    const { firstName, lastName } = profile;
    const asked = { talentProfileId: profileId, email, firstName, lastName, isMinor: false };
    await sendHandOver(platform, tx, actor, asked);
    await audit(tx, platform.clock, doerOf(actor, profile), {
      act: 'children.hand-over-sent',
      target: { kind: 'talent-profile', id: profileId },
    });
    return getChild(platform, tx, actor, profileId);
  });
}

export async function takeBackHandOver(platform: Platform, actor: Actor, profileId: string) {
  await platform.transaction(async (tx) => {
    const profile = await requireKept(tx, actor, profileId);
    if (!(await takeBackLink(tx, profileId))) throw new AppError('NOT_FOUND');
    await audit(tx, platform.clock, doerOf(actor, profile), {
      act: 'children.hand-over-taken-back',
      target: { kind: 'talent-profile', id: profileId },
    });
  });
}

async function requireKept(tx: Transaction, actor: Actor, profileId: string) {
  const profile = await lockKeptProfile(tx, profileId);
  if (profile === undefined || !mayHandOver(actor, profile)) throw new AppError('NOT_FOUND');
  return profile;
}

function doerOf(actor: Actor, { id, userId }: { id: string; userId: string }): Actor {
  return { ...actor, onBehalfOf: { userId, talentProfileId: id } };
}
