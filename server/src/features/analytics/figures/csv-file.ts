/** Without it, spreadsheets take accents for something else. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Saved under a plain name that says what it is and when it was asked for. */
export function csvHeaders(name: string, now: Date): Record<string, string> {
  const day = now.toISOString().slice(0, 10);
  return {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="callboard-${name}-${day}.csv"`,
    'cache-control': 'no-store',
  };
}
