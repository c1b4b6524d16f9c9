import { Link, useSearch } from '@tanstack/react-router';
import { CircleUserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OpenProfile } from './open-profile.tsx';
import { ProfileActions } from './profile-actions.tsx';
import { ProfileChooser } from './profile-chooser.tsx';
import { useChosenProfile } from './use-chosen-profile.ts';

type Props = {
  /** Draws photos and work, which another feature keeps. */
  media: (profileId: string) => ReactNode;
};

/** A talent's own profile, or one that they keep for somebody else. */
export function ProfilePage({ media }: Props) {
  const { talentProfileId: ownId } = useCurrentUser();
  const named = useSearch({ strict: false }).talentProfileId;
  if (ownId === null) return <NoProfile />;
  const profileId = typeof named === 'string' && named !== '' ? named : ownId;
  return <ChosenProfile profileId={profileId} ownId={ownId} media={media} />;
}

function NoProfile() {
  return (
    <div className="grid gap-5">
      <PageHeader title="Profile" />
      <EmptyState
        icon={CircleUserRound}
        title="There is no profile yet"
        text="Sign out and in again; it is made with your account."
      />
    </div>
  );
}

type ChosenProps = Props & { profileId: string; ownId: string };

function ChosenProfile({ profileId, ownId, media }: ChosenProps) {
  const chosen = useChosenProfile(profileId, ownId);
  // One that was brought in from a file begins a new edition.
  const [edition, setEdition] = useState(0);
  return (
    <div className="grid max-w-[1024px] gap-5">
      <PageHeader
        title="Profile"
        badge={<ProfileChooser ownId={ownId} profileId={profileId} />}
        actions={
          chosen.status === 'ready' && (
            <ProfileActions
              key={profileId}
              profileId={profileId}
              onReplaced={() => setEdition((before) => before + 1)}
            />
          )
        }
      />
      {chosen.status === 'pending' && <Skeleton className="h-[480px] rounded-card" />}
      {chosen.status === 'missing' && <Missing />}
      {chosen.status === 'failed' && (
        <Card>
          <ErrorState
            title="The profile could not be loaded"
            text={chosen.message}
            onRetry={chosen.retry}
          />
        </Card>
      )}
      {chosen.status === 'ready' && (
        <OpenProfile
          key={profileId}
          profileId={profileId}
          name={chosen.name}
          edition={edition}
          media={media(profileId)}
        />
      )}
    </div>
  );
}

function Missing() {
  return (
    <EmptyState
      icon={CircleUserRound}
      title="There is no profile here that you can edit"
      text="The link may be old, or the profile is kept by somebody else."
      action={
        <Button asChild>
          <Link to="/profile">Go to your profile</Link>
        </Button>
      }
    />
  );
}
