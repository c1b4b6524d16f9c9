import type { Actor } from '../../../platform/actor.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getTalent } from '../../representation/get-talent.ts';
import { getEditableTalent } from '../../talent-profiles/find-talent.ts';

/**
 * A talent for whom the actor may act, and the actor labelled with them. Until the transaction ends,
 * whoever else acts for them waits: two devices of one side never submit the same talent twice.
 */
export async function requireOwnTalent(
  platform: Platform,
  tx: Transaction,
  actor: Actor,
  talentProfileId: string,
) {
  // Strangers are told that there is nothing, even of a talent whom everybody may see.
  await getTalent(platform.within(tx), actor, { talentProfileId });
  const { talent, doer } = await getEditableTalent(platform, tx, actor, talentProfileId);
  const name = talent.stageName ?? `${talent.firstName} ${talent.lastName}`;
  return { talent: { ...talent, name }, doer };
}

export type OwnTalent = Awaited<ReturnType<typeof requireOwnTalent>>['talent'];
