import { teamStatusWord } from '../../../lib/casting/application-words.ts';
import type { BoardCard, Column } from '../store/board-card.ts';

export function columnWord(column: Column, callback: string): string {
  if (column === 'unsent') return 'Unsent';
  return column === 'ended' ? 'Ended' : teamStatusWord(column, callback);
}

/** Where a card stands, as it says so itself. */
export function standingWord({ status, unsentAnswer }: BoardCard, callback: string): string {
  return unsentAnswer === null ? teamStatusWord(status, callback) : 'No, not sent';
}

/** The colour beside the word, never alone. */
export const COLUMN_DOTS: Record<Column, string> = {
  submitted: 'bg-accent',
  viewed: 'bg-muted',
  shortlisted: 'bg-info',
  audition: 'bg-warn',
  callback: 'bg-success',
  offered: 'bg-ink',
  booked: 'bg-success',
  unsent: 'bg-danger',
  ended: 'bg-line-strong',
};
