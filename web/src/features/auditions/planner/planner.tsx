import type { AuditionSession } from '@callboard/contract/audition-session';
import { useMemo, useRef, useState } from 'react';
import { tradeWords } from '../../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { toast } from '../../../ui/toast-store.ts';
import { TakesDialog } from '../../self-tapes/api.ts';
import { zoneWords } from '../words/session-words.ts';
import { DragPeople } from './drag-people.tsx';
import { InvitedList } from './invited-list.tsx';
import { MoreTimeDialog } from './more-time-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { NoSlots } from './no-slots.tsx';
import { PeoplePanel } from './people-panel.tsx';
import { useRemoveSlot, useSeat } from './plan-changes.ts';
import { type Asked, PlannerContext, type PlannerScene } from './planner-context.ts';
import { PlannerHeader } from './planner-header.tsx';
import { givesTimes, groupSeats, planMove } from './seating.ts';
import { Timetable } from './timetable.tsx';
import { slotName } from './timetable-rows.ts';
import { UnsentBar } from './unsent-bar.tsx';

/** A session under the team's hands. */
export function Planner({ session }: { session: AuditionSession }) {
  const { timeZone, countryId } = useCurrentUser();
  const [asked, setAsked] = useState<Asked>();
  const { said, ...acts } = usePlanActs(session);
  const dragging = useRef(false);
  const groups = useMemo(() => groupSeats(session), [session]);
  const mayPlan = session.rights !== 'view' && session.cancelledAt === null;
  const scene: PlannerScene = {
    session,
    mayPlan,
    viewerZone: timeZone,
    callback: tradeWords(countryId).callback,
    dragging,
    ask: setAsked,
    ...acts,
  };
  const hasSlots = session.slots.length > 0;
  return (
    <PlannerContext value={scene}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pb-20">
        <PlannerHeader />
        <DragPeople>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_300px]">
            <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
              {timeZone !== session.timeZone && hasSlots && (
                <p className="-mb-4 text-13 text-muted">{zoneWords(session.timeZone)}</p>
              )}
              {hasSlots && <Timetable seats={groups.bySlot} />}
              {!hasSlots && session.kind !== 'self_tape' && <NoSlots />}
              {!givesTimes(session) && <InvitedList seats={groups.unseated} />}
            </div>
            <PeoplePanel groups={groups} />
          </div>
        </DragPeople>
        {mayPlan && <UnsentBar session={session} />}
        <p role="status" className="sr-only">
          {said}
        </p>
        <AskedDialog asked={asked} onClose={() => setAsked(undefined)} />
      </div>
    </PlannerContext>
  );
}

/** Shows at once; who does not fit stays, and it is said why. */
function usePlanActs(session: AuditionSession) {
  const seat = useSeat(session.id);
  const removeSlot = useRemoveSlot(session.id);
  const [said, setSaid] = useState('');
  const move: PlannerScene['move'] = (person, slotId) => {
    if ('slotId' in person && person.slotId === slotId && person.change !== 'removed') return;
    const place = planMove(session, person, slotId);
    if (place === undefined) {
      toast({ title: 'Not moved', description: 'There is no room left in this slot.' });
      return;
    }
    seat.mutate({ place, remove: [] });
    const slot = session.slots.find(({ id }) => id === slotId);
    const to = slot === undefined ? 'the plan, without a time' : slotName(slot, session.timeZone);
    setSaid(`${person.name} moved to ${to}`);
  };
  const remove: PlannerScene['remove'] = (person) => {
    seat.mutate({ place: [], remove: [person] });
    setSaid(`${person.name} taken out of the plan`);
  };
  return { move, remove, removeSlot: (slotId: string) => removeSlot.mutate(slotId), said };
}

function AskedDialog({ asked, onClose }: { asked: Asked | undefined; onClose: () => void }) {
  switch (asked?.about) {
    case 'move':
      return <MoveDialog person={asked.person} onClose={onClose} />;
    case 'time':
      return <MoreTimeDialog seat={asked.person} onClose={onClose} />;
    case 'takes':
      return (
        <TakesDialog
          invitationId={asked.person.invitation?.id ?? ''}
          name={asked.person.name}
          onClose={onClose}
        />
      );
    default:
      return null;
  }
}
