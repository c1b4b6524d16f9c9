import { useSearch } from '@tanstack/react-router';
import { CircleUserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useCurrentUser } from '../../lib/use-session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { CompletenessCard } from './completeness-card.tsx';
import { ProfileActions } from './profile-actions.tsx';
import { ProfileEditor } from './profile-editor.tsx';
import { SectionNav } from './section-nav.tsx';
import { sectionOf } from './sections.ts';
import { WhereYouStand } from './standing/where-you-stand.tsx';

type Props = {
  /** Draws photos and work, which another feature keeps. */
  media: (profileId: string) => ReactNode;
};

/** A talent's own profile. */
export function ProfilePage({ media }: Props) {
  const { talentProfileId } = useCurrentUser();
  if (talentProfileId !== null) return <OwnProfile profileId={talentProfileId} media={media} />;
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

function OwnProfile({ profileId, media }: Props & { profileId: string }) {
  const section = sectionOf(useSearch({ strict: false }).section);
  // One that was brought in from a file begins a new edition.
  const [edition, setEdition] = useState(0);
  return (
    <div className="grid max-w-[1024px] gap-5">
      <PageHeader
        title="Profile"
        actions={
          <ProfileActions
            profileId={profileId}
            onReplaced={() => setEdition((before) => before + 1)}
          />
        }
      />
      <WhereYouStand profileId={profileId} />
      <div className="grid min-w-0 gap-5 lg:grid-cols-[232px_minmax(0,1fr)] lg:items-start lg:gap-8">
        <div className="grid min-w-0 gap-5 lg:sticky lg:top-20">
          <CompletenessCard profileId={profileId} />
          <SectionNav current={section} />
        </div>
        <ProfileEditor
          key={profileId}
          profileId={profileId}
          edition={edition}
          section={section}
          media={media(profileId)}
        />
      </div>
    </div>
  );
}
