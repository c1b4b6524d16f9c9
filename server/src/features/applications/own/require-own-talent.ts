import type { Actor } from '../../../platform/actor.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getTalent } from '../../representation/get-talent.ts';
import { getEditableTalent, lockEditableTalents } from '../../talent-profiles/find-talent.ts';

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
  const found = await getEditableTalent(platform, tx, actor, talentProfileId);
  return { ...found, talent: named(found.talent) };
}

export type OwnTalent = Awaited<ReturnType<typeof requireOwnTalent>>['talent'];

/** Those of these talents for whom the actor may act, by their ids; the others are left out. */
export async function lockOwnTalents(
  platform: Platform,
  tx: Transaction,
  actor: Actor,
  talentProfileIds: readonly string[],
): Promise<Map<string, { talent: OwnTalent; doer: Actor }>> {
  const found = await lockEditableTalents(platform, tx, actor, talentProfileIds);
  return new Map(found.map(({ talent, doer }) => [talent.id, { talent: named(talent), doer }]));
}

function named<T extends { stageName: string | null; firstName: string; lastName: string }>(
  talent: T,
) {
  return { ...talent, name: talent.stageName ?? `${talent.firstName} ${talent.lastName}` };
}
