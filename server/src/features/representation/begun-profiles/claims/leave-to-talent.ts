import type { Transaction } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { notify } from '../../../notifications/notify.ts';
import { type ClaimRow, deleteChildDetails, leaveConversations } from './queries.ts';

/**
 * From here on the guardian who kept the profile has no part in it. What was kept about the child alone
 * (licence, chaperone, school) is of no use to anyone any more, and goes.
 */
export async function leaveToTalent(
  platform: Platform,
  tx: Transaction,
  { talentProfileId, sentByUserId, firstName, lastName }: ClaimRow,
): Promise<void> {
  await leaveConversations(tx, talentProfileId, sentByUserId);
  await deleteChildDetails(tx, talentProfileId);
  await notify(platform, tx, [sentByUserId], {
    kind: 'account',
    title: `${firstName} keeps the profile now`,
    content: `${firstName} ${lastName} has taken over the profile that you kept. It is no longer yours to see or change.`,
    link: '/account',
  });
}
