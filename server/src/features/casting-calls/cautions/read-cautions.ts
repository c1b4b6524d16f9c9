import type { CallCaution } from '@callboard/contract/call-review';
import type { Queryable } from '../../../platform/database/database.ts';
import { findCautions } from './find-cautions.ts';
import { listResemblances } from './queries.ts';
import type { CallToRead } from './reviewed-role.ts';
import { type Trace, tracesOf } from './traces-of.ts';

type Resemblance = Awaited<ReturnType<typeof listResemblances>>[number];

/** What was noticed in each of some calls; the rejected ones are asked for all of them together. */
export async function readCautions(
  db: Queryable,
  calls: readonly CallToRead[],
): Promise<Map<string, CallCaution[]>> {
  const traces = calls.flatMap((call) =>
    tracesOf(call).map((trace) => ({ callId: call.id, ...trace })),
  );
  const seen = await listResemblances(db, traces);
  const nameOf = (it: { kind: string; value: string }) => `${it.kind} ${it.value}`;
  const seenOf = new Map(seen.map((one) => [`${one.ofCallId} ${nameOf(one)}`, one]));
  const tracesOfCall = Map.groupBy(traces, ({ callId }) => callId);
  return new Map(
    calls.map((call) => {
      const alike = (tracesOfCall.get(call.id) ?? []).flatMap((trace) => {
        const before = seenOf.get(`${call.id} ${nameOf(trace)}`);
        return before ? [{ trace, before }] : [];
      });
      const own = findCautions(call).map((noticed) => ({ ...noticed, resemblance: null }));
      return [call.id, [...own, ...seenBefore(call, alike)]];
    }),
  );
}

type Alike = { trace: Trace; before: Resemblance };

/** Where the whole description is the same, its sentences say nothing more. */
function seenBefore({ role }: CallToRead, alike: readonly Alike[]): CallCaution[] {
  const isWhole = ({ trace }: Alike) =>
    trace.kind === 'text' && trace.evidence === role.description;
  const hasWhole = alike.some(isWhole);
  return alike
    .filter((one) => one.trace.kind !== 'text' || !hasWhole || isWhole(one))
    .map(({ trace: { evidence, place }, before: { rejectedAt, ...before } }) => ({
      kind: 'seen_before',
      evidence,
      place,
      resemblance: {
        callId: before.callId,
        roleTitle: before.roleTitle,
        companyName: before.companyName,
        reason: before.reason ?? '',
        rejectedAt: rejectedAt.toISOString(),
      },
    }));
}
