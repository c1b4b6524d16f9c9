import {
  Bell,
  CalendarPlus,
  Columns3,
  LayoutGrid,
  Send,
  Share2,
  SlidersHorizontal,
} from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button.tsx';
import { CountBadge } from '../count-badge.tsx';
import { FilterChip } from '../filter-chip.tsx';
import { IconButton } from '../icon-button.tsx';
import { Logo } from '../logo.tsx';
import { Segmented } from '../segmented.tsx';
import { Tooltip } from '../tooltip.tsx';
import { Section, Specimen } from './section.tsx';

export function ActionsSection() {
  return (
    <Section title="Actions">
      <Buttons />
      <Specimen name="Icon buttons, one with a tooltip">
        <Tooltip text="Notifications" shortcut="n">
          <IconButton icon={Bell} label="Notifications" />
        </Tooltip>
        <IconButton icon={Share2} label="Share" look="plain" />
        <IconButton icon={Share2} label="Share, not now" look="plain" disabled />
      </Specimen>
      <Filters />
      <Specimen name="Logo">
        <Logo />
        <Logo isMark />
      </Specimen>
    </Section>
  );
}

function Buttons() {
  const [isPending, setPending] = useState(true);
  return (
    <>
      <Specimen name="Looks">
        <Button look="primary">
          <CalendarPlus aria-hidden="true" className="size-4" />
          Schedule session
        </Button>
        <Button>
          <Send aria-hidden="true" className="size-4" />
          Unsent answers
          <CountBadge count={37} />
        </Button>
        <Button look="quiet">Cancel</Button>
        <Button look="danger">Delete role</Button>
        <Button asChild>
          <a href="#actions">Open production</a>
        </Button>
      </Specimen>
      <Specimen name="36, 40 and 44 px">
        <Button size={36}>Apply</Button>
        <Button size={40}>Apply</Button>
        <Button size={44} look="primary">
          Apply
        </Button>
      </Specimen>
      <Specimen name="Disabled; pending at the same width">
        <Button look="primary" disabled>
          Send invitation
        </Button>
        <Button disabled>Share</Button>
        <Button look="primary" isPending={isPending}>
          Send invitation
        </Button>
        <Button isPending={isPending}>Share</Button>
        <Button look="quiet" onClick={() => setPending(!isPending)}>
          {isPending ? 'Finish' : 'Start again'}
        </Button>
      </Specimen>
    </>
  );
}

const VIEWS = [
  { value: 'sheet', label: 'Contact sheet', icon: LayoutGrid },
  { value: 'board', label: 'Board', icon: Columns3 },
] as const;

function Filters() {
  const [view, setView] = useState<'sheet' | 'board'>('sheet');
  const [isNew, setNew] = useState(true);
  return (
    <Specimen name="Filter chips and views">
      <FilterChip isOn={!isNew} count={412} onClick={() => setNew(false)}>
        All
      </FilterChip>
      <FilterChip isOn={isNew} count={86} onClick={() => setNew(true)}>
        New
      </FilterChip>
      <FilterChip>
        <SlidersHorizontal aria-hidden="true" />
        Filters
      </FilterChip>
      <FilterChip disabled>Callback</FilterChip>
      <Segmented label="View" options={VIEWS} value={view} onValueChange={setView} />
    </Specimen>
  );
}
