import type { Actor } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordActivity } from '../activity/record-activity.ts';

type Created = { id: string; copyOf?: string };

/** Writes down that there is a new production, for its team and for the audit. */
export async function recordCreation(
  platform: Platform,
  tx: Transaction,
  actor: Actor,
  { id, copyOf }: Created,
): Promise<void> {
  await recordActivity(platform, tx, actor, { kind: 'production_created', productionId: id });
  await audit(tx, platform.clock, actor, {
    act: 'productions.created',
    target: { kind: 'production', id },
    ...(copyOf !== undefined && { difference: { copyOf } }),
  });
}
