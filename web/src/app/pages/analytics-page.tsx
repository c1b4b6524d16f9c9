import { Link, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { TalentFigures } from '../../features/analytics/talent-figures.tsx';
import { LateAsWhom, LateTalentFinder } from '../../features/talent-profiles/api.ts';
import { ProfileChooser } from '../../features/talent-profiles/profile-chooser.tsx';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LockedForTalent } from './locked-analytics.tsx';

const TITLE = 'Analytics';

/** How a talent is found: one's own figures, those of a child whose profile one keeps, or, for admins, anyone's. */
export function AnalyticsPage() {
  const { role, talentProfileId: ownId } = useCurrentUser();
  const { talentProfileId } = useSearch({ strict: false });
  const named =
    typeof talentProfileId === 'string' && talentProfileId !== '' ? talentProfileId : undefined;
  if (role === 'admin') return named === undefined ? <NobodyChosen /> : <OfAnyone id={named} />;
  return ownId === null ? null : <OfOwn ownId={ownId} profileId={named ?? ownId} />;
}

function OfOwn({ ownId, profileId }: { ownId: string; profileId: string }) {
  return (
    <TalentFigures
      key={profileId}
      profileId={profileId}
      title={TITLE}
      whose={<ProfileChooser ownId={ownId} profileId={profileId} />}
      back={
        <Button asChild>
          <Link to="/analytics">Your own figures</Link>
        </Button>
      }
      editor={{
        to: '/profile',
        ...(profileId !== ownId && { search: { talentProfileId: profileId } }),
      }}
      locked={<LockedForTalent />}
    />
  );
}

function OfAnyone({ id }: { id: string }) {
  return (
    <TalentFigures
      key={id}
      profileId={id}
      title={TITLE}
      whose={
        <Suspense>
          <LateAsWhom talentProfileId={id} />
        </Suspense>
      }
      locked={<LockedForTalent />}
    />
  );
}

function NobodyChosen() {
  return (
    <div className="grid max-w-[1024px] grid-cols-[minmax(0,1fr)] gap-5">
      <PageHeader title={TITLE} />
      <div className="grid gap-3">
        <p className="text-13 text-muted">
          How often a talent is found, viewed and shortlisted, over time. Choose whose figures to
          see.
        </p>
        <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
          <LateTalentFinder />
        </Suspense>
      </div>
    </div>
  );
}
