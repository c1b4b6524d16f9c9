import { PageHeader } from '../../../ui/page-header.tsx';
import { type Shortcut, ShortcutsPopover } from '../../../ui/shortcuts-popover.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { AppealQueue } from './appeal-queue.tsx';
import { CaseQueue } from './case-queue.tsx';
import { CASE_TABS, type CaseTab, useCaseSearch } from './use-case-search.ts';

const SHORTCUTS: readonly Shortcut[] = [
  [['J', '↓'], 'Next case'],
  [['K', '↑'], 'Previous case'],
  [['D'], 'Dismiss'],
  [['W'], 'Warn'],
  [['M'], 'Remove'],
  [['S'], 'Suspend'],
  [['O'], 'Overturn, of an appeal'],
  [['U'], 'Uphold, of an appeal'],
];

const TAB_WORDS: Record<CaseTab, string> = {
  open: 'Open',
  appeals: 'Appeals',
  acted_on: 'Acted on',
  dismissed: 'Dismissed',
};

/** What people and the platform reported, and what came of it. */
export function ReportsPage() {
  const { tab, goTo } = useCaseSearch();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHeader title="Chat Reports" actions={<ShortcutsPopover shortcuts={SHORTCUTS} />} />
      <Tabs value={tab} onValueChange={(value) => goTo(value as CaseTab)}>
        <TabList label="Reports">
          {CASE_TABS.map((value) => (
            <Tab key={value} value={value}>
              {TAB_WORDS[value]}
            </Tab>
          ))}
        </TabList>
        <TabPanel value={tab}>
          {tab === 'appeals' ? <AppealQueue /> : <CaseQueue key={tab} status={tab} />}
        </TabPanel>
      </Tabs>
    </div>
  );
}
