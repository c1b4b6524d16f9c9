import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { useCurrentUser } from '../../lib/use-session.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { LateAsWhom } from '../talent-profiles/api.ts';
import { opportunityCountQuery } from './api.ts';
import { ApplicantChooser } from './applicant-chooser.tsx';
import { OpportunityList } from './opportunity-list.tsx';
import { useApplicant } from './use-applicant.ts';

const TABS = ['fitting', 'all', 'mine'] as const;
type TabName = (typeof TABS)[number];

type Props = {
  /** What became of one's applications, which another feature keeps. */
  applications: ReactNode;
};

/** Open calls: those that fit, all of them, and what became of one's applications. */
export function OpportunitiesPage({ applications }: Props) {
  const { role, talentProfileId: ownId } = useCurrentUser();
  const { talentProfileId } = useApplicant();
  const navigate = useNavigate();
  const { tab: named } = useSearch({ strict: false });
  const isForSomeone = talentProfileId !== null;
  const isForSelf = isForSomeone && talentProfileId === ownId;
  const offered: readonly TabName[] = TABS.filter(
    (tab) => tab === 'all' || isForSomeone || (tab === 'mine' && role === 'agent'),
  );
  const [first = 'all'] = offered;
  const tab = offered.find((each) => each === named) ?? first;
  const fitting = useQuery({
    ...opportunityCountQuery(talentProfileId ?? ''),
    enabled: isForSomeone,
  });

  function open(chosen: string) {
    void navigate({
      to: '/opportunities',
      search: (before) => ({
        ...before,
        tab: chosen === first ? undefined : chosen,
        application: undefined,
      }),
    });
  }

  return (
    <div className="grid gap-4">
      <PageHeader
        title="Opportunities"
        badge={role === 'admin' ? <ForWhom /> : <ApplicantChooser />}
      />
      <Tabs value={tab} onValueChange={open}>
        <TabList label="Opportunities">
          {offered.includes('fitting') && (
            <Tab value="fitting" {...(fitting.data && { count: fitting.data.total })}>
              {isForSelf ? 'For you' : 'Fitting'}
            </Tab>
          )}
          <Tab value="all">All calls</Tab>
          {offered.includes('mine') && <Tab value="mine">{mineWord(role, isForSelf)}</Tab>}
        </TabList>
        <TabPanel value="fitting">
          <OpportunityList scope="fitting" />
        </TabPanel>
        <TabPanel value="all">
          <OpportunityList scope="all" />
        </TabPanel>
        <TabPanel value="mine">
          <Suspense fallback={<Skeleton className="h-[480px] rounded-card" />}>
            {applications}
          </Suspense>
        </TabPanel>
      </Tabs>
    </div>
  );
}

/** A guardian applies for a child; agents submit. */
function mineWord(role: string, isForSelf: boolean): string {
  if (isForSelf) return 'My applications';
  return role === 'talent' ? 'Applications' : 'Submissions';
}

/** Admins look at all calls, or at one talent's. */
function ForWhom() {
  const { talentProfileId } = useApplicant();
  return (
    <Suspense>
      <LateAsWhom
        talentProfileId={talentProfileId ?? undefined}
        withoutOne="All companies’ open calls, to read"
      />
    </Suspense>
  );
}
