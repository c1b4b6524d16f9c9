import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { seenBy } from '../policy.ts';
import { presentSummary } from './present-summary.ts';
import { listSummaries } from './queries.ts';

/** What someone's work is about at the moment: drafts and what is over are left out. */
export async function listInProgress({ db, clock }: Platform, actor: Actor, limit: number) {
  const rows = await listSummaries(
    db,
    {
      userId: seenBy(actor),
      isArchived: false,
      search: undefined,
      statuses: ['casting', 'in_production', 'on_hold'],
    },
    { after: undefined, limit, now: clock.now() },
  );
  return rows.map(presentSummary);
}
