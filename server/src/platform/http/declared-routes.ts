import type { Endpoint } from '@callboard/contract/endpoint';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every call the server answers to. */
    calls: Endpoint[];
  }
}

/** What is not in the contract has no role check, so it must not be reachable at all. */
export function refuseUndeclaredRoutes(app: FastifyInstance): void {
  app.decorate('calls', []);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.endpoint === undefined) throw new Error(`${method} ${url} is not declared`);
    // Every GET is answered to HEAD as well; those are no calls of their own.
    const isGetWithoutBody = method === 'HEAD' && config.endpoint.method === 'GET';
    if (!isGetWithoutBody) app.calls.push(config.endpoint);
  });
}
