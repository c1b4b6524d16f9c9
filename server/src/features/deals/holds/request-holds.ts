import type { Days } from '@callboard/contract/deal-parts';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireAskable } from '../asking/require-askable.ts';
import { requireToCome } from '../asking/require-to-come.ts';
import { tellBothSides } from '../telling/tell-both-sides.ts';
import { presentHold } from './present-hold.ts';
import { type Held, insertHolds, listHoldsOfRole, lockHolds, updateHolds } from './queries.ts';
import { newsOfRequest } from './words.ts';

type Wish = {
  talentProfileIds: readonly string[];
  days: Days;
  note: string | null;
  expiresAt: string;
};

/**
 * Asks talents to keep days free. Whether, and in which order, their own side decides. What the role
 * asked for the same days before, and nobody answered, is asked anew.
 */
export async function requestHolds(
  platform: Platform,
  actor: Actor,
  roleId: string,
  { talentProfileIds, days, note, expiresAt }: Wish,
) {
  const now = platform.clock.now();
  const until = new Date(expiresAt);
  if (until <= now) {
    throw new AppError('INVALID_INPUT', { fields: { expiresAt: 'Please choose a time to come' } });
  }
  return platform.transaction(async (tx) => {
    await requireAskable(platform, tx, actor, { roleId, talentProfileIds });
    requireToCome([days], now);
    const made = talentProfileIds.map((talentProfileId) => ({
      id: newId(),
      roleId,
      talentProfileId,
      requestedByUserId: actor.user.id,
      ...days,
      status: 'requested' as const,
      note,
      expiresAt: until,
      createdAt: now,
      updatedAt: now,
    }));
    const isSame = (hold: Held) =>
      hold.roleId === roleId && hold.from === days.from && hold.to === days.to;
    const unanswered = (await lockHolds(tx, talentProfileIds)).filter(
      (hold) => hold.status === 'requested' && isSame(hold),
    );
    const replaced = unanswered.map(({ id }) => id);
    await updateHolds(tx, replaced, { status: 'released' }, now);
    await insertHolds(tx, made);
    const toSide = newsOfRequest(days);
    const news = made.map(({ id, talentProfileId }) => ({
      roleId,
      talentProfileId,
      toSide,
      about: `hold=${id}` as const,
    }));
    await tellBothSides(platform, tx, 'audition', actor, news);
    const ids = made.map(({ id }) => id);
    const rows = await listHoldsOfRole(tx, roleId, ids);
    return { items: rows.map(presentHold), nextCursor: null };
  });
}
