import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { Badge } from '../../ui/badge.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { papersQuery } from './children-queries.ts';
import { licenceStanding } from './licence-words.ts';
import { PapersFacts } from './papers-facts.tsx';

/** Beside an offer to a child: what the production has to see to before the child works. */
export function TeamPapers({ talentProfileId }: { talentProfileId: string }) {
  const { data, isPending, error, refetch } = useQuery(papersQuery(talentProfileId));
  // Whoever may not read them is not told that there are any.
  if (error instanceof ApiError && error.status === 404) return null;
  const licence = data && licenceStanding(data.papers.licenceUntil);
  return (
    <section
      aria-label="Licence and chaperone"
      className="grid gap-2 rounded-card border border-line p-3 text-13"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="font-medium">Licence and chaperone</h4>
        {licence && <Badge tone={licence.tone}>{licence.word}</Badge>}
      </div>
      {isPending && <Skeleton className="h-9" />}
      {error !== null && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {data && <PapersFacts papers={data.papers} />}
    </section>
  );
}
