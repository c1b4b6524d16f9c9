import { RADII } from '@callboard/contract/talent-search';
import { fromMiles, type Units } from '../../../lib/talent/measures.ts';

const MILES = [5, 15, 30, 60, 150];
const USUAL_MILES = 30;

/** In kilometres, and round in the units that they are read in. */
export function radiiIn(units: Units): readonly number[] {
  return units === 'metric' ? RADII : MILES.map(fromMiles);
}

/** In kilometres; nothing where the search's own is round. */
export function usualRadius(units: Units): number | undefined {
  return units === 'metric' ? undefined : fromMiles(USUAL_MILES);
}
