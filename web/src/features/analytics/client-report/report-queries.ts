import type { analyticsEndpoints } from '@callboard/contract/analytics';
import { fillPath } from '@callboard/contract/endpoint';
import { pagesAt } from '../../../lib/pages-query.ts';

/** What is reported on: roles whose first call opened in so many days, of one production or of all. */
export type ReportFilters = { days: string; productionId: string | undefined };

/** By its path alone: the page is there before schemas are. */
const PATH = '/api/reports/roles';

export const reportQuery = (filters: ReportFilters) =>
  pagesAt<typeof analyticsEndpoints.clientReport>(PATH, filters);

/** Where the browser fetches the report as a file. */
export const reportFile = (filters: ReportFilters) => fillPath(`${PATH}.csv`, {}, filters);
