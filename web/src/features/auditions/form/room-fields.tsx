import { LIMITS } from '@callboard/contract/limits';
import { Plus, X } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { FieldMessages } from '../../../ui/field-messages.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';
import type { ScheduleProps } from './schedule-fields.tsx';

/** Rooms, or panels, that see people at the same time. */
export function RoomFields({ schedule, errors, path, onChange }: ScheduleProps) {
  const { rooms } = schedule;
  const set = (next: string[]) => onChange({ ...schedule, rooms: next });
  const wrong = rooms.findIndex((_, place) => errors[`${path}rooms.${place}`] !== undefined);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium text-13">Rooms</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {rooms.map((room, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a room is known by its place while it is named
          <div key={place} className="flex items-center gap-1">
            <Input
              aria-label={`Name of room ${place + 1}`}
              aria-invalid={errors[`${path}rooms.${place}`] !== undefined}
              value={room}
              onChange={({ target }) => set(rooms.with(place, target.value))}
            />
            {rooms.length > 1 && (
              <IconButton
                icon={X}
                label={`Remove ${room}`}
                onClick={() => set(rooms.toSpliced(place, 1))}
              />
            )}
          </div>
        ))}
      </div>
      <FieldMessages
        id="room-messages"
        error={errors[`${path}rooms`] ?? errors[`${path}rooms.${wrong}`]}
      />
      {rooms.length < LIMITS.auditionRooms && (
        <div>
          <Button onClick={() => set([...rooms, `Room ${rooms.length + 1}`])}>
            <Plus aria-hidden="true" className="size-4" />
            Add a room
          </Button>
        </div>
      )}
    </fieldset>
  );
}
