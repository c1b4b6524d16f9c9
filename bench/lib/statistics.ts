export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

export function worst(values: readonly number[]): number {
  return percentile(values, 100);
}

/** The smallest value that `percent` of all values do not exceed; NaN when there are none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const rank = Math.ceil((percent / 100) * sorted.length);
  return sorted[Math.max(rank, 1) - 1] ?? Number.NaN;
}
