import { z } from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import type { Job, Jobs } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { demoId } from '../demo-id.ts';
import { TALENTS } from '../people/talents.ts';
import { drawTalents } from './draw-talents.ts';

/** Few, so that a server that is told to stop soon can. */
const BATCH = 4;

type Batch = { from: number; until: number };

/**
 * Draws the photos and clips of some talents, in the order of the list, and asks for the next ones
 * when it is done: there is one such job at a time, however many servers run.
 */
export const drawDemoPortraits: Job<Batch> = {
  name: 'draw-demo-portraits',
  data: z.object({ from: z.int(), until: z.int() }),
};

/** The first `count` talents; those whom the demo's accounts meet come first in the list. */
export async function enqueuePortraits(jobs: Jobs, tx: Transaction, count: number): Promise<void> {
  await enqueue(jobs, tx, { from: 0, until: Math.min(count, TALENTS.length) });
}

export async function drawBatch(platform: Platform, { from, until }: Batch): Promise<void> {
  const next = Math.min(from + BATCH, until);
  await drawTalents(platform, TALENTS.slice(from, next));
  await platform.transaction((tx) => enqueue(platform.jobs, tx, { from: next, until }));
}

async function enqueue(jobs: Jobs, tx: Transaction, batch: Batch): Promise<void> {
  if (batch.from >= batch.until) return;
  // Named, so that a batch that is tried again does not ask for the next one twice.
  const id = demoId(`job/portraits/${batch.from}`);
  await jobs.enqueueAll(tx, drawDemoPortraits, [{ id, data: batch }]);
}
