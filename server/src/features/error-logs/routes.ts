import { errorLogEndpoints } from '@callboard/contract/error-logs';
import type { Authenticate } from '../../platform/actor.ts';
import type { Route } from '../../platform/http/route.ts';
import { reportCrash } from './report-crash.ts';

export function errorLogRoutes(route: Route, authenticate: Authenticate): void {
  route(errorLogEndpoints.report, async ({ platform, body, request }) => {
    const actor = await authenticate(request);
    await reportCrash(platform, body, actor?.user.id);
  });
}
