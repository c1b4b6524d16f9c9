import { AppError } from '../../../../platform/app-error.ts';
import type { Platform } from '../../../../platform/platform.ts';

/** What is ended, and with whom, for whoever reads the log. */
export type Ending = { what: string; id: string };

/**
 * What has ended by itself meanwhile needs no ending; anything else that goes wrong is thrown. A refusal
 * may also be a mistake of ours, and then the other side hears nothing: it is logged.
 */
export async function attempt(
  { log }: Platform,
  ending: Ending,
  act: Promise<unknown>,
): Promise<void> {
  try {
    await act;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.warn({ err: error, ...ending }, 'something of an account that goes could not be ended');
  }
}
