import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockApplication } from './queries.ts';
import { requireOwnTalent } from './require-own-talent.ts';

export type Which = { applicationId: string; talentProfileId: string };

/** An application that the actor may act on for its talent; nobody else moves it meanwhile. */
export async function lockOwn(
  platform: Platform,
  tx: Transaction,
  actor: Actor,
  { applicationId, talentProfileId }: Which,
) {
  const { talent, doer } = await requireOwnTalent(platform, tx, actor, talentProfileId);
  const application = await lockApplication(tx, applicationId);
  if (application === undefined) throw new AppError('NOT_FOUND');
  return { application, talent, doer };
}
