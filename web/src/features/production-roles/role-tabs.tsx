import type { BoardCounts } from '@callboard/contract/board-counts';
import type { RoleDetail } from '@callboard/contract/production-roles';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { ApplicantsTab } from '../casting-board/api.ts';
import { NoApplicants, NobodyAuditions, NobodyShortlisted } from './empty-tabs.tsx';

/** The role and its forms come when they are looked at: most come for the faces. */
const LateOverview = lazy(async () => ({
  default: (await import('./overview/role-overview.tsx')).RoleOverview,
}));

const TABS = ['overview', 'applications', 'auditions', 'shortlist'] as const;
export type RoleTab = (typeof TABS)[number];

export const isRoleTab = (said: unknown): said is RoleTab => TABS.some((tab) => tab === said);

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
    <Tabs value={tab} onValueChange={(value) => isRoleTab(value) && onTab(value)}>
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
        <ApplicantsTab role={role} scope={AUDITIONING} empty={<NobodyAuditions />} />
      </TabPanel>
      <TabPanel value="shortlist">
        <ApplicantsTab role={role} scope={SHORTLISTED} empty={<NobodyShortlisted />} />
      </TabPanel>
    </Tabs>
  );
}
