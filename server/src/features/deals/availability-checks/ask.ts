import type { Days } from '@callboard/contract/deal-parts';
import type { Actor } from '../../../platform/actor.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireAskable } from '../asking/require-askable.ts';
import { requireToCome } from '../asking/require-to-come.ts';
import { tellBothSides } from '../telling/tell-both-sides.ts';
import { listOfRole } from './list-of-role.ts';
import { insertChecks } from './queries.ts';
import { newsOfQuestion } from './words.ts';

type Question = { talentProfileIds: readonly string[]; days: Days[]; terms: string | null };

/** Asks whether they are free. Asked again, they answer anew. */
export async function ask(
  platform: Platform,
  actor: Actor,
  roleId: string,
  { talentProfileIds, days, terms }: Question,
) {
  return platform.transaction(async (tx) => {
    await requireAskable(platform, tx, actor, { roleId, talentProfileIds });
    const now = platform.clock.now();
    requireToCome(days, now);
    const asked = { roleId, askedByUserId: actor.user.id, days, terms };
    const checks = talentProfileIds.map((talentProfileId) => ({
      id: newId(),
      talentProfileId,
      ...asked,
      createdAt: now,
      updatedAt: now,
    }));
    await insertChecks(tx, checks);
    const toSide = newsOfQuestion(days);
    const news = checks.map(({ id, talentProfileId }) => ({
      roleId,
      talentProfileId,
      toSide,
      about: `check=${id}` as const,
    }));
    await tellBothSides(platform, tx, 'audition', actor, news);
    return listOfRole(platform.within(tx), actor, roleId, talentProfileIds);
  });
}
