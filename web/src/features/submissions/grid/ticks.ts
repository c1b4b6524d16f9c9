import { LIMITS } from '@callboard/contract/limits';
import type { SubmissionRow } from '@callboard/contract/submissions';
import { maySubmit } from '../standing.ts';

/** Which talents go to which calls: a key for each that is ticked. */
export type Ticks = ReadonlySet<string>;

type Pair = { callId: string; talentProfileId: string };

export function keyOf({ callId, talentProfileId }: Pair): string {
  return `${talentProfileId} ${callId}`;
}

export function withTick(ticks: Ticks, keys: readonly string[], isTicked: boolean): Ticks {
  const next = new Set(ticks);
  for (const key of keys) {
    if (isTicked) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** Those of the ticked that can still be sent: somebody else may have been faster. */
export function listTicked(
  rows: readonly SubmissionRow[],
  ticks: Ticks,
): (Pair & { name: string })[] {
  return rows.flatMap(({ talentProfileId, name, cells }) =>
    cells
      .filter((cell) => ticks.has(keyOf({ ...cell, talentProfileId })) && maySubmit(cell))
      .map(({ callId }) => ({ callId, talentProfileId, name })),
  );
}

export function problemWith(count: number): string | undefined {
  const most = LIMITS.submissionsAtOnce;
  return count > most ? `At most ${most} can be sent at once.` : undefined;
}
