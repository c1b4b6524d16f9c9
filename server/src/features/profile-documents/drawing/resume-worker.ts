import { parentPort } from 'node:worker_threads';
import { type Drawing, drawResume } from './draw-resume.ts';

/** Each drawing has the number of who asked for it. */
export type Order = { number: number; drawing: Drawing };
export type Delivery = { number: number } & ({ pdf: Uint8Array } | { problem: unknown });

parentPort?.on('message', async ({ number, drawing }: Order) => {
  const deliver = (result: { pdf: Uint8Array } | { problem: unknown }) =>
    parentPort?.postMessage({ number, ...result } satisfies Delivery);
  try {
    deliver({ pdf: await drawResume(drawing) });
  } catch (problem) {
    deliver({ problem });
  }
});
