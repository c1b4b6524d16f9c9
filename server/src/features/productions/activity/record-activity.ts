import type { Activity } from '@callboard/contract/productions';
import type { Actor } from '../../../platform/actor.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { insertActivity } from './queries.ts';

type Happening = {
  kind: Activity['kind'];
  productionId: string;
  roleId?: string;
  detail?: Activity['detail'];
};

/** Writes down what happened in a production, in the transaction in which it happens. */
export async function recordActivity(
  { clock }: Platform,
  tx: Transaction,
  /** Nobody: the system did it. */
  actor: Actor | null,
  { roleId, detail = {}, ...happening }: Happening,
): Promise<void> {
  await insertActivity(tx, {
    id: newId(),
    ...happening,
    roleId: roleId ?? null,
    detail,
    actorUserId: actor?.user.id ?? null,
    createdAt: clock.now(),
  });
}
