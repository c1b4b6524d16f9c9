import type { SubmissionOutcome } from '@callboard/contract/submissions';
import type { AppError } from '../../platform/app-error.ts';

type Told = Pick<SubmissionOutcome, 'outcome' | 'message'>;

/**
 * What an agent reads of one submission among many. A talent who is none of theirs, a call that is for
 * others and what never was read the same.
 */
export function wordsFor(refusal: AppError | null): Told {
  if (refusal === null) return { outcome: 'submitted', message: null };
  switch (refusal.code) {
    case 'ALREADY_APPLIED':
      return { outcome: 'already_submitted', message: refusal.message };
    case 'INVALID_INPUT':
      return {
        outcome: 'refused',
        message:
          'This role asks questions or for a self-tape. Submit each talent on the call’s page.',
      };
    case 'NOT_FOUND':
      return { outcome: 'refused', message: 'This talent or this call is not there any more.' };
    default:
      return { outcome: 'refused', message: refusal.message };
  }
}
