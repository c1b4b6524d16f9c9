import { heightsInWords } from '../../../lib/casting/fit-words.ts';
import { heightIn } from '../../../lib/talent/measures.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { agesInWords } from '../chosen/chosen-of.ts';
import { AGES, ageBars, HEIGHTS, heightBars } from './bands.ts';
import type { FacetProps } from './facet-props.ts';
import { RangeFacet } from './range-facet.tsx';

/** Whoever plays any age between the two. */
export function AgeFacet({ search, counts, onChange }: FacetProps) {
  return (
    <RangeFacet
      labels={['Youngest', 'Oldest']}
      bars={ageBars(counts?.age ?? {})}
      scale={AGES}
      range={{ min: search.ageMin, max: search.ageMax }}
      say={({ min, max }) => (min === max && min === undefined ? 'Any age' : agesInWords(min, max))}
      format={(age) => `${age} years`}
      onRange={({ min, max }) => onChange({ ageMin: min, ageMax: max })}
    />
  );
}

export function HeightFacet({ search, counts, onChange }: FacetProps) {
  const { units } = useCurrentUser();
  return (
    <RangeFacet
      labels={['Shortest', 'Tallest']}
      bars={heightBars(counts?.height ?? {})}
      scale={HEIGHTS}
      range={{ min: search.heightMin, max: search.heightMax }}
      say={({ min, max }) => heightsInWords(min ?? null, max ?? null, units) || 'Any height'}
      format={(cm) => heightIn(units, cm)}
      onRange={({ min, max }) => onChange({ heightMin: min, heightMax: max })}
    />
  );
}
