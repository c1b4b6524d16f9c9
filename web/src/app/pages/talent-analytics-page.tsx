import { Link, useSearch } from '@tanstack/react-router';
import { RosterFigures } from '../../features/analytics/roster/roster-figures.tsx';
import { TalentFigures } from '../../features/analytics/talent-figures.tsx';
import { useSelection } from '../../features/representation/api.ts';
import { ChooseTalent } from '../../features/representation/choose-talent.tsx';
import { nameOfTalent } from '../../features/representation/talent-face.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { LockedForAgent } from './locked-analytics.tsx';
import { WorkAsButton } from './work-as-button.tsx';

const TITLE = 'Talent analytics';

/**
 * How an agent's talents are found: the one whom they work as, one whom they chose from the roster's
 * table (`?talentProfileId`), or the whole roster (`?of=roster`, and whenever it is nobody else).
 */
export function TalentAnalyticsPage() {
  const { portfolio, talent } = useSelection();
  const { talentProfileId, of } = useSearch({ strict: false });
  const workedAsId = talent?.talentProfile.id;
  const named =
    typeof talentProfileId === 'string' && talentProfileId !== '' ? talentProfileId : undefined;
  const profileId = named ?? (of === 'roster' ? undefined : workedAsId);
  if (profileId !== undefined) {
    return (
      <TalentFigures
        key={profileId}
        profileId={profileId}
        title={TITLE}
        isNamed
        ways={
          <>
            {profileId !== workedAsId && <WorkAsButton profileId={profileId} />}
            <ToRoster isActing={talent !== null} />
          </>
        }
        editor={profileId === workedAsId ? { to: '/talent/profile' } : undefined}
        locked={<LockedForAgent />}
      />
    );
  }
  if (portfolio === null) return <NoPortfolio />;
  return (
    <RosterFigures
      key={portfolio.id}
      portfolioId={portfolio.id}
      title={TITLE}
      isNamed
      ways={
        talent !== null && (
          <Button asChild>
            <Link to="/talent/analytics" search={(before) => ({ ...before, of: undefined })}>
              <span className="max-w-48 truncate">Only {nameOfTalent(talent)}</span>
            </Link>
          </Button>
        )
      }
      locked={<LockedForAgent />}
    />
  );
}

function ToRoster({ isActing }: { isActing: boolean }) {
  return (
    <Button asChild>
      <Link
        to="/talent/analytics"
        search={(before) => ({
          ...before,
          talentProfileId: undefined,
          of: isActing ? 'roster' : undefined,
        })}
      >
        The whole roster
      </Link>
    </Button>
  );
}

function NoPortfolio() {
  return (
    <div className="grid max-w-[1024px] gap-5">
      <PageHeader title={TITLE} />
      <ChooseTalent text="How often your talents are found, viewed and shortlisted, over time." />
    </div>
  );
}
