import { LINE_UP_PLACES, type LineUpPlace } from '@callboard/contract/production-choices';
import type { ProductionRole } from '@callboard/contract/production-roles';
import { DndContext, type DragEndEvent, pointerWithin, useSensors } from '@dnd-kit/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { usePointers } from '../../../ui/use-pointers.ts';
import { useRoleKinds } from '../../production-roles/api.ts';
import { ChooseFaceDialog } from './choose-face-dialog.tsx';
import { type Places, put, without } from './line-up-data.ts';
import { Slot, type SlotId } from './slot.tsx';

type Props = {
  roles: readonly ProductionRole[];
  placesFor: (roleId: string) => Places;
  mayChange: boolean;
  onChange: (roleId: string, places: Places) => void;
};

/** Roles as columns; faces are swapped within their role. */
export function Columns({ roles, placesFor, mayChange, onChange }: Props) {
  const kindOf = useRoleKinds();
  const [asked, setAsked] = useState<{ role: ProductionRole; place: LineUpPlace }>();
  const sensors = useSensors(...usePointers());

  function move(roleId: string, from: LineUpPlace, to: LineUpPlace) {
    const places = placesFor(roleId);
    const face = places[from];
    if (face !== undefined && from !== to) onChange(roleId, put(places, face, to));
  }

  function drop({ active, over }: DragEndEvent) {
    const from = readSlot(active.id);
    const to = readSlot(over?.id ?? '');
    // Whoever applied for one role is not in another.
    if (from?.roleId === to?.roleId && from && to) move(from.roleId, from.place, to.place);
  }

  return (
    <DndContext sensors={sensors} collisionDetection={pointerWithin} onDragEnd={drop}>
      <section
        aria-label="Line-up by role"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="-mx-4 overflow-x-auto px-4 pb-3 lg:-mx-6 lg:px-6"
      >
        <ul className="flex w-max gap-4">
          {roles.map((role) => {
            const places = placesFor(role.id);
            return (
              <li
                key={role.id}
                className="grid w-44 grid-cols-[minmax(0,1fr)] content-start gap-3 xl:w-50"
              >
                <header className="min-w-0">
                  <Link
                    to="/production-roles/$id"
                    params={{ id: role.id }}
                    search={{ tab: 'applications' }}
                    className="block truncate font-semibold hover:underline hover:underline-offset-4"
                  >
                    {role.title}
                  </Link>
                  <p className="truncate text-12 text-muted">{kindOf(role) ?? '\u00a0'}</p>
                </header>
                {LINE_UP_PLACES.map((place) => (
                  <Slot
                    key={place}
                    id={`${role.id}:${place}`}
                    place={place}
                    roleTitle={role.title}
                    face={places[place]}
                    mayChange={mayChange}
                    onChoose={() => setAsked({ role, place })}
                    onMoveTo={(to) => move(role.id, place, to)}
                    onRemove={() => onChange(role.id, without(places, place))}
                  />
                ))}
              </li>
            );
          })}
        </ul>
      </section>
      {asked !== undefined && (
        <ChooseFaceDialog
          role={asked.role}
          place={asked.place}
          onChoose={(face) =>
            onChange(asked.role.id, put(placesFor(asked.role.id), face, asked.place))
          }
          onClose={() => setAsked(undefined)}
        />
      )}
    </DndContext>
  );
}

function readSlot(id: string | number): { roleId: string; place: LineUpPlace } | undefined {
  const [roleId, asked] = String(id).split(':') as [SlotId, string | undefined];
  const place = LINE_UP_PLACES.find((each) => each === asked);
  return place === undefined ? undefined : { roleId, place };
}
