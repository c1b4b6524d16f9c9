import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * How long new connections are still served after readiness went off: a load balancer needs a
 * moment to notice, and every answer meanwhile tells its connection to close.
 */
const NOTICE_MS = 500;

/** Stops listening without failing a request: whoever got in is served, then let go. */
export async function drain(app: FastifyInstance): Promise<void> {
  await wait(NOTICE_MS);
  await app.close();
}
