import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notify } from '../../notifications/notify.ts';
import { listAgencyOwners } from './queries.ts';
import type { Audience } from './require-audience.ts';
import { type Opened, rolesInWords, tellInvited } from './tell-invited.ts';

/** Tells those whom open calls are for by name: once, however many roles are asked of them. */
export async function tellAudience(
  platform: Platform,
  tx: Transaction,
  opened: Opened,
  { agencyIds, talentProfileIds }: Audience,
): Promise<void> {
  const [first] = opened.calls;
  if (first === undefined) return;
  await tellInvited(platform, tx, opened, talentProfileIds);
  if (agencyIds.length > 0) {
    const roles = rolesInWords(opened.calls);
    await notify(platform, tx, await listAgencyOwners(tx, agencyIds), {
      kind: 'casting_call',
      title: `A call for your agency: ${roles}`,
      content: `${opened.productionTitle} is looking for ${roles} and asks your agency for submissions.`,
      link: `/casting-calls/${first.id}`,
    });
  }
}
