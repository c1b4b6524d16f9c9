import { FOOT_HEIGHT, MARGIN } from '../../../profile-documents/drawing/look.ts';

export const COLUMNS = 4;
const COLUMN_GAP = 14;
const ROW_GAP = 16;
const HEAD_HEIGHT = 60;
/** Two lines of a name and four of the rest. */
const TEXT_HEIGHT = 74;

type Page = { width: number; height: number };

/** Where faces stand on a page, and how many of them it holds. */
export function gridOf({ width, height }: Page) {
  const cellWidth = (width - 2 * MARGIN - (COLUMNS - 1) * COLUMN_GAP) / COLUMNS;
  const photoHeight = (cellWidth * 5) / 4;
  const cellHeight = photoHeight + TEXT_HEIGHT;
  const room = height - MARGIN - HEAD_HEIGHT - FOOT_HEIGHT;
  const rows = Math.max(1, Math.floor((room + ROW_GAP) / (cellHeight + ROW_GAP)));
  return {
    perPage: rows * COLUMNS,
    photo: { width: cellWidth, height: photoHeight },
    placeOf: (at: number) => ({
      x: MARGIN + (at % COLUMNS) * (cellWidth + COLUMN_GAP),
      y: MARGIN + HEAD_HEIGHT + Math.floor(at / COLUMNS) * (cellHeight + ROW_GAP),
    }),
  };
}
export type Grid = ReturnType<typeof gridOf>;
