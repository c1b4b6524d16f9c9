import type { AuditionSession, Seat } from '@callboard/contract/audition-session';
import { createContext, type RefObject, useContext } from 'react';
import type { Person } from './seating.ts';

/** What is asked about someone, in a dialog of its own. */
export type Asked = { about: 'move'; person: Person } | { about: 'time' | 'takes'; person: Seat };

export type PlannerScene = {
  session: AuditionSession;
  /** May seat people and change times. */
  mayPlan: boolean;
  /** The viewer's own, beside the session's. */
  viewerZone: string;
  /** What the viewer's country calls a callback. */
  callback: string;
  /** Whether somebody is being dragged right now. */
  dragging: RefObject<boolean>;
  move: (person: Person, slotId: string | null) => void;
  remove: (person: Person) => void;
  removeSlot: (slotId: string) => void;
  ask: (asked: Asked) => void;
};

export const PlannerContext = createContext<PlannerScene | null>(null);

export function usePlannerScene(): PlannerScene {
  const scene = useContext(PlannerContext);
  if (scene === null) throw new Error('usePlannerScene is used outside its planner');
  return scene;
}
