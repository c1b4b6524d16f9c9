import type { Completeness } from '@callboard/contract/talent-profiles';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { completenessQuery, keptProfilesQuery, talentProfileQuery } from './api.ts';

/** Worth a look, never in the way: where it cannot be read, the editor does without. */
export function CompletenessCard({ profileId }: { profileId: string }) {
  const { data, isPending } = useQuery(completenessQuery(profileId));
  const isSteppedAside = useIsSteppedAside(profileId);
  if (isSteppedAside) return null;
  if (isPending) return <Skeleton className="h-24 rounded-card" />;
  if (data === undefined) return null;
  return (
    <Card>
      <div className="grid gap-3">
        <p className="flex items-baseline justify-between gap-3 text-13">
          <span className="font-semibold">
            {data.percent === 100 ? 'Complete' : 'How complete it is'}
          </span>
          <span className="tabular-nums">{data.percent} %</span>
        </p>
        <ProgressBar label="How complete the profile is" value={data.percent} />
        {data.missing.length > 0 && <MissingList missing={data.missing} />}
      </div>
    </Card>
  );
}

/** A guardian who hides their own profile is not asked to complete it. */
function useIsSteppedAside(profileId: string): boolean {
  const isOwn = useCurrentUser().talentProfileId === profileId;
  const kept = useQuery({ ...keptProfilesQuery, enabled: isOwn }).data?.items ?? [];
  const own = useQuery(talentProfileQuery(profileId)).data;
  return isOwn && kept.length > 0 && own?.visibility === 'hidden';
}

function MissingList({ missing }: Pick<Completeness, 'missing'>) {
  return (
    <div className="grid gap-1.5 text-13">
      <p className="text-muted">Still missing</p>
      <ul className="flex flex-wrap gap-x-3 gap-y-1 lg:grid lg:gap-1">
        {missing.map((part) => (
          <li key={part.field}>
            <MissingPart {...part} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const LINK_LOOK = 'underline decoration-line-strong underline-offset-4 hover:decoration-ink';

function MissingPart({ section, label }: Completeness['missing'][number]) {
  return (
    <Link
      to="."
      search={(before) => ({ ...before, section })}
      resetScroll={false}
      className={LINK_LOOK}
    >
      {label}
    </Link>
  );
}
