import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { assertNotEnding, atEnd } from './run-bench.ts';

/** A program of this folder in a process of its own. It is told its options, and says when it is ready. */
export async function startChild(file: string, options: object): Promise<ChildProcess> {
  assertNotEnding();
  const { PATH = '', HOME = '' } = process.env;
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), { env: { PATH, HOME } });
  const exit = once(child, 'exit');
  atEnd(async () => {
    if (child.connected) child.disconnect();
    await exit;
  });
  child.send(options);
  await Promise.race([once(child, 'message'), exit]);
  if (child.exitCode !== null) throw new Error(`${file} did not start.`);
  return child;
}
