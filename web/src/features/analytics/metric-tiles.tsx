import { METRICS, type Metric, type TalentAnalytics } from '@callboard/contract/analytics';
import { RadioGroup } from 'radix-ui';
import { METRIC_WORDS, numberInWords } from './metric-words.ts';
import { TrendLine } from './trend-line.tsx';

type Props = {
  figures: Pick<TalentAnalytics, 'totals' | 'period' | 'isBeforeCounted'>;
  metric: Metric;
  onMetric: (metric: Metric) => void;
};

/** Five figures; the chosen one is plotted below. */
export function MetricTiles({ figures, metric, onMetric }: Props) {
  const { totals, period, isBeforeCounted } = figures;
  function choose(value: string) {
    const chosen = METRICS.find((each) => each === value);
    if (chosen !== undefined) onMetric(chosen);
  }
  return (
    <RadioGroup.Root
      aria-label="What is plotted"
      value={metric}
      onValueChange={choose}
      className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-3 lg:grid-cols-5"
    >
      {METRICS.map((each) => (
        <RadioGroup.Item
          key={each}
          value={each}
          className="-outline-offset-2 relative grid content-start gap-0.5 bg-raised px-4 py-3 text-left transition-colors last:max-lg:col-span-2 hover:bg-sunk"
        >
          <span className="text-13 text-muted">{METRIC_WORDS[each].title}</span>
          <span className="font-semibold text-20 tabular-nums lg:text-28">
            {numberInWords(totals[each].now)}
          </span>
          {isBeforeCounted && <TrendLine compared={totals[each]} days={period.days} />}
          <RadioGroup.Indicator className="absolute inset-x-0 bottom-0 h-[3px] bg-accent" />
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
