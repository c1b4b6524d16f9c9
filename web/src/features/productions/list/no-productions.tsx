import { Link } from '@tanstack/react-router';
import { Archive, Clapperboard, SearchX } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { useListSearch } from './use-list-search.ts';

type Props = { list: ReturnType<typeof useListSearch>; isReadOnly: boolean };

/** Why there is nothing, and the one next step. */
export function NoProductions({ list, isReadOnly }: Props) {
  if (list.isFiltered) {
    return (
      <EmptyState
        icon={SearchX}
        title="No production matches"
        text="Try another word or status."
        action={<Button onClick={list.clear}>Clear filters</Button>}
      />
    );
  }
  if (list.filters.isArchived) {
    return (
      <EmptyState
        icon={Archive}
        title="Nothing is archived"
        text="What you put away is kept here, with everything in it."
      />
    );
  }
  if (isReadOnly) {
    return <EmptyState icon={Clapperboard} title="No company has a production yet" />;
  }
  return (
    <EmptyState
      icon={Clapperboard}
      title="Your productions"
      text="Every film, series, play and commercial you cast is kept here, with its roles and where each of them stands."
      action={
        <Button asChild look="primary">
          <Link to="/productions/create">New production</Link>
        </Button>
      }
    />
  );
}
