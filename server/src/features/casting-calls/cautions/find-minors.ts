import { AGE_OF_MAJORITY } from '@callboard/contract/production-choices';
import { isOpenToMinors } from '@callboard/contract/role-problems';
import type { Evidence, ReviewedRole } from './reviewed-role.ts';

/** Children may play it: always worth a second look, never wrong in itself. */
export function findMinors(role: ReviewedRole): Evidence[] {
  if (!isOpenToMinors(role)) return [];
  const { playingAgeMin: from, playingAgeMax: to } = role;
  const lowest = from ?? to;
  if (lowest === null || lowest >= AGE_OF_MAJORITY)
    return [{ place: 'Content', evidence: 'Minors' }];
  const ages = [from, to].filter((age) => age !== null);
  return [{ place: 'Playing age', evidence: [...new Set(ages)].join('–') }];
}
