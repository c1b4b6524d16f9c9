import type { Opinion } from '@callboard/contract/shortlists';
import type { OpinionRow } from './queries.ts';

export function presentOpinion({ entryId: _, updatedAt, ...opinion }: OpinionRow): Opinion {
  return { ...opinion, updatedAt: updatedAt.toISOString() };
}
