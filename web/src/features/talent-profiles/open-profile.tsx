import { useLocation, useSearch } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
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
  /** Who acts for the talent. */
  representation: ReactNode;
  /** What waits for an answer, above everything else. */
  waiting: ReactNode;
};

/** A profile that may be edited: where it stands, what is missing, and the open section. */
export function OpenProfile(props: Props) {
  const { profileId, name, edition, media, representation, waiting } = props;
  const { hash } = useLocation();
  // News of who represents a talent names that part of the page.
  const section = sectionOf(useSearch({ strict: false }).section ?? hash);
  return (
    <>
      {section !== 'representation' && <Suspense>{waiting}</Suspense>}
      <WhereYouStand profileId={profileId} name={name} />
      <div className="grid min-w-0 gap-5 lg:grid-cols-[232px_minmax(0,1fr)] lg:items-start lg:gap-8">
        <div className="grid min-w-0 gap-5 lg:sticky lg:top-20">
          <CompletenessCard profileId={profileId} />
          <SectionNav current={section} isOwn={name === undefined} />
        </div>
        <ProfileEditor
          profileId={profileId}
          edition={edition}
          section={section}
          media={media}
          representation={representation}
        />
      </div>
    </>
  );
}
