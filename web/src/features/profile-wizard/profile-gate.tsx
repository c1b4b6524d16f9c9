import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCurrentUser } from '../../lib/use-session.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useWholeProfile, type WholeProfile } from './whole-profile.ts';

type Props = { children: (whole: WholeProfile) => ReactNode };

/** Opens once the talent's own profile has been read. */
export function ProfileGate({ children }: Props) {
  const { talentProfileId } = useCurrentUser();
  if (talentProfileId === null) return <Navigate to="/profile" replace />;
  return <OpenGate profileId={talentProfileId}>{children}</OpenGate>;
}

function OpenGate({ profileId, children }: Props & { profileId: string }) {
  const { whole, error, retry } = useWholeProfile(profileId);
  if (whole !== undefined) return children(whole);
  if (error !== null) {
    return (
      <ErrorState title="Your profile could not be loaded" text={error.message} onRetry={retry} />
    );
  }
  return (
    <div className="grid gap-8">
      <Skeleton className="h-11 rounded-control" />
      <Skeleton className="h-72 rounded-card" />
    </div>
  );
}
