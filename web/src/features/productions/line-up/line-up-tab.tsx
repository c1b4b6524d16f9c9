import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Columns3, GalleryHorizontal, UsersRound } from 'lucide-react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { rolesQuery } from '../../production-roles/api.ts';
import type { TabProps } from '../detail/tab-props.ts';
import { Columns } from './columns.tsx';
import { Ensemble } from './ensemble.tsx';
import { lineUpQuery, placesOf, useSetLineUp } from './line-up-data.ts';

const VIEWS = [
  { value: 'columns', label: 'By role', icon: Columns3 },
  { value: 'ensemble', label: 'Side by side', icon: GalleryHorizontal },
] as const;

/** Whom the team thinks of for each role, to judge them together. Nobody outside the team sees it. */
export function LineUpTab({ production }: TabProps) {
  const roles = useQuery(rolesQuery(production.id));
  const lineUp = useQuery(lineUpQuery(production.id));
  const change = useSetLineUp(production.id);
  const navigate = useNavigate();
  const view = useSearch({ strict: false }).view === 'ensemble' ? 'ensemble' : 'columns';
  const failed = [roles, lineUp].find(({ isLoadingError }) => isLoadingError);
  if (failed !== undefined) {
    return (
      <ErrorState
        title="The line-up could not be loaded"
        text={failed.error?.message}
        onRetry={() => {
          void roles.refetch();
          void lineUp.refetch();
        }}
      />
    );
  }
  if (roles.data === undefined || lineUp.data === undefined) {
    return <Skeleton className="h-96 rounded-card" />;
  }
  const cast = roles.data.items.filter(
    ({ roleType, cancelledAt }) => roleType === 'talent' && cancelledAt === null,
  );
  if (cast.length === 0) {
    return (
      <div className="rounded-card border border-line bg-raised">
        <EmptyState
          icon={UsersRound}
          title="No roles to line up"
          text="Once there are roles, put your first choice, second and backup for each beside each other here."
        />
      </div>
    );
  }
  const placesFor = (roleId: string) => placesOf(lineUp.data, roleId);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-13 text-muted">Seen by your team only.</p>
        <Segmented
          label="View"
          options={VIEWS}
          value={view}
          onValueChange={(next) =>
            void navigate({
              to: '.',
              search: (before) => ({ ...before, view: next === 'ensemble' ? next : undefined }),
              replace: true,
              resetScroll: false,
            })
          }
        />
      </div>
      {view === 'ensemble' ? (
        <Ensemble roles={cast} placesFor={placesFor} />
      ) : (
        <Columns
          roles={cast}
          placesFor={placesFor}
          mayChange={production.rights !== 'view'}
          onChange={(roleId, places) => change.mutate({ roleId, places })}
        />
      )}
    </div>
  );
}
