import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { availabilityQuery, infoQuery, talentProfileQuery, traitsQuery } from './api.ts';
import { fetchLateSections } from './late-sections.ts';
import { OpenSection } from './open-section.tsx';
import type { EditorSection } from './sections.ts';
import { useEditors } from './use-editors.ts';

type Props = {
  profileId: string;
  section: EditorSection;
  /** Counts how often a whole profile took the place of what was there. */
  edition: number;
  /** Photos and work, which another feature draws. */
  media: ReactNode;
  /** Who acts for the talent, which another feature draws. */
  representation: ReactNode;
};

const LATE_MS = 2_000;
const LOADING = <Skeleton className="h-[480px] rounded-card" />;

/** The open section. What it shows is read before anything can be typed over it. */
export function ProfileEditor({ profileId, section, edition, media, representation }: Props) {
  const editors = useEditors(profileId);
  const parts = {
    profile: useQuery(talentProfileQuery(profileId)),
    traits: useQuery(traitsQuery(profileId)),
    info: useQuery(infoQuery(profileId)),
    availability: useQuery({
      ...availabilityQuery(profileId),
      enabled: section === 'availability',
    }),
  };
  useFlushOnChange(section, ...Object.values(editors).map(({ flush }) => flush));
  useDiscardOnChange(edition, ...Object.values(editors).map(({ discard }) => discard));
  useEffect(() => whenIdle(LATE_MS, fetchLateSections), []);

  if (section === 'media') return <Suspense fallback={LOADING}>{media}</Suspense>;
  if (section === 'representation') {
    return <Suspense fallback={LOADING}>{representation}</Suspense>;
  }
  const part = parts[PART_OF[section]];
  if (part.isPending) return LOADING;
  if (part.isLoadingError) {
    return (
      <Card>
        <ErrorState
          title="The profile could not be loaded"
          text={part.error.message}
          onRetry={() => void part.refetch()}
        />
      </Card>
    );
  }
  const saved = {
    profile: parts.profile.data ?? {},
    traits: parts.traits.data ?? {},
    info: parts.info.data ?? {},
    availability: parts.availability.data?.availability ?? [],
  };
  return (
    <Suspense fallback={LOADING}>
      <OpenSection
        key={edition}
        profileId={profileId}
        section={section}
        editors={editors}
        saved={saved}
      />
    </Suspense>
  );
}

const PART_OF = {
  about: 'profile',
  traits: 'traits',
  skills: 'info',
  credits: 'info',
  work: 'info',
  availability: 'availability',
} as const;

/** Going to another section leaves this one. */
function useFlushOnChange(section: EditorSection, ...flushes: (() => void)[]) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions never change
  useEffect(() => {
    return () => {
      for (const flush of flushes) flush();
    };
  }, [section]);
}

/** Nothing typed before lies over a new edition, nor is it sent after it. */
function useDiscardOnChange(edition: number, ...discards: (() => void)[]) {
  // Whoever comes back to a profile finds what they typed since.
  const [first] = useState(edition);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions never change
  useEffect(() => {
    if (edition === first) return;
    for (const discard of discards) discard();
  }, [edition]);
}
