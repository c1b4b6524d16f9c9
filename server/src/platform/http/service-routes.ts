import { serviceEndpoints } from '@callboard/contract/service';
import { sql } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import { docsPage } from './docs-page.ts';
import { describeApi } from './openapi.ts';
import type { Route } from './route.ts';

/** For operators and outside clients. `isTakingRequests` turns false when the server begins to stop. */
export function serviceRoutes(route: Route, isTakingRequests: () => boolean): void {
  route(serviceEndpoints.health, () => ({ status: 'ok' as const }));

  route(serviceEndpoints.ready, async ({ platform, request }) => {
    if (!isTakingRequests()) throw new AppError('NOT_READY');
    try {
      await Promise.all([platform.db.execute(sql`select 1`), platform.storage.check()]);
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
      throw new AppError('NOT_READY');
    }
    return { status: 'ready' as const };
  });

  route(serviceEndpoints.openapi, ({ platform, reply }) =>
    reply.type('application/json').send(JSON.stringify(describeApi(platform.publicUrl))),
  );

  route(serviceEndpoints.docs, ({ reply }) => reply.type('text/html').send(docsPage()));
}
