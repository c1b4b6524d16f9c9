import type { BoardCounts } from '@callboard/contract/board-counts';
import type { RoleDetail } from '@callboard/contract/production-roles';
import { lazy, Suspense } from 'react';
import { isBackgroundRole } from '../../lib/casting/background-role.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { LateSessions } from '../auditions/api.ts';
import { ApplicantsTab } from '../casting-board/api.ts';
import { NoApplicants, NobodyAuditions, NobodyShortlisted } from './empty-tabs.tsx';
import { ShortlistTab } from './shortlist-tab.tsx';

/** The role and its forms come when they are looked at: most come for the faces. */
const LateOverview = lazy(async () => ({
  default: (await import('./overview/role-overview.tsx')).RoleOverview,
}));

const LateDays = lazy(async () => ({
  default: (await import('./role-days.tsx')).RoleDays,
}));

const TABS = ['overview', 'applications', 'auditions', 'shortlist', 'days'] as const;
export type RoleTab = (typeof TABS)[number];

const isTab = (said: unknown): said is RoleTab => TABS.some((tab) => tab === said);

/** Only what is filled by the day has days. */
export const isTabOf = (role: RoleDetail, said: unknown): said is RoleTab =>
  isTab(said) && (said !== 'days' || isBackgroundRole(role));

const AUDITIONING = ['audition', 'callback'] as const;
const SHORTLISTED = ['shortlisted', ...AUDITIONING, 'offered', 'booked'] as const;

type Props = {
  role: RoleDetail;
  counts: BoardCounts;
  tab: RoleTab;
  onTab: (tab: RoleTab) => void;
};

export function RoleTabs({ role, counts, tab, onTab }: Props) {
  const count = (columns: readonly (keyof BoardCounts)[]) =>
    columns.reduce((sum, column) => sum + counts[column], 0);
  return (
    <Tabs value={tab} onValueChange={(value) => isTab(value) && onTab(value)}>
      <TabList label="Role">
        <Tab value="overview">Overview</Tab>
        <Tab value="applications" count={counts.all}>
          Applications
        </Tab>
        <Tab value="auditions" count={count(AUDITIONING)}>
          Auditions
        </Tab>
        <Tab value="shortlist" count={count(SHORTLISTED)}>
          Shortlist
        </Tab>
        {isBackgroundRole(role) && <Tab value="days">Days</Tab>}
      </TabList>
      <TabPanel value="overview">
        <Suspense fallback={<Skeleton className="h-80 w-full rounded-card" />}>
          <LateOverview role={role} />
        </Suspense>
      </TabPanel>
      <TabPanel value="applications">
        <ApplicantsTab role={role} empty={<NoApplicants role={role} />} />
      </TabPanel>
      <TabPanel value="auditions">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Suspense fallback={<Skeleton className="h-24 w-full rounded-card" />}>
            <LateSessions
              productionId={role.production.id}
              roleId={role.id}
              rights={role.cancelledAt === null ? role.rights : 'view'}
            />
          </Suspense>
          <ApplicantsTab role={role} scope={AUDITIONING} empty={<NobodyAuditions />} />
        </div>
      </TabPanel>
      <TabPanel value="shortlist">
        <ShortlistTab role={role}>
          <ApplicantsTab role={role} scope={SHORTLISTED} empty={<NobodyShortlisted />} />
        </ShortlistTab>
      </TabPanel>
      <TabPanel value="days">
        <Suspense fallback={<Skeleton className="h-80 w-full rounded-card" />}>
          <LateDays role={role} />
        </Suspense>
      </TabPanel>
    </Tabs>
  );
}
