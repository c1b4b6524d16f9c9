import { useSearch } from '@tanstack/react-router';
import { CircleUserRound } from 'lucide-react';
import { useCurrentUser } from '../../lib/use-session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { CompletenessCard } from './completeness-card.tsx';
import { ProfileEditor } from './profile-editor.tsx';
import { SectionNav } from './section-nav.tsx';
import { sectionOf } from './sections.ts';

/** A talent's own profile. */
export function ProfilePage() {
  const { talentProfileId } = useCurrentUser();
  const section = sectionOf(useSearch({ strict: false }).section);
  return (
    <div className="grid gap-5">
      <PageHeader title="Profile" />
      {talentProfileId === null ? (
        <EmptyState
          icon={CircleUserRound}
          title="There is no profile yet"
          text="Sign out and in again; it is made with your account."
        />
      ) : (
        <div className="grid min-w-0 gap-5 lg:grid-cols-[232px_minmax(0,760px)] lg:items-start lg:gap-8">
          <div className="grid min-w-0 gap-5 lg:sticky lg:top-20">
            <CompletenessCard profileId={talentProfileId} />
            <SectionNav current={section} />
          </div>
          <ProfileEditor key={talentProfileId} profileId={talentProfileId} section={section} />
        </div>
      )}
    </div>
  );
}
