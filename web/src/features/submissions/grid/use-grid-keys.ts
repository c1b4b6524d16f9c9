import { type KeyboardEvent, useState } from 'react';

type Place = { row: number; column: number };

const STEPS: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** The arrows go from cell to cell, Home and End to the ends of a row; Tab leaves the grid. */
export function useGridKeys({ rows, columns }: { rows: number; columns: number }) {
  const [last, setEntry] = useState<Place>({ row: 0, column: 0 });
  // There may be fewer rows than before.
  const entry = { ...last, row: Math.min(last.row, Math.max(0, rows - 1)) };

  function keyDown(event: KeyboardEvent<HTMLElement>, { row, column }: Place) {
    const step = STEPS[event.key];
    const next =
      step === undefined
        ? endOf(event.key, row)
        : { row: row + step.row, column: column + step.column };
    if (next === undefined) return;
    event.preventDefault();
    const selector = `[data-place="${next.row} ${next.column}"]`;
    event.currentTarget.closest('table')?.querySelector<HTMLElement>(selector)?.focus();
  }

  function endOf(key: string, row: number): Place | undefined {
    if (key === 'Home') return { row, column: 0 };
    return key === 'End' ? { row, column: columns - 1 } : undefined;
  }

  return { entry, setEntry, keyDown };
}
