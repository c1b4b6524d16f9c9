import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AboutSection } from './about-section.tsx';
import { infoQuery, talentProfileQuery, traitsQuery } from './api.ts';
import { CreditsSection } from './credits-section.tsx';
import type { EditorSection } from './sections.ts';
import { SkillsSection } from './skills-section.tsx';
import { showTraits } from './traits-draft.ts';
import { TraitsSection } from './traits-section.tsx';
import { useEditors } from './use-editors.ts';

type Props = { profileId: string; section: EditorSection };

/** The open section. What it shows is read before anything can be typed over it. */
export function ProfileEditor({ profileId, section }: Props) {
  const { units } = useCurrentUser();
  const { about, traits, info } = useEditors(profileId);
  const parts = {
    profile: useQuery(talentProfileQuery(profileId)),
    traits: useQuery(traitsQuery(profileId)),
    info: useQuery(infoQuery(profileId)),
  };
  useFlushOnChange(section, about.flush, traits.flush, info.flush);
  const part = parts[PART_OF[section]];

  if (part.isPending) return <Skeleton className="h-[480px] rounded-card" />;
  if (part.isLoadingError) {
    return (
      <Card>
        <ErrorState
          title="Your profile could not be loaded"
          text={part.error.message}
          onRetry={() => void part.refetch()}
        />
      </Card>
    );
  }
  if (section === 'about') {
    return <AboutSection editor={{ ...about, saved: parts.profile.data ?? {} }} />;
  }
  if (section === 'traits') {
    const saved = showTraits(parts.traits.data ?? {}, units);
    return <TraitsSection editor={{ ...traits, saved }} />;
  }
  const editor = { ...info, saved: parts.info.data ?? {} };
  return section === 'skills' ? (
    <SkillsSection editor={editor} />
  ) : (
    <CreditsSection editor={editor} />
  );
}

const PART_OF = { about: 'profile', traits: 'traits', skills: 'info', credits: 'info' } as const;

/** Going to another section leaves this one. */
function useFlushOnChange(section: EditorSection, ...flushes: (() => void)[]) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions never change
  useEffect(() => {
    return () => {
      for (const flush of flushes) flush();
    };
  }, [section]);
}
