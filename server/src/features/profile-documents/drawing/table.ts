import type { TableRow } from '../resume/resume.ts';
import { type Density, LINE } from './look.ts';
import type { Sheet } from './sheet.ts';

/** Where a column of the page is. */
export type Column = { x: number; width: number };

const YEAR_WIDTH = 24;
const YEARS_WIDTH = 44;
const GAP = 12;
/** How the three columns share what the year leaves. */
const SHARES = { what: 0.37, as: 0.28, where: 0.35 };

/** A row whose lines are broken and whose height is known. */
export type SetRow<R extends TableRow = TableRow> = R & {
  cells: { [name in keyof typeof SHARES]: { lines: string[]; x: number } };
  height: number;
};

export function setRows<R extends TableRow>(
  sheet: Sheet,
  rows: readonly R[],
  { x, width }: Column,
  { text, strong, rowGap, cellLines }: Density,
): SetRow<R>[] {
  const room = width - YEAR_WIDTH - 3 * GAP;
  const asX = x + room * SHARES.what + GAP;
  const whereX = asX + room * SHARES.as + GAP;
  return rows.map((row) => {
    // Tables stand one under the other, so that from and to take from the column beside them.
    const taken = row.when.length > 4 ? YEARS_WIDTH - YEAR_WIDTH : 0;
    const whereWidth = room * SHARES.where - taken;
    const cells = {
      what: { x, lines: sheet.wrap(row.what, strong, room * SHARES.what, cellLines) },
      as: { x: asX, lines: sheet.wrap(row.as, text, room * SHARES.as, cellLines) },
      where: { x: whereX, lines: sheet.wrap(row.where, text, whereWidth, cellLines) },
    };
    const lines = Math.max(...Object.values(cells).map((cell) => cell.lines.length));
    return { ...row, cells, height: lines * text.leading + rowGap };
  });
}

/** A title over a line; returns the top of what stands under it. */
export function drawTitle(
  sheet: Sheet,
  title: string,
  { x, width }: Column,
  top: number,
  { title: style, titleHeight }: Density,
): number {
  sheet.tag('H2', () => sheet.write(title, style, x, top + style.size));
  sheet.rule(x, top + style.leading + 2.5, width, LINE);
  return top + titleHeight;
}

/** Returns the foot of the last row. */
export function drawRows(
  sheet: Sheet,
  rows: readonly SetRow[],
  column: Column,
  top: number,
  { text, strong, quiet }: Density,
): number {
  let y = top;
  for (const { cells, when, height } of rows) {
    const stand = y + text.size;
    sheet.tag('P', () => {
      sheet.writeLines(cells.what.lines, strong, cells.what.x, stand);
      sheet.writeLines(cells.as.lines, text, cells.as.x, stand);
      sheet.writeLines(cells.where.lines, quiet, cells.where.x, stand);
      sheet.writeRight(when, quiet, column.x + column.width, stand);
    });
    y += height;
  }
  return y;
}
