/** What a spreadsheet would take for a formula, even behind a quote; some take wide signs, too. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;

/** A line of CSV (RFC 4180) that a spreadsheet shows and never works out. */
export function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(text: string | null): string {
  if (text === null) return '';
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
