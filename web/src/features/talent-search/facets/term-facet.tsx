import { Skeleton } from '../../../ui/skeleton.tsx';
import { ChoiceList } from './choice-list.tsx';
import type { FacetProps } from './facet-props.ts';
import type { TermFacetName } from './facet-terms.ts';
import type { LevelledFacet } from './levels.ts';
import { toggled } from './options.ts';
import { useTerms } from './use-terms.ts';

type Props = FacetProps & { facet: Exclude<TermFacetName, LevelledFacet>; label: string };

/** Any of several terms. */
export function TermFacet({ facet, label, search, counts, onChange }: Props) {
  const terms = useTerms(facet);
  if (terms === undefined || counts === undefined) return <Skeleton className="h-24 w-full" />;
  const chosen = search[facet] ?? [];
  return (
    <ChoiceList
      label={label}
      terms={terms}
      counts={counts[facet] ?? {}}
      chosen={chosen}
      onToggle={(id) => onChange((before) => ({ [facet]: toggled(before[facet] ?? [], id) }))}
    />
  );
}
