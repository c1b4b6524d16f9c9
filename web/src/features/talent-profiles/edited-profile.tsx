import { CircleUserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OpenProfile } from './open-profile.tsx';
import { ProfileActions } from './profile-actions.tsx';
import { useChosenProfile } from './use-chosen-profile.ts';

type Props = {
  profileId: string;
  /** None for agents, who have no profile themselves. */
  ownId: string | null;
  title: string;
  badge?: ReactNode;
  /** Where to go when there is none that one may edit. */
  wayOut: ReactNode;
  /** Draws photos and work, which another feature keeps. */
  media: (profileId: string) => ReactNode;
  /** Draws who acts for the talent, which another feature knows. */
  representation: (profileId: string, name: string | undefined) => ReactNode;
  /** Draws what waits for an answer of the talent or their guardian. */
  waiting?: (profileId: string, name: string | undefined) => ReactNode;
};

/** A profile that is edited, whosever it is. */
export function EditedProfile(props: Props) {
  const { profileId, ownId, title, badge, wayOut, media, representation, waiting } = props;
  const chosen = useChosenProfile(profileId, ownId);
  // One that was brought in from a file begins a new edition.
  const [edition, setEdition] = useState(0);
  return (
    <div className="grid max-w-[1024px] gap-5">
      <PageHeader
        title={title}
        badge={badge}
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
      {chosen.status === 'missing' && (
        <EmptyState
          icon={CircleUserRound}
          title="There is no profile here that you can edit"
          text="The link may be old, or the profile is kept by somebody else."
          action={wayOut}
        />
      )}
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
          representation={representation(profileId, chosen.name)}
          waiting={waiting?.(profileId, chosen.name)}
        />
      )}
    </div>
  );
}
