import { analyticsEndpoints } from '@callboard/contract/analytics';
import { dayIn } from '../../../platform/calendar.ts';
import { csvHeaders } from '../../../platform/http/csv.ts';
import type { Routes } from '../../../platform/http/route.ts';
import { getClientReport } from './get-client-report.ts';
import { writeClientReport } from './write-client-report.ts';

export const clientReportRoutes: Routes = (route) => {
  route(analyticsEndpoints.clientReport, ({ platform, actor, query }) =>
    getClientReport(platform, actor, query),
  );
  route(analyticsEndpoints.clientReportCsv, async ({ platform, actor, query, reply }) => {
    const file = await writeClientReport(platform, actor, query);
    const day = dayIn(actor.user.timeZone, platform.clock.now());
    return reply.headers(csvHeaders(`roles-${query.days}-days`, day)).send(file);
  });
};
