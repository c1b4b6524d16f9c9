import type { Activity } from '@callboard/contract/productions';
import type { Actor } from '../../../platform/actor.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { insertActivities } from './queries.ts';

type Happening = {
  kind: Activity['kind'];
  productionId: string;
  roleId?: string;
  detail?: Activity['detail'];
};

/** Writes down what happened in a production, in the transaction in which it happens. */
export async function recordActivity(
  platform: Platform,
  tx: Transaction,
  /** Nobody: the system did it. */
  actor: Actor | null,
  happening: Happening,
): Promise<void> {
  await recordActivities(platform, tx, actor, [happening]);
}

/** Several at the same moment, of which there is at least one. */
export async function recordActivities(
  { clock }: Platform,
  tx: Transaction,
  actor: Actor | null,
  happenings: readonly Happening[],
): Promise<void> {
  const createdAt = clock.now();
  await insertActivities(
    tx,
    happenings.map(({ roleId = null, detail = {}, ...happening }) => ({
      id: newId(),
      ...happening,
      roleId,
      detail,
      actorUserId: actor?.user.id ?? null,
      createdAt,
    })),
  );
}
