import type { PartOfInfo } from '@callboard/contract/professional-info';
import type { TraitsForm } from '@callboard/contract/professional-traits';
import type { Availability, TalentProfile } from '@callboard/contract/talent-profiles';
import { useCurrentUser } from '../../lib/use-session.ts';
import { showAbout } from './about-draft.ts';
import { AboutSection } from './about-section.tsx';
import { showRanges } from './availability/ranges.ts';
import { textsOf } from './editor.ts';
import {
  AvailabilitySection,
  CreditsSection,
  SkillsSection,
  TraitsSection,
  WorkSection,
} from './late-sections.ts';
import type { EditorSection } from './sections.ts';
import { showTraits } from './traits-draft.ts';
import type { useEditors } from './use-editors.ts';

type Props = {
  profileId: string;
  section: Exclude<EditorSection, 'media' | 'representation'>;
  editors: ReturnType<typeof useEditors>;
  /** What the server has. */
  saved: {
    profile: Partial<TalentProfile>;
    traits: Partial<TraitsForm>;
    info: PartOfInfo;
    availability: Availability;
  };
};

/** A section with what the server has of it under what is typed. */
export function OpenSection({ profileId, section, editors, saved }: Props) {
  const { units, talentProfileId } = useCurrentUser();
  const about = { ...editors.about, saved: showAbout(saved.profile, units) };
  const info = { ...editors.info, saved: saved.info };
  switch (section) {
    case 'about':
      return <AboutSection editor={about} isOwn={profileId === talentProfileId} />;
    case 'traits':
      return (
        <TraitsSection editor={{ ...editors.traits, saved: showTraits(saved.traits, units) }} />
      );
    case 'skills':
      return <SkillsSection editor={info} />;
    case 'credits':
      return <CreditsSection editor={info} />;
    case 'work': {
      const isCrew = textsOf(about, 'categoryIds').includes('crew');
      return <WorkSection editor={info} profileId={profileId} isCrew={isCrew} />;
    }
    case 'availability':
      return (
        <AvailabilitySection
          editor={{ ...editors.availability, saved: showRanges(saved.availability) }}
        />
      );
  }
}
