import { errorLogEndpoints } from '@callboard/contract/error-logs';
import type { Authenticate } from '../../platform/actor.ts';
import type { Route } from '../../platform/http/route.ts';
import { getError } from './get-error.ts';
import { listErrors } from './list-errors.ts';
import { reportCrash } from './report-crash.ts';
import { reopenError, resolveError } from './resolve-error.ts';

export function errorLogRoutes(route: Route, authenticate: Authenticate): void {
  route(errorLogEndpoints.report, async ({ platform, body, request }) => {
    const actor = await authenticate(request);
    await reportCrash(platform, body, actor?.user.id);
  });
  route(errorLogEndpoints.list, ({ platform, query }) => listErrors(platform, query));
  route(errorLogEndpoints.get, ({ platform, params }) => getError(platform, params.id));
  route(errorLogEndpoints.resolve, ({ platform, actor, params }) =>
    resolveError(platform, actor, params.id),
  );
  route(errorLogEndpoints.reopen, ({ platform, actor, params }) =>
    reopenError(platform, actor, params.id),
  );
}
