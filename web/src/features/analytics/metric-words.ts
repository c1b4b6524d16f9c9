import type { Metric } from '@callboard/contract/analytics';

/** What is counted: over its figure, and as so many of it. */
export const METRIC_WORDS: Record<Metric, { title: string; one: string; many: string }> = {
  profileViews: { title: 'Profile views', one: 'profile view', many: 'profile views' },
  searchAppearances: {
    title: 'Search appearances',
    one: 'search appearance',
    many: 'search appearances',
  },
  mediaPlays: { title: 'Media plays', one: 'media play', many: 'media plays' },
  callsViewed: { title: 'Calls viewed', one: 'call viewed', many: 'calls viewed' },
  applied: { title: 'Applications', one: 'application', many: 'applications' },
};

const numbers = new Intl.NumberFormat();

/** As the reader writes numbers: 1,284,339. */
export const numberInWords = (count: number) => numbers.format(count);

export function countInWords(count: number, metric: Metric): string {
  const { one, many } = METRIC_WORDS[metric];
  return `${numberInWords(count)} ${count === 1 ? one : many}`;
}

export const timesInWords = (count: number) =>
  count === 1 ? 'once' : `${numberInWords(count)} times`;
