import type { Crash } from '@callboard/contract/error-logs';
import { reportCrash } from '../../features/error-logs/api.ts';
import { log } from '../../lib/log.ts';

export function describeCrash(thrown: unknown, componentStack: string): Crash {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  return {
    message: error.message,
    stack: error.stack ?? '',
    component_stack: componentStack,
    user_agent: navigator.userAgent,
    url: window.location.href,
    timestamp: new Date().toISOString(),
  };
}

/** A report that does not arrive must not become a second crash. */
export async function sendCrashLog(crash: Crash): Promise<void> {
  try {
    await reportCrash(crash);
  } catch (error) {
    log.error('The crash could not be reported.', error);
  }
}
