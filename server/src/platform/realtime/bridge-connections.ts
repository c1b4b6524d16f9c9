import pg from 'pg';
import { APPLICATION_ROLE, openPool } from '../database/database.ts';
import type { Log } from '../log.ts';
import type { Gaps } from './bridge.ts';

/** The adapter's own, for its default prefix and Socket.IO's main namespace. */
const CHANNEL = 'socket.io#/';
const PUBLISHING_CONNECTIONS = 2;
const CONNECT_WITHIN_MS = 10_000;

type Listener = pg.Client & { release: () => void };

/**
 * What the adapter takes for a pool. It speaks through a small real one. The connection it listens on
 * is made here: the adapter neither hears its errors, which would end the process, nor gives it back
 * when it is lost, which would empty a pool.
 */
export class BridgeConnections {
  /** The first attempt to listen is over, one way or the other. */
  readonly opened: Promise<void>;
  readonly #url: string;
  readonly #log: Log;
  readonly #gaps: Gaps;
  readonly #pool: pg.Pool;
  readonly #underWay = new Set<Promise<unknown>>();
  readonly #markOpened: () => void;
  #listener: Listener | undefined;
  #attempts = 0;
  #hasUnsaid = false;
  #isClosed = false;

  constructor(url: string, log: Log, gaps: Gaps) {
    this.#url = url;
    this.#log = log;
    this.#gaps = gaps;
    this.#pool = openPool(url, log, PUBLISHING_CONNECTIONS);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.opened = promise;
    this.#markOpened = resolve;
  }

  /** Called by the adapter: at first, and again a second or two after a connection was lost. */
  async connect(): Promise<Listener> {
    // Where all is closed, an error would only make the adapter try again.
    if (this.#isClosed) return new Promise(() => undefined);
    this.#attempts += 1;
    const isFirst = this.#attempts === 1;
    try {
      this.#listener = await this.#track(this.#listen());
      if (!isFirst) this.#gaps.missed();
      return this.#listener;
    } catch (error) {
      this.#log.warn({ err: error }, 'cannot listen to the other servers yet');
      throw error;
    } finally {
      this.#markOpened();
    }
  }

  /** Called by the adapter to publish and to keep its attachments. */
  async query(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    try {
      const result = await this.#track(this.#pool.query(text, values));
      if (this.#hasUnsaid) this.#tellUnsaid();
      return result;
    } catch (error) {
      this.#log.warn({ err: error }, 'an event did not pass between servers');
      this.#hasUnsaid = true;
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.allSettled(this.#underWay);
    await this.#listener?.end();
    await this.#pool.end();
  }

  async #listen(): Promise<Listener> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'callboard-listen',
      options: `-c role=${APPLICATION_ROLE}`,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      keepAlive: true,
    });
    client.on('error', (error) => {
      this.#log.warn({ err: error }, 'the connection to the other servers was lost');
    });
    try {
      await client.connect();
      // The adapter listens too, but does not tell when: only from here on is nothing missed.
      await client.query(`listen "${CHANNEL}"`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    return Object.assign(client, { release: () => void client.end() });
  }

  #tellUnsaid(): void {
    this.#hasUnsaid = false;
    this.#gaps.unsaid();
  }

  async #track<T>(work: Promise<T>): Promise<T> {
    this.#underWay.add(work);
    try {
      return await work;
    } finally {
      this.#underWay.delete(work);
    }
  }
}
