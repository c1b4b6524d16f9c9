type Cell = string | number | null;

/** What a spreadsheet would take for a formula, even behind a quote; some take wide signs, too. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;

/** Without it, spreadsheets take accents for something else. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A whole file of CSV (RFC 4180): the headings are its first row. */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + rows.map(csvLine).join('');
}

/** A line that a spreadsheet shows and never works out, for what is sent while it is read. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Saved under a plain name that says what it is, and of which day. */
export function csvHeaders(name: string, day: string): Record<string, string> {
  return {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="callboard-${name}-${day}.csv"`,
    'cache-control': 'no-store',
  };
}
