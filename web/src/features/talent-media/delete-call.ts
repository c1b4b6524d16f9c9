import { ApiError } from '../../lib/api-error.ts';

/** What is gone already need not be removed. */
export async function removing(sent: Promise<unknown>): Promise<void> {
  try {
    await sent;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}
