import { Link } from '@tanstack/react-router';
import { lazy } from 'react';
import { PapersCard } from '../../features/children/late-parts.ts';
import { useSelection } from '../../features/representation/api.ts';
import { ChooseTalent } from '../../features/representation/choose-talent.tsx';
import { RepresentationSection } from '../../features/representation/late-parts.ts';
import { nameOfTalent } from '../../features/representation/talent-face.ts';
import { EditedProfile } from '../../features/talent-profiles/edited-profile.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

const OwnMedia = lazy(async () => ({ default: (await import('./own-media.tsx')).OwnMedia }));

/** The profile of the talent whom an agent works as: their own, not a copy. */
export function TalentProfilePage() {
  const { talent } = useSelection();
  if (talent === null) {
    return (
      <div className="grid max-w-[1024px] gap-5">
        <PageHeader title="Talent profile" />
        <ChooseTalent text="You work here on the profile of the talent you act for. It is their own profile, not a copy." />
      </div>
    );
  }
  const { id } = talent.talentProfile;
  return (
    <EditedProfile
      key={id}
      profileId={id}
      ownId={null}
      title={nameOfTalent(talent)}
      wayOut={
        <Button asChild>
          <Link to="/talent-selection">Choose another talent</Link>
        </Button>
      }
      media={(profileId) => <OwnMedia profileId={profileId} />}
      representation={(profileId, name) => (
        <RepresentationSection profileId={profileId} name={name} />
      )}
      waiting={(profileId) => <PapersCard profileId={profileId} />}
    />
  );
}
