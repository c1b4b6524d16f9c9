import type { Days } from '@callboard/contract/deal-parts';
import { AppError } from '../../../platform/app-error.ts';
import { isOver } from './policy.ts';

/** Nobody is asked for what is over. */
export function requireToCome(days: readonly Days[], now: Date): void {
  if (days.every(({ to }) => !isOver(to, now))) return;
  throw new AppError('INVALID_INPUT', { fields: { days: 'Please choose days to come' } });
}
