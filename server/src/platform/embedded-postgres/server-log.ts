import { readFile, stat } from 'node:fs/promises';
import { hasCode } from './error-code.ts';
import type { Home } from './home.ts';
import { createFileFor } from './run-as.ts';

const SHOWN_LINES = 15;

/** Makes sure PostgreSQL can write its log, and returns where it ends now, in bytes. */
export async function openServerLog(home: Home): Promise<number> {
  try {
    await createFileFor(home.user, home.logFile, '');
    return 0;
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    return (await stat(home.logFile)).size;
  }
}

/** The last lines that were written since `position`: those of earlier runs would mislead. */
export async function readLastLines(home: Home, position: number): Promise<string> {
  const written = (await readFile(home.logFile)).subarray(position);
  return written.toString('utf8').trimEnd().split('\n').slice(-SHOWN_LINES).join('\n');
}
