import type { BoardCounts } from '@callboard/contract/board-counts';
import { type BoardCard, COLUMNS, type Column, columnOf } from './board-card.ts';

export type ColumnCounts = Record<Column | 'all', number>;

/** Of what is here, applicants and people from outside alike. */
export function countColumns(cards: Iterable<BoardCard>): ColumnCounts {
  const counts = noCounts();
  for (const card of cards) {
    counts[columnOf(card)] += 1;
    counts.all += 1;
  }
  return counts;
}

/** As the server counted the applicants, with those from outside, who are here already. */
export function withOutside(told: BoardCounts, outside: ColumnCounts): ColumnCounts {
  const counts = noCounts();
  for (const column of [...COLUMNS, 'all'] as const) {
    counts[column] = told[column] + outside[column];
  }
  return counts;
}

function noCounts(): ColumnCounts {
  return {
    all: 0,
    submitted: 0,
    viewed: 0,
    shortlisted: 0,
    audition: 0,
    callback: 0,
    offered: 0,
    booked: 0,
    unsent: 0,
    ended: 0,
  };
}
