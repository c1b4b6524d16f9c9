import { parentPort, workerData } from 'node:worker_threads';
import { stampPages } from './stamp-pages.ts';

export type Stamped = { pdf: Uint8Array } | { problem: unknown };

const deliver = (result: Stamped) => parentPort?.postMessage(result);
try {
  deliver({ pdf: await stampPages(workerData) });
} catch (problem) {
  deliver({ problem: new Error(String(problem)) });
}
