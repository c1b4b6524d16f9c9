import type { BackgroundDay } from '@callboard/contract/background';
import { BACKGROUND_STATUSES } from '@callboard/contract/deal-choices';
import { useState } from 'react';
import { backgroundWords } from '../../../lib/casting/deal-words.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { SureDialog } from '../../../ui/sure-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useReleaseBooking } from '../background-changes.ts';
import { dayInWords, isIn } from './day-words.ts';

type Guest = BackgroundDay['people'][number];
type Props = { roleId: string; day: BackgroundDay; canAct: boolean };

const SHOWN_AT_FIRST = 40;
const ORDER = ['confirmed', 'waitlisted', 'asked'];
const placeOf = ({ status }: Guest) => {
  const at = ORDER.indexOf(status);
  return at === -1 ? ORDER.length + BACKGROUND_STATUSES.indexOf(status) : at;
};

/** Who comes, who waits and who has not answered, in this order. */
export function DayPeople({ roleId, day, canAct }: Props) {
  const [isWhole, setIsWhole] = useState(false);
  const [leaving, setLeaving] = useState<Guest>();
  const release = useReleaseBooking(roleId);
  const people = [...day.people].sort((one, other) => placeOf(one) - placeOf(other));
  const shown = isWhole ? people : people.slice(0, SHOWN_AT_FIRST);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 pt-2">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-6 md:grid-cols-2">
        {shown.map((guest) => (
          <li
            key={guest.id}
            className="flex min-h-11 items-center gap-2.5 border-line border-t py-1"
          >
            <Avatar size="sm" profileName={guest.talent.name} src={guest.talent.photoUrl} />
            <span dir="auto" className="wrap-anywhere line-clamp-2 min-w-0 flex-1">
              {guest.talent.name}
            </span>
            <Standing guest={guest} />
            {canAct && isIn(guest) && (
              <Button look="quiet" onClick={() => setLeaving(guest)}>
                Release<span className="sr-only"> {guest.talent.name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {shown.length < people.length && (
        <div>
          <Button onClick={() => setIsWhole(true)}>Show all {people.length}</Button>
        </div>
      )}
      {leaving !== undefined && (
        <SureDialog
          title={`Release ${leaving.talent.name}?`}
          text={`They are told that they are not needed on ${dayInWords(day.day)}. Whoever waits longest moves up.`}
          act="Release"
          change={release}
          onConfirm={() =>
            release.mutate(leaving.id, {
              onSuccess: () => {
                toast({ title: `${leaving.talent.name} released` });
                setLeaving(undefined);
              },
            })
          }
          onClose={() => {
            release.reset();
            setLeaving(undefined);
          }}
        />
      )}
    </div>
  );
}

function Standing({ guest }: { guest: Guest }) {
  const { word, tone } = backgroundWords(guest);
  return <Badge tone={tone}>{word}</Badge>;
}
