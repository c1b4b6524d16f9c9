import { useSearch } from '@tanstack/react-router';
import { useChangeAddress } from '../../../lib/use-change-address.ts';
import type { ReportFilters } from './report-queries.ts';

/** Shortest first; the second is what is shown where the address says nothing. */
export const REPORT_PERIODS = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
] as const;
const USUAL = '30';

/** The address holds which period and production are reported on. */
export function useReportAddress() {
  const asked = useSearch({ strict: false });
  const change = useChangeAddress();
  const period = REPORT_PERIODS.find(({ value }) => value === asked.days);
  const { production } = asked;
  const filters: ReportFilters = {
    days: period?.value ?? USUAL,
    productionId: typeof production === 'string' && production !== '' ? production : undefined,
  };
  return {
    filters,
    choosePeriod: (days: string) => change({ days: days === USUAL ? undefined : days }),
    chooseProduction: (production: string | undefined) => change({ production }),
  };
}
