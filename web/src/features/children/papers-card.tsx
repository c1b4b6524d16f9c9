import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { talentProfileQuery } from '../talent-profiles/api.ts';
import { papersQuery } from './children-queries.ts';
import { licenceStanding } from './licence-words.ts';
import { PapersFacts } from './papers-facts.tsx';

const PapersForm = lazy(async () => ({ default: (await import('./papers-form.tsx')).PapersForm }));

/** Above the editor of a child's profile, for the guardian and the child's agents. */
export function PapersCard({ profileId }: { profileId: string }) {
  const { data } = useQuery(talentProfileQuery(profileId));
  return data?.isMinor === true ? (
    <PapersOfChild profileId={profileId} name={data.firstName} />
  ) : null;
}

function PapersOfChild({ profileId, name }: { profileId: string; name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data, isPending, isError, error, refetch } = useQuery(papersQuery(profileId));
  const licence = data && licenceStanding(data.papers.licenceUntil);
  const isEmpty = data && Object.values(data.papers).every((value) => !value);
  return (
    <Card
      title="Licence and chaperone"
      description="Read by casting teams that have offered a role or booked, and by nobody before."
      aside={
        data?.mayEdit && (
          <Button onClick={() => setIsOpen(true)}>{isEmpty ? 'Fill in' : 'Edit'}</Button>
        )
      }
    >
      {isPending && <Skeleton className="h-12" />}
      {isError && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {data !== undefined && (
        <div className="grid gap-3">
          {licence && (
            <div>
              <Badge tone={licence.tone}>{licence.word}</Badge>
            </div>
          )}
          {isEmpty ? (
            <p className="text-13 text-muted">
              Many places ask for a licence and a chaperone before a child works. Have them here,
              and nobody has to ask {name}'s family for them.
            </p>
          ) : (
            <PapersFacts papers={data.papers} />
          )}
        </div>
      )}
      {isOpen && data !== undefined && (
        <Suspense>
          <PapersForm
            profileId={profileId}
            name={name}
            papers={data.papers}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}
