import type { Seat } from '@callboard/contract/audition-session';
import { useDroppable } from '@dnd-kit/core';
import { classes } from '../../../ui/classes.ts';
import { Candidates } from './candidates.tsx';
import { WITHOUT_TIME } from './drag-people.tsx';
import { PersonChip } from './person-chip.tsx';
import { usePlannerScene } from './planner-context.ts';
import { type Grouped, givesTimes, keyOf } from './seating.ts';
import { WhenNear } from './when-near.tsx';

/** Beside the times: who has none, who is out, and who could still be seen. */
export function PeoplePanel({ groups }: { groups: Grouped }) {
  const { session, mayPlan } = usePlannerScene();
  return (
    <aside aria-label="People" className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
      {givesTimes(session) && <WithoutTime seats={groups.unseated} />}
      <Group title="Answered no" seats={groups.declined} />
      <Group title="No longer seen" text="They are told when you send." seats={groups.leaving} />
      {mayPlan && <Candidates />}
    </aside>
  );
}

function WithoutTime({ seats }: { seats: readonly Seat[] }) {
  const { mayPlan } = usePlannerScene();
  const { setNodeRef, isOver } = useDroppable({ id: WITHOUT_TIME, disabled: !mayPlan });
  if (!mayPlan && seats.length === 0) return null;
  return (
    <section
      ref={setNodeRef}
      className={classes('grid gap-2 rounded-control', isOver && 'outline-2 outline-ink')}
    >
      <h2 className="font-semibold text-14">
        Without a time <Count of={seats} />
      </h2>
      {seats.length === 0 ? (
        <p className="rounded-control border border-line border-dashed px-3 py-2.5 text-13 text-muted">
          Everyone in the plan has a time.
        </p>
      ) : (
        <Chips seats={seats} />
      )}
    </section>
  );
}

type GroupProps = { title: string; text?: string; seats: readonly Seat[] };

function Group({ title, text, seats }: GroupProps) {
  if (seats.length === 0) return null;
  return (
    <section className="grid gap-2">
      <header>
        <h2 className="font-semibold text-14">
          {title} <Count of={seats} />
        </h2>
        {text !== undefined && <p className="text-13 text-muted">{text}</p>}
      </header>
      <Chips seats={seats} />
    </section>
  );
}

const Count = ({ of }: { of: readonly unknown[] }) => (
  <span className="font-normal text-muted tabular-nums">{of.length}</span>
);

function Chips({ seats }: { seats: readonly Seat[] }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {seats.map((seat) => (
        <li key={keyOf(seat)}>
          <WhenNear count={seats.length} instead={seat.name}>
            <PersonChip person={seat} place="plan" />
          </WhenNear>
        </li>
      ))}
    </ul>
  );
}
