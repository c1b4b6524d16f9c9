import { Worker } from 'node:worker_threads';
import type { Stamping } from './stamp-pages.ts';
import type { Stamped } from './stamp-worker.ts';

/** A script of a hundred pages takes a second or two; what takes longer is not a script. */
const PATIENCE_MS = 30_000;
/** A small file may unfold into a huge one: it shall not take the server with it. */
const MEMORY_MB = 512;

/** One after the other, so that many readers at once do not take every core. */
let last: Promise<unknown> = Promise.resolve();

/** Stamps on a thread of its own: a script is seconds of work, in which a server would answer nobody. */
export function stampAside(stamping: Stamping): Promise<Uint8Array> {
  const stamped = last.then(() => stampOnThread(stamping));
  last = stamped.catch(() => undefined);
  return stamped;
}

function stampOnThread(stamping: Stamping): Promise<Uint8Array> {
  const worker = new Worker(new URL('./stamp-worker.ts', import.meta.url), {
    workerData: stamping,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  // Whoever waits holds the process by their connection.
  worker.unref();
  const patience = setTimeout(() => void worker.terminate(), PATIENCE_MS).unref();
  return new Promise<Uint8Array>((resolve, reject) => {
    worker.on('message', (result: Stamped) => {
      if ('pdf' in result) resolve(result.pdf);
      else reject(result.problem);
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('the stamping thread ended')));
  }).finally(() => {
    clearTimeout(patience);
    void worker.terminate();
  });
}
