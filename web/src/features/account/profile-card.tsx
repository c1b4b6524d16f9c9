import type { UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AgentProfileForm } from './agent-profile-form.tsx';
import { ClientProfileForm } from './client-profile-form.tsx';
import { agentProfileQuery, clientProfileQuery } from './profile-queries.ts';

/** For clients and agents; a talent's profile has pages of its own, an admin has none. */
export function ProfileCard() {
  const { role } = useCurrentUser();
  if (role === 'client') return <ClientProfileCard />;
  if (role === 'agent') return <AgentProfileCard />;
  return null;
}

function ClientProfileCard() {
  const profile = useQuery(clientProfileQuery);
  return <CardOf profile={profile}>{(loaded) => <ClientProfileForm profile={loaded} />}</CardOf>;
}

function AgentProfileCard() {
  const profile = useQuery(agentProfileQuery);
  return <CardOf profile={profile}>{(loaded) => <AgentProfileForm profile={loaded} />}</CardOf>;
}

type CardProps<Profile> = {
  profile: UseQueryResult<Profile>;
  children: (loaded: Profile) => ReactNode;
};

/** A form that is there stays there: a later read that fails takes nothing away from it. */
function CardOf<Profile>({ profile, children }: CardProps<Profile>) {
  return (
    <Card title="Profile">
      {profile.data !== undefined && children(profile.data)}
      {profile.isPending && <Skeleton className="h-72" />}
      {profile.isLoadingError && (
        <ErrorState
          title="Your profile could not be loaded"
          text={profile.error.message}
          onRetry={() => profile.refetch()}
        />
      )}
    </Card>
  );
}
