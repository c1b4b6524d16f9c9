import type { RosterEntry } from '@callboard/contract/roster';
import { type CSSProperties, useRef } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { classes } from '../../../ui/classes.ts';
import { useKeys } from '../../../ui/use-keys.ts';
import { useListKeys } from '../../../ui/use-list-keys.ts';
import type { RosterSearch } from '../use-roster-search.ts';
import { ROW_COLUMNS, RosterRow } from './roster-row.tsx';
import { useRowsInSight } from './use-rows-in-sight.ts';
import type { Selected } from './use-selected.ts';

type Props = {
  talents: readonly RosterEntry[];
  /** How many there are, also those that have not come yet. */
  total: number;
  search: RosterSearch;
  /** For those who may act on several at once. */
  selection?: Selected;
  /** Whoever reads on will soon need more. Missing where there is none to be had now. */
  onNearEnd?: () => void;
};

/** How wide the first column is: a face, and where there is one, a tick before it. */
const LEAD = { '--lead': '36px' } as CSSProperties;
const LEAD_WITH_TICK = { '--lead': '66px' } as CSSProperties;

/** Only the rows near the screen are drawn, however many there are. */
export function RosterTable({ talents, total, search, selection, onNearEnd }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const { rows, style, measure } = useRowsInSight(list, talents.length, onNearEnd);
  useListKeys(list);
  useKeys({ x: selectFocused }, selection !== undefined);

  function selectFocused() {
    const row = document.activeElement?.closest<HTMLElement>('[data-talent]');
    const talent = selection?.able.find((each) => each.talentProfileId === row?.dataset.talent);
    if (talent === undefined) return false;
    selection?.toggle(talent.talentProfileId);
    return true;
  }

  return (
    <div style={selection === undefined ? LEAD : LEAD_WITH_TICK}>
      <div
        className={classes(
          ROW_COLUMNS,
          'h-9 border-line border-b text-12 text-muted',
          selection === undefined && '@max-2xl:hidden',
        )}
      >
        {selection === undefined ? (
          <span />
        ) : (
          <Checkbox
            aria-label="Select all shown"
            disabled={selection.able.length === 0}
            checked={selection.areAll || (selection.talents.length > 0 && 'indeterminate')}
            onCheckedChange={selection.toggleAll}
          />
        )}
        <span>Talent</span>
        <span className="hidden @2xl:block">Represented for</span>
        <span className="hidden @4xl:block">Assigned to</span>
        <span className="hidden @2xl:block">Waits</span>
        <span className="hidden text-right @5xl:block">Live</span>
        <span className="hidden text-right @5xl:block">Profile</span>
      </div>
      <ul ref={list} aria-label="Talents" style={style}>
        {rows.map((place) => {
          const talent = talents[place];
          if (talent === undefined) return null;
          return (
            <RosterRow
              key={talent.talentProfileId}
              ref={measure}
              talent={talent}
              place={place}
              total={total}
              isOpen={search.talentProfileId === talent.talentProfileId}
              {...(selection && {
                tick: selection.has(talent.talentProfileId) ? 'on' : 'off',
                onTick: selection.toggle,
              })}
            />
          );
        })}
      </ul>
    </div>
  );
}
