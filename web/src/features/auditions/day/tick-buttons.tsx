import { Check, DoorOpen, type LucideIcon, UserX } from 'lucide-react';
import { classes } from '../../../ui/classes.ts';
import type { NewAct, Tick } from './day-acts.ts';
import type { DayPerson } from './day-list.ts';

type Props = { person: DayPerson; act: (act: NewAct) => void };

/** Each is on or off: the same again takes it back. */
export function TickButtons({ person, act }: Props) {
  const { name, invitation } = person;
  const { id, status, checkedInAt } = invitation;
  const isHere = checkedInAt !== null;
  const tick = (changes: Tick) => act({ kind: 'tick', name, invitationId: id, tick: changes });
  const now = () => new Date().toISOString();
  // Whoever was seen was here, and may have been let in without a tick.
  const seen: Tick = { status: 'attended', ...(!isHere && { checkedInAt: now() }) };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a border and a legend
    <div role="group" aria-label={name} className="grid grid-cols-3 gap-2 lg:w-[340px]">
      <TickButton
        icon={DoorOpen}
        word={isHere ? 'Here' : 'Check in'}
        isOn={isHere}
        onPress={() => tick({ checkedInAt: isHere ? null : now() })}
      />
      <TickButton
        icon={Check}
        word="Attended"
        isOn={status === 'attended'}
        onPress={() => tick(status === 'attended' ? { status: 'accepted' } : seen)}
      />
      <TickButton
        icon={UserX}
        word="No-show"
        isOn={status === 'no_show'}
        onPress={() =>
          tick(
            status === 'no_show'
              ? { status: 'accepted' }
              : { status: 'no_show', ...(isHere && { checkedInAt: null }) },
          )
        }
      />
    </div>
  );
}

type ButtonProps = { icon: LucideIcon; word: string; isOn: boolean; onPress: () => void };

function TickButton({ icon: Icon, word, isOn, onPress }: ButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={classes(
        'flex h-12 min-w-0 touch-manipulation select-none items-center justify-center gap-1.5 rounded-control border px-1 font-semibold text-13 transition-colors lg:pointer-fine:h-10',
        isOn ? 'border-ink bg-ink text-paper' : 'border-line bg-raised text-ink hover:bg-fill',
      )}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span className="truncate">{word}</span>
    </button>
  );
}
