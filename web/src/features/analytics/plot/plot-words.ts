import type { Metric } from '@callboard/contract/analytics';
import { periodBefore } from '../compare.ts';
import { daysInWords, onDays } from '../day-words.ts';
import { countInWords, METRIC_WORDS, numberInWords } from '../metric-words.ts';
import { type Plotted, totalBefore, unitOf } from './plotted.ts';

/** 'Profile views per day'. */
export const plotTitle = (metric: Metric, days: number) =>
  `${METRIC_WORDS[metric].title} per ${unitOf(days)}`;

/** What one sees in the plot at a glance, for those who do not see it. */
export function plotEssence(plotted: readonly Plotted[], metric: Metric, days: number): string {
  const best = plotted.reduce<Plotted | undefined>(
    (most, each) => (each.count > (most?.count ?? 0) ? each : most),
    undefined,
  );
  const total = plotted.reduce((sum, { count }) => sum + count, 0);
  const before = totalBefore(plotted);
  const span = { from: plotted[0]?.from ?? '', to: plotted.at(-1)?.to ?? '' };
  const most = best && `, most ${onDays(best)} with ${numberInWords(best.count)}`;
  return [
    `${plotTitle(metric, days)}, ${daysInWords(span)}`,
    `${numberInWords(total)} in all${most ?? ''}`,
    ...(before === null ? [] : [`${numberInWords(before)} in ${periodBefore(days)}`]),
  ].join('. ');
}

/** '43 profile views, 38 on Sat 17 October 2026'. */
export function readInWords({ count, before }: Plotted, metric: Metric): string {
  const now = countInWords(count, metric);
  return before === null ? now : `${now}, ${numberInWords(before.count)} ${onDays(before)}`;
}
