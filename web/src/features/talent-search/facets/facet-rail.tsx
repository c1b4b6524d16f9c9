import type { Facet } from '@callboard/contract/talent-search';
import { memo, type ReactNode } from 'react';
import { tradeWords } from '../../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { mayUseFacet } from '../address/read-search.ts';
import { DaysFacet } from './days-facet.tsx';
import { FacetGroup } from './facet-group.tsx';
import type { FacetProps } from './facet-props.ts';
import { GenderFacet, TrustFacet, UpdatedFacet } from './flag-facets.tsx';
import { LevelledFacet } from './levelled-facet.tsx';
import { AgeFacet, HeightFacet } from './measured-facets.tsx';
import { PlaceFacet } from './place-facet.tsx';
import { TermFacet } from './term-facet.tsx';

type Group = {
  facet: Facet;
  label: string;
  /** How many choices are made in it. */
  count: number;
  isFirstOpen?: boolean;
  content: ReactNode;
};

/** Everything to choose from. What the viewer may not see is not there. */
export const FacetRail = memo(function FacetRail(props: FacetProps) {
  const { role, countryId } = useCurrentUser();
  const { playingAge } = tradeWords(countryId);
  return groupsOf(props, playingAge)
    .filter(({ facet }) => mayUseFacet(role, facet))
    .map(({ facet, label, count, isFirstOpen = false, content }) => (
      <FacetGroup key={facet} label={label} count={count} isFirstOpen={isFirstOpen}>
        {content}
      </FacetGroup>
    ));
});

function groupsOf(props: FacetProps, playingAge: string): Group[] {
  const { search } = props;
  const term = (facet: Parameters<typeof TermFacet>[0]['facet'], label: string) => ({
    facet,
    label,
    count: search[facet]?.length ?? 0,
    content: <TermFacet {...props} facet={facet} label={label.toLowerCase()} />,
  });
  const levelled = (facet: Parameters<typeof LevelledFacet>[0]['facet'], label: string) => ({
    facet,
    label,
    count: search[facet]?.length ?? 0,
    content: <LevelledFacet {...props} facet={facet} label={label.toLowerCase()} />,
  });
  return [
    { ...term('category', 'Category'), isFirstOpen: true },
    {
      facet: 'gender',
      label: 'Gender',
      count: search.gender?.length ?? 0,
      isFirstOpen: true,
      content: <GenderFacet {...props} />,
    },
    {
      facet: 'age',
      label: playingAge,
      count: oneIf(search.ageMin ?? search.ageMax),
      isFirstOpen: true,
      content: <AgeFacet {...props} />,
    },
    {
      facet: 'place',
      label: 'Place',
      count: oneIf(search.place),
      isFirstOpen: true,
      content: <PlaceFacet {...props} />,
    },
    {
      facet: 'available',
      label: 'Available',
      count: oneIf(search.from ?? search.to),
      content: <DaysFacet {...props} />,
    },
    levelled('skill', 'Skills'),
    levelled('language', 'Languages'),
    levelled('accent', 'Accents'),
    {
      facet: 'height',
      label: 'Height',
      count: oneIf(search.heightMin ?? search.heightMax),
      content: <HeightFacet {...props} />,
    },
    term('ethnicity', 'Ethnicity'),
    term('bodyType', 'Body type'),
    term('eyeColor', 'Eye colour'),
    term('hairColor', 'Hair colour'),
    term('hairLength', 'Hair length'),
    term('union', 'Union'),
    term('country', 'Country'),
    {
      facet: 'verified',
      label: 'Verified and showreel',
      count: (search.verified?.length ?? 0) + oneIf(search.showreel),
      content: <TrustFacet {...props} />,
    },
    {
      facet: 'updated',
      label: 'Updated',
      count: oneIf(search.updatedWithin),
      content: <UpdatedFacet {...props} />,
    },
  ];
}

const oneIf = (value: unknown) => (value === undefined ? 0 : 1);
