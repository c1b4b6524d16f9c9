import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { withRights } from '../../productions/require-rights.ts';
import { listVisibleTalents } from '../../talent-profiles/find-talent.ts';
import { findEntryStanding } from './queries.ts';

/** A face of a list that the actor reviews, of someone whom they may see. */
export async function requireEntry(
  platform: Platform,
  tx: Transaction,
  actor: Actor,
  entryId: string,
) {
  const standing = await findEntryStanding(tx, entryId, actor.user.id);
  const entry = withRights(actor, standing, 'review');
  const seen = await listVisibleTalents(platform.within(tx), actor, [entry.talentProfileId]);
  if (seen.length === 0) throw new AppError('NOT_FOUND');
  return entry;
}
