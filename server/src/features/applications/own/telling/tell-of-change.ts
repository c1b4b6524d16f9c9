import type { Transaction } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { listTalentSides } from '../../../representation/list-talent-sides.ts';
import { tellTeam } from '../../board/tell-team.ts';
import { getSubject } from './queries.ts';

type Changed = { id: string; roleId: string; talentProfileId: string };

/** Open boards and lists hear of what changed in an application that stays where it is. */
export async function tellOfChange(
  platform: Platform,
  tx: Transaction,
  { id, roleId, talentProfileId }: Changed,
): Promise<void> {
  const { productionId } = await getSubject(tx, roleId);
  await tellTeam(platform, tx, { productionId, roleId, applicationIds: [id] });
  const sides = await listTalentSides(tx, [talentProfileId]);
  const readers = sides.get(talentProfileId) ?? [];
  const pushes = readers.map((userId) => ({ userId, applicationId: id }));
  tx.afterCommit(() => platform.realtime.toUsers('application:updated', pushes));
}
