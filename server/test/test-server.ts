import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@callboard/contract/roles';
import pino from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { loadConfig } from '../src/platform/config.ts';
import { findListeningPort } from '../src/platform/listening-port.ts';
import type { Platform } from '../src/platform/platform.ts';
import { createServer, type Server } from '../src/server.ts';
import { Factory } from './factory.ts';
import { FakeClock } from './fake-clock.ts';
import { TestClient } from './test-client.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export type TestServer = {
  server: Server;
  platform: Platform;
  clock: FakeClock;
  make: Factory;
  database: TestDatabase;
  url: string;
  /** Everything the server logged at warn or above. */
  logged: Record<string, unknown>[];
  /** Nobody: not signed in. */
  visitor: () => TestClient;
  /** A new person of this role, signed in. */
  signIn: (role: Role) => Promise<TestClient>;
};

/** A server of its own on a database of its own, listening, for the tests of one file. */
export function useTestServer(environment: Record<string, string> = {}): TestServer {
  const context = {} as TestServer;
  let dataDir: string;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'callboard-data-'));
    const database = await createTestDatabase();
    const clock = new FakeClock();
    const config = loadConfig({
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      ...environment,
    });
    const logged: Record<string, unknown>[] = [];
    const log = pino({ level: 'warn' }, { write: (line) => void logged.push(JSON.parse(line)) });
    const port = await findListeningPort(config);
    const server = await createServer(config, { databaseUrl: database.url, port, clock, log });
    await server.listen();
    const make = new Factory(server.platform);
    const url = server.platform.publicUrl;
    Object.assign(context, {
      server,
      platform: server.platform,
      clock,
      make,
      database,
      url,
      logged,
      visitor: () => new TestClient(url),
      signIn: async (role: Role) => new TestClient(url, await make.session({ role })),
    } satisfies TestServer);
  });

  afterAll(async () => {
    // Else it gives each connection of the tests a second in which to ask once more.
    context.server.app.server.closeIdleConnections();
    await context.server.stop();
    await context.database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  return context;
}
