import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { LateSessions } from '../../auditions/api.ts';
import { rolesQuery } from '../../production-roles/api.ts';
import { LateShortlists } from '../../shortlists/api.ts';
import { ProductionGate } from '../production-gate.tsx';
import { productionQuery } from '../production-queries.ts';
import { RolesTab } from '../roles/roles-tab.tsx';
import { useFollowProductions } from '../use-follow-productions.ts';
import { ProductionHeading } from './production-heading.tsx';
import type { TabProps } from './tab-props.ts';
import { PRODUCTION_TABS, type ProductionTab, TAB_WORDS } from './tabs.ts';

const PANELS: Record<ProductionTab, ComponentType<TabProps>> = {
  roles: RolesTab,
  auditions: ({ production }) => (
    <LateSessions productionId={production.id} rights={production.rights} />
  ),
  'line-up': lazy(async () => ({
    default: (await import('../line-up/line-up-tab.tsx')).LineUpTab,
  })),
  shortlists: ({ production }) => (
    <LateShortlists productionId={production.id} rights={production.rights} />
  ),
  team: lazy(async () => ({ default: (await import('../team/team-tab.tsx')).TeamTab })),
  schedule: lazy(async () => ({
    default: (await import('../schedule/schedule-tab.tsx')).ScheduleTab,
  })),
  files: lazy(async () => ({ default: (await import('../files/files-tab.tsx')).FilesTab })),
  activity: lazy(async () => ({
    default: (await import('../activity/activity-tab.tsx')).ActivityTab,
  })),
};

/** What its first picture is drawn from. */
ProductionPage.read = (queries: QueryClient, { id = '' }: Record<string, string>) =>
  Promise.all([queries.prefetchQuery(productionQuery(id)), queries.prefetchQuery(rolesQuery(id))]);

/** A production with all that belongs to it. The address says which part is shown. */
export function ProductionPage() {
  const { id = '' } = useParams({ strict: false });
  useFollowProductions();
  return (
    <ProductionGate id={id}>
      {(production) => <OpenProduction production={production} />}
    </ProductionGate>
  );
}

/** Lists are the team's own: others who may look at the production do not have them. */
function useTabs() {
  const { role } = useCurrentUser();
  return PRODUCTION_TABS.filter((tab) => tab !== 'shortlists' || role === 'client');
}

function OpenProduction({ production }: TabProps) {
  const navigate = useNavigate();
  const asked = useSearch({ strict: false }).tab;
  const tabs = useTabs();
  const tab = tabs.find((each) => each === asked) ?? 'roles';
  const roles = useQuery(rolesQuery(production.id));
  usePageTitle(production.title);
  const open = (next: string) =>
    void navigate({
      to: '/productions/$id',
      params: { id: production.id },
      search: next === 'roles' ? {} : { tab: next },
      resetScroll: false,
    });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ProductionHeading production={production} />
      <Tabs value={tab} onValueChange={open}>
        <TabList label="Parts of the production">
          {tabs.map((each) => (
            <Tab
              key={each}
              value={each}
              {...(each === 'roles' && { count: roles.data?.items.length ?? 0 })}
            >
              {TAB_WORDS[each]}
            </Tab>
          ))}
        </TabList>
        {tabs.map((each) => {
          const Panel = PANELS[each];
          return (
            <TabPanel key={each} value={each}>
              <Suspense fallback={<Skeleton className="h-72 rounded-card" />}>
                <Panel production={production} />
              </Suspense>
            </TabPanel>
          );
        })}
      </Tabs>
    </div>
  );
}
