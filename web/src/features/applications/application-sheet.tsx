import type { OwnApplicationDetail } from '@callboard/contract/applications';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { applicationQuery } from './api.ts';
import { ApplicationStory } from './application-story.tsx';
import { SeenByTeam } from './seen-by-team.tsx';
import { useCallLink } from './use-call-link.ts';

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
  if (data?.view === 'own') {
    const mayFollow = data.abilities.maySendTape && data.selfTape === null;
    return (
      <ApplicationStory application={data} more={mayFollow && <ToTape application={data} />} />
    );
  }
  if (data?.view === 'team') return <SeenByTeam application={data} />;
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

/** The call's page tells what to put on tape, and takes it. */
function ToTape({ application }: { application: OwnApplicationDetail }) {
  return (
    <Button asChild>
      <Link {...useCallLink(application)}>Send the self-tape</Link>
    </Button>
  );
}
