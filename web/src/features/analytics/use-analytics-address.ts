import {
  ANALYTICS_PERIODS,
  type AnalyticsPeriod,
  METRICS,
  type Metric,
} from '@callboard/contract/analytics';
import { useSearch } from '@tanstack/react-router';
import { useChangeAddress } from '../../lib/use-change-address.ts';

const USUAL_PERIOD: AnalyticsPeriod = 30;
const USUAL_METRIC: Metric = 'profileViews';

/** How far back one looks and what is plotted, as the address says: `?days=90&plot=mediaPlays`. */
export function useAnalyticsAddress() {
  const { days, plot } = useSearch({ strict: false });
  const change = useChangeAddress();
  return {
    period: ANALYTICS_PERIODS.find((each) => String(each) === days) ?? USUAL_PERIOD,
    choosePeriod: (period: AnalyticsPeriod) => change({ days: String(period) }),
    metric: METRICS.find((each) => each === plot) ?? USUAL_METRIC,
    chooseMetric: (metric: Metric) => change({ plot: metric }),
  };
}
