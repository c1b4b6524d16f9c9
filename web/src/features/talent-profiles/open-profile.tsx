import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CompletenessCard } from './completeness-card.tsx';
import { ProfileEditor } from './profile-editor.tsx';
import { SectionNav } from './section-nav.tsx';
import { sectionOf } from './sections.ts';
import { WhereYouStand } from './standing/where-you-stand.tsx';

type Props = {
  profileId: string;
  /** Whose it is, where it is not one's own. */
  name: string | undefined;
  edition: number;
  media: ReactNode;
};

/** A profile that may be edited: where it stands, what is missing, and the open section. */
export function OpenProfile({ profileId, name, edition, media }: Props) {
  const section = sectionOf(useSearch({ strict: false }).section);
  return (
    <>
      <WhereYouStand profileId={profileId} name={name} />
      <div className="grid min-w-0 gap-5 lg:grid-cols-[232px_minmax(0,1fr)] lg:items-start lg:gap-8">
        <div className="grid min-w-0 gap-5 lg:sticky lg:top-20">
          <CompletenessCard profileId={profileId} />
          <SectionNav current={section} />
        </div>
        <ProfileEditor profileId={profileId} edition={edition} section={section} media={media} />
      </div>
    </>
  );
}
