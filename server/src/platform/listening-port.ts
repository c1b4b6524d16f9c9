import { createServer } from 'node:net';
import type { Config } from './config.ts';

const TRIES = 50;

/** The configured port; where nobody chose one and it is busy, the next that is free. */
export async function findListeningPort({ host, port, portIsChosen }: Config): Promise<number> {
  if (portIsChosen && port !== 0) return port;
  for (let tried = port; tried < port + TRIES; tried += 1) {
    const free = await tryListening(host, port === 0 ? 0 : tried);
    if (free !== undefined) return free;
  }
  throw new Error(`No free port between ${port} and ${port + TRIES - 1}; set PORT.`);
}

function tryListening(host: string, port: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    probe.listen(port, host, () => {
      const address = probe.address();
      const found = typeof address === 'object' && address ? address.port : port;
      probe.close(() => resolve(found));
    });
  });
}
