import type { QueryClient } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useCurrentUser } from '../../lib/use-session.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { photosQuery, profileQuery } from './api.ts';
import { glimpse } from './glimpse.ts';
import { previewViewer } from './preview-viewer.ts';
import { nameOf } from './talent.ts';
import { TalentColumns } from './talent-columns.tsx';
import { TalentMissing } from './talent-missing.tsx';
import { useOwnSide } from './use-own-side.ts';
import { useTalent } from './use-talent.ts';
import { useTermNames } from './use-term-names.ts';

/** Its code is for the few who look at themselves. */
const LatePreviewBanner = lazy(async () => ({
  default: (await import('./preview-banner.tsx')).PreviewBanner,
}));

/** What its first picture is drawn from. */
TalentPage.read = (
  queries: QueryClient,
  { id = '' }: Record<string, string>,
  { isAhead }: { isAhead: boolean },
) => {
  const look = { id, as: undefined };
  return Promise.all([
    isAhead ? glimpse(queries, look) : queries.prefetchQuery(profileQuery(look)),
    queries.prefetchQuery(photosQuery(look)),
  ]);
};

/** The face of a talent, as far as whoever looks may see it. */
export function TalentPage() {
  const { id = '' } = useParams({ strict: false });
  const search = useSearch({ strict: false });
  const as = previewViewer(search.as);
  const found = useTalent({ id, as });
  const talent = found.status === 'ready' ? found.talent : undefined;
  const terms = useTermNames(talent);
  const ownSide = useOwnSide(id, useCurrentUser());
  usePageTitle(found.first && nameOf(found.first.profile));

  return (
    <div className="mx-auto grid max-w-[1400px] gap-5">
      {as !== undefined && (
        <Suspense fallback={<Skeleton className="h-[62px] w-full rounded-card" />}>
          <LatePreviewBanner id={id} as={as} ownSide={ownSide} />
        </Suspense>
      )}
      {found.status === 'missing' && <TalentMissing />}
      {found.status === 'failed' && (
        <ErrorState
          title="This profile could not be loaded"
          text={found.message}
          onRetry={found.retry}
        />
      )}
      {(found.status === 'ready' || found.status === 'pending') && (
        <TalentColumns
          // Another talent's page begins anew.
          key={id}
          id={id}
          first={found.first}
          talent={terms.isPending ? undefined : talent}
          termName={terms.nameOf}
          ownSide={as === undefined ? ownSide : undefined}
        />
      )}
    </div>
  );
}
