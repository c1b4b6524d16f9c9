import { Agent, request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ServerProcess } from './server-process.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const CLIENTS = 32;
const REQUESTS_BEFORE_STOP = 500;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it.each(['SIGTERM', 'SIGINT'] as const)(
  'a server that is told to stop by %s under load answers whatever it has let in',
  async (signal) => {
    const server = new ServerProcess({ DATABASE_URL: database.url });
    const url = await server.opened();
    const load = new Load(url);
    await load.answeredMoreThan(REQUESTS_BEFORE_STOP);
    server.signal(signal);
    await load.untilRefused();

    expect(load.failures).toEqual([]);
    expect(load.answered).toBeGreaterThan(REQUESTS_BEFORE_STOP);
    expect(await server.exited()).toBe(0);
  },
);

/** Many clients that keep their connections and ask again and again, until nobody listens. */
class Load {
  answered = 0;
  readonly failures: string[] = [];
  readonly #enough = Promise.withResolvers<void>();
  readonly #clients: Promise<void>[];
  #wanted = Number.POSITIVE_INFINITY;

  constructor(url: string) {
    const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
    this.#clients = Array.from({ length: CLIENTS }, () => this.#askUntilRefused(url, agent));
  }

  answeredMoreThan(count: number): Promise<void> {
    this.#wanted = count;
    return this.#enough.promise;
  }

  async untilRefused(): Promise<void> {
    await Promise.all(this.#clients);
  }

  async #askUntilRefused(url: string, agent: Agent): Promise<void> {
    for (;;) {
      const outcome = await ask(`${url.replace('localhost', '127.0.0.1')}/api/languages`, agent);
      if (outcome === 'ECONNREFUSED') return;
      if (outcome === 200) this.answered += 1;
      else this.failures.push(String(outcome));
      if (this.answered > this.#wanted) this.#enough.resolve();
    }
  }
}

function ask(url: string, agent: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    const sent = request(url, { agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', (error) => resolve(String(error)));
    });
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? String(error)));
    sent.end();
  });
}
