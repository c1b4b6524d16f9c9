import { Link } from '@tanstack/react-router';
import { fittingKeys, type Grid, type GridCall } from './grid.ts';
import { type Ticks, withTick } from './ticks.ts';

type Props = {
  call: GridCall;
  grid: Grid;
  ticks: Ticks;
  onTicks: (ticks: Ticks) => void;
};

/** A role, and a tick for everyone who fits it. */
export function RoleHead({ call, grid, ticks, onTicks }: Props) {
  return (
    <th
      scope="col"
      className="sticky top-0 z-sticky min-w-36 max-w-52 border-line border-b bg-raised px-3 py-2.5 align-bottom font-normal"
    >
      <Link
        to="/casting-calls/$id"
        params={{ id: call.id }}
        className="wrap-anywhere line-clamp-2 font-semibold text-14 underline-offset-4 hover:underline"
      >
        {call.roleTitle}
      </Link>
      {call.roleKind !== null && (
        <span className="block truncate text-12 text-muted">{call.roleKind}</span>
      )}
      <TickFitting call={call} grid={grid} ticks={ticks} onTicks={onTicks} />
    </th>
  );
}

/** Ticks all who fit at once, and unticks them once they all are. */
export function TickFitting({ call, grid, ticks, onTicks }: Props) {
  const keys = fittingKeys(grid, call.id);
  if (call.needsAnswers) {
    return <span className="mt-1 block text-12 text-muted">Asks questions: one by one</span>;
  }
  if (keys.length === 0) {
    return <span className="mt-1 block text-12 text-muted">Nobody left who fits</span>;
  }
  const areAllTicked = keys.every((key) => ticks.has(key));
  return (
    <button
      type="button"
      aria-label={`${areAllTicked ? 'Untick' : 'Tick'} everyone who fits ${call.roleTitle}`}
      onClick={() => onTicks(withTick(ticks, keys, !areAllTicked))}
      className="mt-1 block justify-self-start py-0.5 font-medium text-12 underline decoration-line-strong underline-offset-4 hover:decoration-ink pointer-coarse:min-h-11"
    >
      {areAllTicked ? 'Untick' : `Tick ${keys.length} who fit`}
    </button>
  );
}
