import { Link, useSearch } from '@tanstack/react-router';
import { CircleUserRound } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { VerifiedMark, verifiedOf } from '../verification/mark/api.ts';
import { EditedProfile } from './edited-profile.tsx';
import { ProfileChooser } from './profile-chooser.tsx';

type Props = Pick<ComponentProps<typeof EditedProfile>, 'media' | 'representation' | 'waiting'>;

/** A talent's own profile, or one that they keep for somebody else. */
export function ProfilePage(parts: Props) {
  const user = useCurrentUser();
  const { talentProfileId: ownId } = user;
  const named = useSearch({ strict: false }).talentProfileId;
  if (ownId === null) return <NoProfile />;
  const profileId = typeof named === 'string' && named !== '' ? named : ownId;
  return (
    <EditedProfile
      profileId={profileId}
      ownId={ownId}
      title="Profile"
      badge={
        <>
          {profileId === ownId && <VerifiedMark verified={verifiedOf(user)} />}
          <ProfileChooser ownId={ownId} profileId={profileId} />
        </>
      }
      wayOut={
        <Button asChild>
          <Link to="/profile">Go to your profile</Link>
        </Button>
      }
      {...parts}
    />
  );
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
