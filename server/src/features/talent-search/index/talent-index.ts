import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Platform } from '../../../platform/platform.ts';
import type { Found, Query } from '../engine/query.ts';
import { collectGarbage } from './collect-garbage.ts';
import type { Delivery, Order, ThreadData } from './index-thread.ts';

/** What was committed longer ago than this is found. */
const FRESH_MS = 200;

/** So often it keeps up while nobody asks. */
const KEEP_UP_MS = 20_000;

type Given = Pick<Platform, 'clock' | 'log'> & ThreadData;
type Ask = Order extends infer O ? (O extends Order ? Omit<O, 'number'> : never) : never;
type Waiting = { resolve: (found: Found | undefined) => void; reject: (problem: unknown) => void };

/** All searchable talents, on a thread of its own: begun when it is first asked, or by `open`. */
export class TalentIndex {
  readonly #given: Given;
  #worker: Worker | undefined;
  #opening: Promise<unknown> | undefined;
  #following: Promise<unknown> | undefined;
  #followedAt = 0;
  #timer: NodeJS.Timeout | undefined;
  readonly #waiting = new Map<number, Waiting>();
  #orders = 0;

  constructor(given: Given) {
    this.#given = given;
  }

  async open(): Promise<void> {
    this.#opening ??= this.#start();
    await this.#opening;
  }

  async find(query: Query): Promise<Found> {
    await this.open();
    if (performance.now() - this.#followedAt > FRESH_MS) await this.follow();
    const found = await this.#ask({ ask: 'find', query });
    if (found === undefined) throw new Error('the talent index gave no answer');
    return found;
  }

  /** With all that was committed before. Those who ask meanwhile wait for the same. */
  follow(): Promise<unknown> {
    this.#following ??= this.#follow().finally(() => {
      this.#following = undefined;
    });
    return this.#following;
  }

  /** Keeps what it learnt for the next start. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    const worker = this.#worker;
    if (worker === undefined) return;
    await this.#opening?.catch(() => {});
    await this.#ask({ ask: 'close' }).catch((error) =>
      this.#given.log.warn({ err: error }, 'the talent index was not saved'),
    );
    this.#worker = undefined;
    await worker.terminate();
  }

  async #start(): Promise<void> {
    const { databaseUrl, snapshotPath, logLevel } = this.#given;
    const worker = new Worker(new URL('./index-thread.ts', import.meta.url), {
      workerData: { databaseUrl, snapshotPath, logLevel } satisfies ThreadData,
    });
    this.#worker = worker;
    worker.unref();
    worker.on('message', ({ number, ...result }: Delivery) => {
      const asker = this.#waiting.get(number);
      this.#waiting.delete(number);
      if ('problem' in result) asker?.reject(result.problem);
      else asker?.resolve(result.found);
    });
    worker.on('error', (problem) => this.#end(worker, problem));
    worker.on('exit', () => this.#end(worker, new Error('the talent index ended')));
    try {
      await this.#ask({ ask: 'open', now: this.#given.clock.now().getTime() });
    } catch (problem) {
      this.#end(worker, problem);
      await worker.terminate();
      throw problem;
    }
    // So that a start and a large index fit side by side.
    collectGarbage();
    this.#followedAt = performance.now();
    this.#timer = setInterval(() => this.#keepUp(), KEEP_UP_MS).unref();
  }

  #keepUp(): void {
    this.follow().catch((error) =>
      this.#given.log.warn({ err: error }, 'the talent index could not follow'),
    );
  }

  async #follow(): Promise<void> {
    const started = performance.now();
    await this.#ask({ ask: 'follow', now: this.#given.clock.now().getTime() });
    this.#followedAt = started;
  }

  #ask(order: Ask): Promise<Found | undefined> {
    const number = ++this.#orders;
    return new Promise((resolve, reject) => {
      if (this.#worker === undefined) return reject(new Error('the talent index is closed'));
      this.#waiting.set(number, { resolve, reject });
      this.#worker.postMessage({ ...order, number } as Order);
    });
  }

  /** The next one who asks begins a new one. */
  #end(worker: Worker, problem: unknown): void {
    if (this.#worker !== worker) return;
    clearInterval(this.#timer);
    this.#worker = undefined;
    this.#opening = undefined;
    for (const { reject } of this.#waiting.values()) reject(problem);
    this.#waiting.clear();
  }
}

export function snapshotPathIn(dataDir: string): string {
  return join(dataDir, 'search', 'talents.snapshot');
}
