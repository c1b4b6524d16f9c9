import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';

/** Nobody casts beyond it, and lists are paged by deadlines of so many digits. */
const LATEST = new Date('2199-12-31T23:59:59.999Z');

/** A call that closes before it opens is no call, nor is one that outlives everybody. */
export function requireFuture({ clock }: Platform, deadlineAt: string): void {
  const deadline = new Date(deadlineAt);
  if (deadline > LATEST) {
    throw new AppError('INVALID_INPUT', { fields: { deadlineAt: 'Please choose a nearer day' } });
  }
  if (deadline > clock.now()) return;
  throw new AppError('INVALID_INPUT', {
    fields: { deadlineAt: 'Please choose a time that is still to come' },
  });
}
