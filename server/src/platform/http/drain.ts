import { Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';

/** How long load balancers get to notice that readiness went off. */
const NOTICE_MS = 500;
/** How long a connection that asks nothing is kept for the request that may be on its way. */
const IDLE_GRACE_MS = 1_000;
const LOOK_EVERY_MS = 20;

export type Drain = (options: { withNotice: boolean }) => Promise<void>;

/**
 * Stops a server without failing a request: first nobody new gets in, then each connection is told
 * to close with its next answer, and only those that stay silent are closed on.
 */
export function createDrain(app: FastifyInstance): Drain {
  let isDraining = false;
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
  return async ({ withNotice }) => {
    if (withNotice) await wait(NOTICE_MS);
    isDraining = true;
    stopListening(app);
    await connectionsGone(app);
    await app.close();
  };
}

/** An HTTP server's own close() would also cut connections whose next request is on its way. */
function stopListening(app: FastifyInstance): void {
  Server.prototype.close.call(app.server);
}

async function connectionsGone(app: FastifyInstance): Promise<void> {
  const count = promisify(app.server.getConnections.bind(app.server));
  for (let waited = 0; waited < IDLE_GRACE_MS; waited += LOOK_EVERY_MS) {
    if ((await count()) === 0) return;
    await wait(LOOK_EVERY_MS);
  }
}
