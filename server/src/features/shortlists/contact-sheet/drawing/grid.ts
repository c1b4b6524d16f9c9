import { FOOT_HEIGHT, MARGIN } from '../../../profile-documents/drawing/look.ts';
import type { ContactSheet } from '../contact-sheet.ts';

/** As many as let three rows stand on the page. */
const COLUMNS: Record<ContactSheet['paper'], number> = { A4: 4, LETTER: 5 };
const COLUMN_GAP = 14;
const ROW_GAP = 12;
const HEAD_HEIGHT = 50;
/** Two lines of a name and four of the rest. */
const TEXT_HEIGHT = 75;

type Page = { width: number; height: number };

/** Where faces stand on a page, and how many of them it holds. */
export function gridOf({ width, height }: Page, paper: ContactSheet['paper']) {
  const columns = COLUMNS[paper];
  const cellWidth = (width - 2 * MARGIN - (columns - 1) * COLUMN_GAP) / columns;
  const photoHeight = (cellWidth * 5) / 4;
  const cellHeight = photoHeight + TEXT_HEIGHT;
  const room = height - MARGIN - HEAD_HEIGHT - FOOT_HEIGHT;
  const rows = Math.floor((room + ROW_GAP) / (cellHeight + ROW_GAP));
  return {
    perPage: rows * columns,
    photo: { width: cellWidth, height: photoHeight },
    placeOf: (at: number) => ({
      x: MARGIN + (at % columns) * (cellWidth + COLUMN_GAP),
      y: MARGIN + HEAD_HEIGHT + Math.floor(at / columns) * (cellHeight + ROW_GAP),
    }),
  };
}
export type Grid = ReturnType<typeof gridOf>;
