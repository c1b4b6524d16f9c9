import { SearchX } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { countFilters, type Look, withoutFilters } from './look/look.ts';

type Props = { look: Look; onLook: (changes: Partial<Look>) => void };

/** There are people, but none of whom was asked for. */
export function NobodyShown({ look, onLook }: Props) {
  const isFiltered = countFilters(look) > 0;
  return (
    <EmptyState
      icon={SearchX}
      title={isFiltered ? 'Nobody matches these filters' : 'Nobody is here'}
      text={isFiltered ? undefined : 'People move here as you decide about them.'}
      action={
        isFiltered || look.column !== null ? (
          <Button onClick={() => onLook({ ...withoutFilters(look), column: null })}>
            Show everyone
          </Button>
        ) : undefined
      }
    />
  );
}
