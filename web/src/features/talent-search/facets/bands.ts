import { AGE_BANDS, HEIGHT_BAND_CM } from '@callboard/contract/talent-search';

/** A bar of a histogram, on the scale of its slider. */
export type Bar = { from: number; to: number; count: number };
export type Scale = { least: number; most: number };

/** What lies beyond the ends of a scale counts at its ends: there it means 'or less', 'or more'. */
export const AGES: Scale = { least: 0, most: 80 };
export const HEIGHTS: Scale = { least: 120, most: 210 };

type Counts = Readonly<Record<string, number>>;

export function ageBars(counts: Counts): Bar[] {
  return AGE_BANDS.map(([from, to]) => ({
    from,
    to: Math.min(to + 1, AGES.most),
    count: counts[from] ?? 0,
  }));
}

export function heightBars(counts: Counts): Bar[] {
  const bars: Bar[] = [];
  for (let from = HEIGHTS.least; from < HEIGHTS.most; from += HEIGHT_BAND_CM) {
    bars.push({ from, to: from + HEIGHT_BAND_CM, count: 0 });
  }
  for (const [from, count] of Object.entries(counts)) {
    const place = Math.floor((Number(from) - HEIGHTS.least) / HEIGHT_BAND_CM);
    const bar = bars[Math.max(0, Math.min(place, bars.length - 1))];
    if (bar !== undefined) bar.count += count;
  }
  return bars;
}

export type Range = { min: number | undefined; max: number | undefined };

/** Both thumbs of the slider; whoever typed more into the address than it can show stands at its end. */
export function thumbsOf({ min, max }: Range, { least, most }: Scale): [number, number] {
  const clamp = (value: number) => Math.min(Math.max(value, least), most);
  return [clamp(min ?? least), clamp(max ?? most)];
}

/** A thumb at the end of the scale asks for nothing. */
export function rangeOf([from, to]: readonly number[], { least, most }: Scale): Range {
  return {
    min: from === undefined || from <= least ? undefined : from,
    max: to === undefined || to >= most ? undefined : to,
  };
}
