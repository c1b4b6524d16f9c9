import { Worker } from 'node:worker_threads';
import type { Delivery, Order } from './serve-aside.ts';

/** What a thread has at hand, such as fonts, makes it several times as fast; nobody needs it all day. */
const IDLE_MS = 60_000;

type Waiting<Result> = { resolve: (result: Result) => void; reject: (problem: unknown) => void };
type Hand<Result> = {
  worker: Worker;
  waiting: Map<number, Waiting<Result>>;
  rest: NodeJS.Timeout | undefined;
};

/**
 * Hands tasks to a thread of their own, which rests after a while: for what is nothing but work, in
 * which a server would answer nobody else. The file at `url` takes them with `serveAside`.
 */
export function workAside<Task, Result>(url: URL): (task: Task) => Promise<Result> {
  let hand: Hand<Result> | undefined;
  let orders = 0;

  function start(): Hand<Result> {
    const worker = new Worker(url);
    // Whoever waits holds the process by their connection; a hand at rest holds nothing.
    worker.unref();
    const started: Hand<Result> = { worker, waiting: new Map(), rest: undefined };
    worker.on('message', ({ number, ...outcome }: Delivery<Result>) => {
      const asker = started.waiting.get(number);
      started.waiting.delete(number);
      if ('result' in outcome) asker?.resolve(outcome.result);
      else asker?.reject(outcome.problem);
      if (started.waiting.size === 0) restSoon(started);
    });
    worker.on('error', (problem) => end(started, problem));
    worker.on('exit', () => end(started, new Error('the thread ended')));
    return started;
  }

  function restSoon(resting: Hand<Result>): void {
    clearTimeout(resting.rest);
    resting.rest = setTimeout(() => {
      end(resting, new Error('the thread rests'));
      void resting.worker.terminate();
    }, IDLE_MS).unref();
  }

  /** The next task is for a new one. */
  function end(ended: Hand<Result>, problem: unknown): void {
    if (hand === ended) hand = undefined;
    for (const { reject } of ended.waiting.values()) reject(problem);
    ended.waiting.clear();
  }

  return (task) => {
    hand ??= start();
    const { worker, waiting, rest } = hand;
    clearTimeout(rest);
    const number = ++orders;
    return new Promise((resolve, reject) => {
      waiting.set(number, { resolve, reject });
      worker.postMessage({ number, task } satisfies Order<Task>);
    });
  };
}
