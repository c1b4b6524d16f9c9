import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../ui/error-state.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { applicationQuery } from './api.ts';
import { ApplicationStory } from './application-story.tsx';

type Props = { id: string | undefined; onClose: () => void };

/** One application beside the list: what was sent, what became of it, what can be done. */
export function ApplicationSheet({ id, onClose }: Props) {
  return (
    <Sheet
      open={id !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Application"
      width={520}
    >
      {id !== undefined && <OneApplication id={id} />}
    </Sheet>
  );
}

function OneApplication({ id }: { id: string }) {
  const { data, error, isLoadingError, refetch } = useQuery(applicationQuery(id));
  if (data?.view === 'own') return <ApplicationStory application={data} />;
  if (isLoadingError) {
    return (
      <ErrorState
        title="The application could not be loaded"
        text={error.message}
        onRetry={() => void refetch()}
      />
    );
  }
  return <Skeleton className="h-80 rounded-card" />;
}
