import type { Clock } from '../../platform/clock.ts';
import { isOfAge } from '../auth/age.ts';

/** Whoever did not tell their day of birth counts as grown up: registering asks for it. */
export function withIsMinor<Talent extends { dateOfBirth: string | null }>(
  clock: Clock,
  talent: Talent,
) {
  const { dateOfBirth } = talent;
  return { ...talent, isMinor: dateOfBirth !== null && !isOfAge(dateOfBirth, clock.now()) };
}
