import { ANALYTICS_PERIODS, type AnalyticsPeriod } from '@callboard/contract/analytics';
import { Segmented } from '../../ui/segmented.tsx';

const OPTIONS = ANALYTICS_PERIODS.map((days) => ({
  value: String(days),
  label: days === 365 ? 'A year' : `${days} days`,
}));

type Props = { period: AnalyticsPeriod; onPeriod: (period: AnalyticsPeriod) => void };

/** How far back one looks. */
export function PeriodChooser({ period, onPeriod }: Props) {
  function choose(value: string) {
    const chosen = ANALYTICS_PERIODS.find((days) => String(days) === value);
    if (chosen !== undefined) onPeriod(chosen);
  }
  return (
    <Segmented label="Period" options={OPTIONS} value={String(period)} onValueChange={choose} />
  );
}
