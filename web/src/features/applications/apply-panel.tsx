import type { CastingCall } from '@callboard/contract/casting-calls';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { payInWords } from '../../lib/casting/role-words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { applicationQuery, draftQuery, photosQuery } from './api.ts';
import { ApplicationStory } from './application-story.tsx';
import { startFrom } from './apply-content.ts';
import { ApplyForm } from './apply-form.tsx';

type Props = { call: CastingCall; talentProfileId: string };

/** On a call's page: how one's application stands, or the way to apply. */
export function ApplyPanel({ call, talentProfileId }: Props) {
  const { apply } = useSearch({ strict: false });
  const navigate = useNavigate();
  const isApplying = apply === '1';
  const { mayApply, whyNot } = call.abilities;
  const open = (isOpen: boolean) =>
    void navigate({
      to: '/casting-calls/$id',
      params: { id: call.id },
      search: (before) => ({ ...before, apply: isOpen ? '1' : undefined }),
      replace: true,
    });

  if (call.application !== null) return <Standing applicationId={call.application.id} />;
  if (!mayApply) {
    return (
      <Card>
        <p className="text-13 text-muted">{whyNot ?? 'This call takes no more applications.'}</p>
      </Card>
    );
  }
  if (!isApplying) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <Button look="primary" size={40} onClick={() => open(true)}>
          Apply
        </Button>
        <p className="text-13 text-muted">{payInWords(call)} · Applying is free</p>
      </div>
    );
  }
  return <Applying call={call} talentProfileId={talentProfileId} onClose={() => open(false)} />;
}

function Standing({ applicationId }: { applicationId: string }) {
  const { data, isLoadingError, error, refetch } = useQuery(applicationQuery(applicationId));
  return (
    <Card>
      {data?.view === 'own' && <ApplicationStory application={data} />}
      {data === undefined && !isLoadingError && <Skeleton className="h-40" />}
      {isLoadingError && <ErrorState text={error.message} onRetry={() => void refetch()} />}
    </Card>
  );
}

/** Waits for what was kept, so that nothing is written over it. */
function Applying({ call, talentProfileId, onClose }: Props & { onClose: () => void }) {
  const draft = useQuery(draftQuery(call.id, talentProfileId));
  const photos = useQuery(photosQuery(talentProfileId));
  const failed = [draft, photos].find(({ isLoadingError }) => isLoadingError);
  if (failed?.error) {
    return <ErrorState text={failed.error.message} onRetry={() => void failed.refetch()} />;
  }
  if (draft.data === undefined || photos.data === undefined) {
    return <Skeleton className="h-96 rounded-card" />;
  }
  const face = photos.data.items.find(({ isProfilePhoto }) => isProfilePhoto)?.media.id;
  return (
    <ApplyForm
      call={call}
      talentProfileId={talentProfileId}
      start={startFrom(draft.data.draft, face)}
      onClose={onClose}
    />
  );
}
