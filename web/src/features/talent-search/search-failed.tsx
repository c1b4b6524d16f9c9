import type { TalentSearch } from '@callboard/contract/talent-search';
import { Drama } from 'lucide-react';
import { ApiError } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import type { ChangeSearch } from './address/use-talent-search.ts';

type Props = {
  error: Error;
  search: TalentSearch;
  onChange: ChangeSearch;
  onRetry: () => void;
  isRetrying: boolean;
};

/** A saved search or a link may name a role that was deleted since: all the rest of it still serves. */
export function SearchFailed({ error, search, onChange, onRetry, isRetrying }: Props) {
  if (search.role !== undefined && error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        icon={Drama}
        title="This role is no longer there"
        text="Talents were to be shown by how well they fit it."
        action={
          <Button onClick={() => onChange({ role: undefined, sort: undefined })}>
            Search without the role
          </Button>
        }
      />
    );
  }
  return (
    <ErrorState
      title="The search could not be done"
      text={error.message}
      onRetry={onRetry}
      isRetrying={isRetrying}
    />
  );
}
