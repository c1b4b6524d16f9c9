import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notify } from '../../notifications/notify.ts';
import { listTalentSides } from '../../representation/list-talent-sides.ts';
import { listAgencyOwners } from './queries.ts';
import type { Audience } from './require-audience.ts';

type Opened = {
  /** Of one breakdown, in their order; the first is where the news lead. */
  calls: readonly { id: string; roleTitle: string }[];
  /** As outsiders know it. */
  productionTitle: string;
};

/** Tells those whom open calls are for by name: once, however many roles are asked of them. */
export async function tellAudience(
  platform: Platform,
  tx: Transaction,
  { calls, productionTitle }: Opened,
  { agencyIds, talentProfileIds }: Audience,
): Promise<void> {
  const [first] = calls;
  if (first === undefined) return;
  const roles = calls.length === 1 ? first.roleTitle : `${calls.length} roles`;
  const link = `/casting-calls/${first.id}` as const;
  if (talentProfileIds.length > 0) {
    const sides = await listTalentSides(tx, talentProfileIds);
    await notify(platform, tx, [...sides.values()].flat(), {
      kind: 'casting_call',
      title: `Invited to apply: ${roles}`,
      content: `The casting team of ${productionTitle} would like to see an application for ${roles}.`,
      link,
    });
  }
  if (agencyIds.length > 0) {
    await notify(platform, tx, await listAgencyOwners(tx, agencyIds), {
      kind: 'casting_call',
      title: `A call for your agency: ${roles}`,
      content: `${productionTitle} is looking for ${roles} and asks your agency for submissions.`,
      link,
    });
  }
}
