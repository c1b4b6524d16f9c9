import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findSuspension } from './queries.ts';

/** The refusal of someone who is shut out, with the reason, and what became of an appeal there was. */
export async function tellSuspension({ db }: Pick<Platform, 'db'>, userId: string) {
  const held = await findSuspension(db, userId);
  if (held === undefined) return new AppError('ACCOUNT_SUSPENDED');
  return new AppError('ACCOUNT_SUSPENDED', {
    message: `This account is suspended. The reason: ${held.reason}`,
    ...(held.appealedAt !== null && { fields: { appeal: answerTo(held) } }),
  });
}

function answerTo({ appealOutcome }: { appealOutcome: string | null }): string {
  return appealOutcome === null
    ? 'You asked for another look. A moderator reads it, and you hear by mail what comes of it.'
    : 'You asked for another look. We looked again, and it stays. This decision is final.';
}
