import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port nobody uses at this moment: whoever takes it must be ready to lose the race for it. */
export async function findFreePort(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
