import type { Random } from '../portraits/random.ts';
import type { Viewer } from './diary.ts';

/** Nobody finds out who looked, so that they need no names; only that they are different people. */
function several(role: Viewer['role'], count: number): Viewer[] {
  return Array.from({ length: count }, (_, index) => ({ role, name: `${role} ${index}` }));
}

const CLIENTS = several('client', 34);
const AGENTS = several('agent', 16);
const TALENTS = several('talent', 60);

export const someClient = (dice: Random): Viewer => dice.pick(CLIENTS);
export const someAgent = (dice: Random): Viewer => dice.pick(AGENTS);

/** Who searches: mostly clients. */
export const someSearcher = (dice: Random): Viewer =>
  dice.chance(0.78) ? dice.pick(CLIENTS) : dice.pick(AGENTS);

/** Who just looks in: colleagues, too, but not at children. */
export function somePasserBy(dice: Random, isChild: boolean): Viewer {
  const luck = dice.next();
  if (luck < 0.5) return dice.pick(CLIENTS);
  return luck < 0.72 || isChild ? dice.pick(AGENTS) : dice.pick(TALENTS);
}
