import pino from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { loadConfig } from '../src/platform/config.ts';
import { findListeningPort } from '../src/platform/listening-port.ts';
import { createServer, type Server } from '../src/server.ts';
import type { TestServer } from './test-server.ts';

/** Another server on the database of a test server, with a port of its own. */
export async function startNeighbour(
  t: TestServer,
  environment: Record<string, string> = {},
): Promise<Server> {
  const config = loadConfig({ PORT: '0', DATA_DIR: t.platform.config.dataDir, ...environment });
  const server = await createServer(config, {
    databaseUrl: t.database.url,
    port: await findListeningPort(config),
    clock: t.clock,
    log: pino({ level: 'silent' }),
  });
  await server.listen();
  return server;
}

/** The same for all tests of one describe. */
export function useNeighbour(t: TestServer, environment: Record<string, string> = {}): Server {
  const neighbour = {} as Server;
  beforeAll(async () => {
    Object.assign(neighbour, await startNeighbour(t, environment));
  });
  afterAll(() => neighbour.stop());
  return neighbour;
}
