import type { Actor } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';

type Act = Parameters<typeof audit>[3];

/** What somebody does for a talent is kept, for the talent to read. */
export async function auditForOther(
  { clock }: Platform,
  tx: Transaction,
  doer: Actor,
  act: Act,
): Promise<void> {
  if (doer.onBehalfOf !== undefined) await audit(tx, clock, doer, act);
}
