import { parentPort } from 'node:worker_threads';

/** Each task has the number of who asked for it. */
export type Order<Task> = { number: number; task: Task };
export type Delivery<Result> = { number: number } & ({ result: Result } | { problem: unknown });

/** The other end of `workAside`, on its thread. */
export function serveAside<Task, Result>(work: (task: Task) => Promise<Result>): void {
  parentPort?.on('message', async ({ number, task }: Order<Task>) => {
    const deliver = (outcome: { result: Result } | { problem: unknown }) =>
      parentPort?.postMessage({ number, ...outcome });
    try {
      deliver({ result: await work(task) });
    } catch (problem) {
      deliver({ problem });
    }
  });
}
