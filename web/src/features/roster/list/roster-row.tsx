import type { RosterEntry } from '@callboard/contract/roster';
import { Link } from '@tanstack/react-router';
import { memo, type Ref } from 'react';
import { scopeInWords } from '../../../lib/representation-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { classes } from '../../../ui/classes.ts';
import { Face } from '../face.tsx';
import { aboutInWords, counted, isRepresented, nameOf, waitingInWords } from '../roster-words.ts';
import { StandingBadges } from './standing-badges.tsx';

/** Beside an open talent there is room for less: what matters least goes first. */
export const ROW_COLUMNS =
  'grid grid-cols-[var(--lead)_minmax(0,1fr)] items-center gap-x-3 px-3 @2xl:grid-cols-[var(--lead)_minmax(0,1.5fr)_minmax(0,1fr)_minmax(0,1fr)] @4xl:grid-cols-[var(--lead)_minmax(0,1.7fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)] @5xl:grid-cols-[var(--lead)_minmax(0,1.9fr)_minmax(0,1.1fr)_minmax(0,1.1fr)_minmax(0,1fr)_56px_60px]';

type Props = {
  ref: Ref<HTMLLIElement>;
  talent: RosterEntry;
  /** Of all, beginning with 0. */
  place: number;
  total: number;
  isOpen: boolean;
  /** For those who may act on several at once. */
  tick?: 'on' | 'off';
  onTick?: (talentProfileId: string) => void;
};

/** One talent. The whole row opens them; the tick lies above. Drawn anew only when something of it changes. */
export const RosterRow = memo(function Row(props: Props) {
  const { ref, talent, place, total, isOpen, tick, onTick } = props;
  const { talentProfileId, representations, assignments } = talent;
  const name = nameOf(talent);
  const waiting = waitingInWords(talent.waiting);
  const isActive = isRepresented(talent);
  const scopes = representations
    .filter(({ status }) => !isActive || status === 'active')
    .map(scopeInWords);
  const people = assignments.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  return (
    <li
      ref={ref}
      data-index={place}
      data-talent={talentProfileId}
      aria-posinset={place + 1}
      aria-setsize={total}
      className={classes(
        ROW_COLUMNS,
        'relative min-h-[61px] border-line border-t py-1.5 transition-colors focus-within:bg-sunk/60 hover:bg-sunk/60',
        place === 0 && 'border-t-transparent',
        isOpen && 'bg-sunk',
      )}
    >
      <div className="flex items-center gap-3">
        {tick !== undefined && (
          <Checkbox
            className="relative z-1 after:absolute after:-inset-3"
            aria-label={`Select ${name}`}
            disabled={!isActive}
            checked={isActive && tick === 'on'}
            onCheckedChange={() => onTick?.(talentProfileId)}
          />
        )}
        <Face name={name} photoUrl={talent.photoUrl} />
      </div>
      <div className="min-w-0">
        <div className="flex min-w-0 items-center gap-2">
          <Link
            to="."
            search={(before) => ({ ...before, talent: talentProfileId })}
            replace
            resetScroll={false}
            data-row
            dir="auto"
            aria-current={isOpen || undefined}
            className="truncate font-semibold text-14 outline-none after:absolute after:inset-0 focus-visible:after:rounded-control focus-visible:after:outline-2 focus-visible:after:-outline-offset-2"
          >
            {name}
          </Link>
          <StandingBadges talent={talent} />
        </div>
        <p className="truncate text-13 text-muted">{aboutInWords(talent)}</p>
        <p className="flex flex-wrap gap-x-2 text-12 text-muted @2xl:hidden">
          {waiting.length > 0 && <span className="text-warn">{waiting.join(', ')}</span>}
          {people.length > 0 && <span className="truncate">{people.join(', ')}</span>}
        </p>
      </div>
      <p
        className={classes(
          'hidden min-w-0 items-center gap-2 text-13 @2xl:flex',
          !isActive && 'text-muted',
        )}
      >
        <FirstOf words={scopes} none="—" />
      </p>
      <p className="hidden min-w-0 items-center gap-2 text-13 text-muted @4xl:flex">
        <FirstOf words={isActive ? people : []} none={isActive ? 'Nobody' : '—'} />
      </p>
      <p className="hidden min-w-0 text-13 leading-tight text-warn @2xl:block">
        {waiting.map((what) => (
          <span key={what} className="block truncate">
            {what}
          </span>
        ))}
      </p>
      <p className="hidden text-right text-13 text-muted tabular-nums @5xl:block">
        <span className="sr-only">{counted(talent.liveApplications, 'live application')}</span>
        <span aria-hidden="true">{talent.liveApplications || '—'}</span>
      </p>
      <p className="hidden text-right text-13 text-muted tabular-nums @5xl:block">
        <span className="sr-only">Profile complete to </span>
        {isActive ? `${talent.completeness} %` : '—'}
      </p>
    </li>
  );
});

/** The first, and how many more there are. */
function FirstOf({ words, none }: { words: readonly string[]; none: string }) {
  const [first = none, ...others] = words;
  return (
    <>
      <span className="truncate">{first}</span>
      {others.length > 0 && (
        <Badge className="shrink-0">
          +{others.length}
          <span className="sr-only"> more</span>
        </Badge>
      )}
    </>
  );
}
