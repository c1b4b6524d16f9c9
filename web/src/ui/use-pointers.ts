import { MouseSensor, TouchSensor, useSensor } from '@dnd-kit/core';

/** A click is not a drag; and on a phone, a swipe is not, but a finger that stays is. */
const MOUSE = { activationConstraint: { distance: 6 } };
const TOUCH = { activationConstraint: { delay: 220, tolerance: 8 } };

/** What things are dragged with. */
export function usePointers() {
  return [useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH)] as const;
}
