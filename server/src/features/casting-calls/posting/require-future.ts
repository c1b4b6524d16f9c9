import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';

/** A call that closes before it opens is no call. */
export function requireFuture({ clock }: Platform, deadlineAt: string): void {
  if (new Date(deadlineAt) > clock.now()) return;
  throw new AppError('INVALID_INPUT', {
    fields: { deadlineAt: 'Please choose a time that is still to come' },
  });
}
