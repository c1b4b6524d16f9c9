import { coverUrlOf } from '../../../productions/cover/cover-place.ts';
import { ndaTextOf } from '../../../productions/outsiders/nda-text.ts';
import type { WholeCall } from './queries.ts';

const COVER_WIDTH = '1200';

/** Of a confidential production nothing is told that gives away which it is. */
export function presentProduction({ production }: WholeCall) {
  const { synopsis, director, castingDirector, isConfidential, ndaText } = production;
  if (!isConfidential) {
    const coverUrl = coverUrlOf(production, COVER_WIDTH);
    return { synopsis, director, castingDirector, isConfidential, ndaText: null, coverUrl };
  }
  return {
    synopsis,
    director: null,
    castingDirector: null,
    isConfidential,
    ndaText: ndaTextOf(ndaText),
    coverUrl: null,
  };
}

type Side = { id: string; fileName: string; bytes: number };

/** A file's name may hold the title: it is read by those who agreed to keep it to themselves. */
export function presentSides(sides: Side[], { production, hasAgreedToNda }: WholeCall): Side[] {
  if (!production.isConfidential || hasAgreedToNda) return sides;
  return sides.map((side) => ({ ...side, fileName: 'Sides.pdf' }));
}
