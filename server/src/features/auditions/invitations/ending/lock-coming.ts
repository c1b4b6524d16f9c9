import type { Transaction } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { holdRole, lockSessionsToCome } from './queries.ts';

export type Coming = { roleId: string; sessions: Awaited<ReturnType<typeof lockSessionsToCome>> };

/**
 * What is to come of a role, asked for before its call, talents and applications are locked: whoever
 * cancels roles, sends and answers has role and session first, too, and nobody waits for someone who
 * waits for them.
 */
export async function lockComing(
  { clock }: Platform,
  tx: Transaction,
  roleId: string,
): Promise<Coming> {
  await holdRole(tx, roleId);
  return { roleId, sessions: await lockSessionsToCome(tx, roleId, clock.now()) };
}
