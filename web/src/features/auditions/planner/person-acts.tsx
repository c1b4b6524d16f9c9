import {
  ArrowRightLeft,
  CalendarPlus,
  Clock3,
  type LucideIcon,
  Play,
  UserMinus,
} from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { PopoverClose } from '../../../ui/popover.tsx';
import { usePlannerScene } from './planner-context.ts';
import { givesTimes, isLive, type Person } from './seating.ts';

type Act = { icon: LucideIcon; label: string; act: () => void };

/** What can be done about someone. */
export function PersonActs({ person }: { person: Person }) {
  const scene = usePlannerScene();
  const acts = 'slotId' in person ? actsOnSeat(scene, person) : actsOnCandidate(scene, person);
  if (acts.length === 0) return null;
  return (
    <div className="grid gap-1.5">
      {acts.map(({ icon: Icon, label, act }) => (
        <PopoverClose key={label}>
          <Button className="justify-start" onClick={act}>
            <Icon aria-hidden="true" className="size-4 text-muted" />
            {label}
          </Button>
        </PopoverClose>
      ))}
    </div>
  );
}

type Scene = ReturnType<typeof usePlannerScene>;

function actsOnSeat(scene: Scene, person: Extract<Person, { slotId: string | null }>): Act[] {
  const { session, mayPlan, ask, remove, move } = scene;
  const acts: Act[] = [];
  const isTape = session.kind === 'self_tape';
  if (isTape && (person.invitation?.takes ?? 0) > 0) {
    acts.push({ icon: Play, label: 'Watch the tape', act: () => ask({ about: 'takes', person }) });
  }
  if (!mayPlan) return acts;
  if (isTape && isLive(person)) {
    const act = () => ask({ about: 'time', person });
    acts.push({ icon: Clock3, label: 'Give more time…', act });
  }
  const isOut = person.change === 'removed';
  if (givesTimes(session)) {
    const act = () => ask({ about: 'move', person });
    acts.push({ icon: ArrowRightLeft, label: isOut ? 'Seat again…' : 'Move to…', act });
  } else if (isOut) {
    const act = () => move(person, null);
    acts.push({ icon: CalendarPlus, label: 'Keep in the plan', act });
  }
  if (!isOut) {
    acts.push({ icon: UserMinus, label: 'Take out of the plan', act: () => remove(person) });
  }
  return acts;
}

function actsOnCandidate({ session, mayPlan, ask, move }: Scene, person: Person): Act[] {
  if (!mayPlan) return [];
  const add = { icon: CalendarPlus, act: () => move(person, null) };
  if (!givesTimes(session)) return [{ ...add, label: 'Add to the audition' }];
  return [
    { icon: ArrowRightLeft, label: 'Seat at…', act: () => ask({ about: 'move', person }) },
    { ...add, label: 'Add without a time' },
  ];
}
