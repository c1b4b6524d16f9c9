import type uPlot from 'uplot';
import { vi } from 'vitest';

/** Stands in for the library, whose canvas tests have not: what it was given, and what was asked of it. */
export class FakePlot {
  static all: FakePlot[] = [];
  static paths = {};
  readonly cursor: { idx: number | null } = { idx: null };
  readonly redraw = vi.fn();
  readonly destroy = vi.fn();
  readonly width = 0;
  readonly options: uPlot.Options;
  readonly data: uPlot.AlignedData;

  constructor(options: uPlot.Options, data: uPlot.AlignedData) {
    this.options = options;
    this.data = data;
    FakePlot.all.push(this);
  }

  valToPos(value: number): number {
    return value;
  }

  setCursor({ left }: { left: number }): void {
    this.cursor.idx = left < 0 ? null : left;
  }

  /** As when a pointer is over a day, or leaves. */
  point(idx: number | null): void {
    this.cursor.idx = idx;
    for (const hook of this.options.hooks?.setCursor ?? []) hook?.(this as unknown as uPlot);
  }
}
