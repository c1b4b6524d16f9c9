import type { NewTalent } from '@callboard/contract/roster';
import type { Actor } from '../../../platform/actor.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { withIsMinor } from '../../talent-profiles/is-minor.ts';
import { beginRepresentations } from '../begin-representation.ts';
import { sendClaims } from './claims/send-claims.ts';
import { insertTalents } from './queries.ts';

type Portfolio = { id: string; name: string };

/**
 * Begins profiles for talents who have no account, and represents them at once: there is nobody yet
 * to confirm it. Whoever has an address is asked to claim theirs. Many are written like one.
 */
export async function beginProfiles(
  platform: Platform,
  tx: Transaction,
  actor: Actor,
  portfolio: Portfolio,
  talents: readonly NewTalent[],
): Promise<string[]> {
  const begun = talents.map((talent) => ({ ...talent, userId: newId(), profileId: newId() }));
  await insertTalents(tx, begun, platform.clock.now());
  await beginRepresentations(
    platform,
    tx,
    begun.map((talent) => ({
      portfolioId: portfolio.id,
      talentProfileId: talent.profileId,
      requestedByUserId: actor.user.id,
      // Somebody works with a talent from the first day.
      assigneeIds: talent.assigneeIds.length > 0 ? talent.assigneeIds : [actor.user.id],
      terms: termsOf(talent),
    })),
  );
  const asked = begun.flatMap(({ email, profileId, firstName, lastName, dateOfBirth }) => {
    if (email === null) return [];
    const { isMinor } = withIsMinor(platform.clock, { dateOfBirth });
    return [{ email, talentProfileId: profileId, firstName, lastName, isMinor }];
  });
  await sendClaims(platform, tx, actor, portfolio, asked);
  return begun.map(({ profileId }) => profileId);
}

function termsOf({ field, territory, kind, isExclusive, submitter }: NewTalent) {
  return { field, territory, kind, isExclusive, submitter };
}
