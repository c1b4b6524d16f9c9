import { TEXTS } from '@callboard/contract/texts';
import { TalentFigures } from '../../features/analytics/talent-figures.tsx';
import { useSelection } from '../../features/representation/api.ts';
import { ChooseTalent } from '../../features/representation/choose-talent.tsx';
import { nameOfTalent } from '../../features/representation/talent-face.ts';
import { Badge } from '../../ui/badge.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

/** How the talent whom an agent works as is found, viewed and shortlisted. */
export function TalentAnalyticsPage() {
  const { talent } = useSelection();
  return (
    <div className="grid max-w-[1024px] gap-5">
      <PageHeader
        title="Talent analytics"
        badge={<Badge>{TEXTS.sidebar.pro}</Badge>}
        facts={talent !== null && nameOfTalent(talent)}
      />
      {talent === null ? (
        <ChooseTalent text="How often the talent you act for is found, viewed and shortlisted, over time." />
      ) : (
        <TalentFigures key={talent.talentProfile.id} profileId={talent.talentProfile.id} />
      )}
    </div>
  );
}
