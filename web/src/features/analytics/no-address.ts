import { ApiError } from '../../lib/api-error.ts';

/** Whoever the address names is not there, or nobody whose figures the reader may see. */
export function isNoAddress(error: Error | null): boolean {
  return (
    error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'INVALID_INPUT')
  );
}
