import { Worker } from 'node:worker_threads';
import type { Drawing } from './draw-resume.ts';
import type { Delivery, Order } from './resume-worker.ts';

/** Fonts that are at hand draw five times as fast; nobody needs them all day. */
const IDLE_MS = 60_000;

type Waiting = { resolve: (pdf: Uint8Array) => void; reject: (problem: unknown) => void };
type Drawer = { worker: Worker; waiting: Map<number, Waiting>; rest: NodeJS.Timeout | undefined };

let drawer: Drawer | undefined;
let orders = 0;

/**
 * Draws on a thread of its own, one page after the other: setting type takes a tenth of a second of
 * nothing but work, in which a server would answer nobody else.
 */
export function drawAside(drawing: Drawing): Promise<Uint8Array> {
  drawer ??= startDrawer();
  const { worker, waiting, rest } = drawer;
  clearTimeout(rest);
  const number = ++orders;
  return new Promise((resolve, reject) => {
    waiting.set(number, { resolve, reject });
    worker.postMessage({ number, drawing } satisfies Order);
  });
}

function startDrawer(): Drawer {
  const worker = new Worker(new URL('./resume-worker.ts', import.meta.url));
  // Whoever waits holds the process by their connection; a drawer at rest holds nothing.
  worker.unref();
  const started: Drawer = { worker, waiting: new Map(), rest: undefined };
  worker.on('message', ({ number, ...result }: Delivery) => {
    const asker = started.waiting.get(number);
    started.waiting.delete(number);
    if ('pdf' in result) asker?.resolve(result.pdf);
    else asker?.reject(result.problem);
    if (started.waiting.size === 0) restSoon(started);
  });
  worker.on('error', (problem) => endDrawer(started, problem));
  worker.on('exit', () => endDrawer(started, new Error('the drawing thread ended')));
  return started;
}

function restSoon(resting: Drawer): void {
  clearTimeout(resting.rest);
  resting.rest = setTimeout(() => {
    endDrawer(resting, new Error('the drawing thread rests'));
    void resting.worker.terminate();
  }, IDLE_MS).unref();
}

/** The next page is for a new one. */
function endDrawer(ended: Drawer, problem: unknown): void {
  if (drawer === ended) drawer = undefined;
  for (const { reject } of ended.waiting.values()) reject(problem);
  ended.waiting.clear();
}
