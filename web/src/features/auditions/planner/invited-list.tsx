import type { Seat } from '@callboard/contract/audition-session';
import { UsersRound } from 'lucide-react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PersonChip } from './person-chip.tsx';
import { usePlannerScene } from './planner-context.ts';
import { keyOf } from './seating.ts';
import { WhenNear } from './when-near.tsx';

/** Of a self-tape, or while times are still to be chosen: the people alone. */
export function InvitedList({ seats }: { seats: readonly Seat[] }) {
  const { session, mayPlan } = usePlannerScene();
  const isTape = session.kind === 'self_tape';
  if (seats.length === 0 && !isTape) return null;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="font-semibold text-14">
        {isTape ? 'People' : 'No time chosen yet'}{' '}
        <span className="font-normal text-muted tabular-nums">{seats.length}</span>
      </h2>
      {seats.length === 0 ? (
        <div className="rounded-card border border-line bg-raised">
          <EmptyState
            icon={UsersRound}
            title="Nobody is in the plan yet"
            text={
              mayPlan
                ? 'Add candidates, or everyone of a column of the board at once.'
                : 'The team has not added anyone so far.'
            }
          />
        </div>
      ) : (
        <ul className="grid gap-1 sm:grid-cols-2 2xl:grid-cols-3">
          {seats.map((seat) => (
            <li key={keyOf(seat)} className="min-w-0">
              <WhenNear count={seats.length} instead={seat.name}>
                <PersonChip person={seat} place="plan" />
              </WhenNear>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
