import type { ResultOf } from '@callboard/contract/endpoint';
import type { submissionEndpoints } from '@callboard/contract/submissions';
import { isFitting } from '../standing.ts';
import { keyOf } from './ticks.ts';

export type Grid = ResultOf<typeof submissionEndpoints.grid>;
export type GridCall = Grid['calls'][number];

/** The keys of whoever a role is for and can be submitted to it. */
export function fittingKeys({ talents }: Grid, callId: string): string[] {
  return talents
    .filter(({ cells }) => cells.some((cell) => cell.callId === callId && isFitting(cell)))
    .map(({ talentProfileId }) => keyOf({ callId, talentProfileId }));
}
