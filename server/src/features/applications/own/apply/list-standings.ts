import type { Actor } from '../../../../platform/actor.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { Posting } from '../../../casting-calls/opportunities/postings/list-postings.ts';
import { listSides, type SubmittingSide } from '../../../representation/submitting/list-sides.ts';
import type { OwnTalent } from '../require-own-talent.ts';
import { lockPostings } from './lock-call.ts';
import { type Earlier, lockEarlier } from './queries.ts';

export type Pair = { callId: string; talent: OwnTalent };

/** All that decides whether a talent may be submitted to a call. */
export type Standing = {
  talent: OwnTalent;
  call: Posting | undefined;
  side: SubmittingSide | undefined;
  /** What the talent sent to the call's role before: the live one first, then the latest. */
  earlier: readonly Earlier[];
};

type By = { actor: Actor; portfolioId?: string | undefined };

/**
 * Every pair's standing, in their order and from a few questions however many there are. Until the
 * transaction ends, calls and applications stay as they are; the talents were locked before.
 */
export async function listStandings(
  tx: Transaction,
  { actor, portfolioId }: By,
  pairs: readonly Pair[],
): Promise<Standing[]> {
  const calls = await lockPostings(tx, [...new Set(pairs.map(({ callId }) => callId))]);
  const talentIds = [...new Set(pairs.map(({ talent }) => talent.id))];
  const sides = await listSides(tx, actor, talentIds, portfolioId);
  const sought = pairs.flatMap(({ callId, talent }) => {
    const roleId = calls.get(callId)?.roleId;
    return roleId === undefined ? [] : [{ roleId, talentProfileId: talent.id }];
  });
  const earlier = Map.groupBy(await lockEarlier(tx, sought), keyOf);
  return pairs.map(({ callId, talent }) => {
    const call = calls.get(callId);
    const key = call && keyOf({ roleId: call.roleId, talentProfileId: talent.id });
    const sent = key === undefined ? undefined : earlier.get(key);
    return { talent, call, side: sides.get(talent.id), earlier: sent ?? [] };
  });
}

function keyOf({ roleId, talentProfileId }: { roleId: string; talentProfileId: string }): string {
  return `${roleId} ${talentProfileId}`;
}
