import type { Actor } from '../actor.ts';
import type { Clock } from '../clock.ts';
import type { Transaction } from '../database/database.ts';
import { newId } from '../ids.ts';
import { auditEntries } from './tables.ts';

type Act = {
  /** `<feature>.<what was done>`, in the past tense: `auth.signed-in`. */
  act: string;
  target: { kind: string; id: string };
  /** What was different afterwards; never a secret. */
  difference?: Record<string, unknown>;
};

/** Who did it; a sign-in has a user but no actor yet, one that failed only an address, the system nothing. */
type Doer = Pick<Actor, 'onBehalfOf' | 'address'> & { user: { id: string } | null };

/** Writes an entry in the transaction of what it tells of, so that one never exists without the other. */
export async function audit(
  tx: Transaction,
  clock: Clock,
  doer: Doer | null,
  { act, target, difference }: Act,
): Promise<void> {
  await auditEach(tx, clock, [{ doer, act, target, ...(difference && { difference }) }]);
}

/** Several acts at once, each of whoever did it. */
export async function auditEach(
  tx: Transaction,
  clock: Clock,
  acts: readonly (Act & { doer: Doer | null })[],
): Promise<void> {
  if (acts.length === 0) return;
  const createdAt = clock.now();
  await tx.insert(auditEntries).values(
    acts.map(({ doer, act, target, difference }) => ({
      id: newId(),
      actorUserId: doer?.user?.id ?? null,
      onBehalfOfUserId: doer?.onBehalfOf?.userId ?? null,
      act,
      targetKind: target.kind,
      targetId: target.id,
      difference: difference ?? null,
      address: doer?.address ?? null,
      createdAt,
    })),
  );
}
