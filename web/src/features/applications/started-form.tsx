import type { CastingCall } from '@callboard/contract/casting-calls';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { applicationQuery, draftQuery } from './api.ts';
import { fromSent, startFrom } from './apply-content.ts';
import { ApplyForm } from './apply-form.tsx';
import { useOfferedMedia } from './offered-media.ts';

type Props = { call: CastingCall; talentProfileId: string; onClose: () => void };

/** Begins with what was kept, else with what was sent before, else with the talent's face. */
export function StartedForm({ call, talentProfileId, onClose }: Props) {
  const draft = useQuery(draftQuery(call.id, talentProfileId));
  const { offered, failed: failedMedia } = useOfferedMedia(talentProfileId);
  const earlierId = call.application?.id;
  const earlier = useQuery({
    ...applicationQuery(earlierId ?? ''),
    enabled: earlierId !== undefined,
  });
  const failed = [draft, earlier].find(({ isLoadingError }) => isLoadingError) ?? failedMedia;
  if (failed?.error) {
    return <ErrorState text={failed.error.message} onRetry={() => void failed.refetch()} />;
  }
  // Waits for all of it, so that nothing is written over.
  if (draft.data === undefined || offered === undefined || earlier.isLoading) {
    return <Skeleton className="h-96 rounded-card" />;
  }
  const face = offered.find(({ isFace }) => isFace)?.media.id;
  const start =
    draft.data.draft === null && earlier.data?.view === 'own'
      ? fromSent(earlier.data)
      : startFrom(draft.data.draft, face);
  return (
    <ApplyForm
      call={call}
      talentProfileId={talentProfileId}
      start={start}
      offered={offered}
      onClose={onClose}
    />
  );
}
