const DELIMITERS = [',', ';', '\t'] as const;
const QUOTE = '"';

export type CsvRecord = {
  /** As a spreadsheet counts: a cell of several lines is still in one. */
  line: number;
  cells: string[];
  /** A quotation that does not end, or goes on behind its end. */
  isBroken: boolean;
};

/**
 * Reads separated values by RFC 4180: cells in quotation marks may hold the delimiter, line breaks and
 * doubled quotation marks. The heading tells which delimiter it is, because spreadsheets differ.
 */
export function readCsv(text: string): CsvRecord[] {
  const whole = text.replace(/^\uFEFF/, '');
  // Excel may name the delimiter in a line of its own, which it does not show.
  const named = /^sep=(.)(?:\r\n|\r|\n)/i.exec(whole);
  const rest = whole.slice(named?.[0].length ?? 0);
  return readRecords(rest, named?.[1] ?? delimiterOf(rest)).filter(({ cells }) =>
    cells.some((cell) => cell.trim() !== ''),
  );
}

function delimiterOf(text: string): string {
  const counts = DELIMITERS.map((delimiter) => ({
    delimiter,
    cells: readRecords(text, delimiter, 1)[0]?.cells.length ?? 0,
  }));
  return counts.reduce((best, one) => (one.cells > best.cells ? one : best)).delimiter;
}

function readRecords(
  text: string,
  delimiter: string,
  atMost = Number.POSITIVE_INFINITY,
): CsvRecord[] {
  const records: CsvRecord[] = [];
  let at = 0;
  while (at < text.length && records.length < atMost) {
    const record: CsvRecord = { line: records.length + 1, cells: [], isBroken: false };
    let isOpen = true;
    while (isOpen) {
      const cell = readCell(text, at, delimiter);
      record.cells.push(cell.text);
      record.isBroken ||= cell.isBroken;
      at = cell.end;
      isOpen = text.startsWith(delimiter, at);
      if (isOpen) at += 1;
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    records.push(record);
  }
  return records;
}

type Cell = { text: string; end: number; isBroken: boolean };

function readCell(text: string, start: number, delimiter: string): Cell {
  if (text[start] !== QUOTE) {
    const end = endOfCell(text, start, delimiter);
    return { text: text.slice(start, end), end, isBroken: false };
  }
  let read = '';
  let at = start + 1;
  while (true) {
    const quote = text.indexOf(QUOTE, at);
    if (quote === -1) return { text: read + text.slice(at), end: text.length, isBroken: true };
    read += text.slice(at, quote);
    if (text[quote + 1] === QUOTE) {
      read += QUOTE;
      at = quote + 2;
      continue;
    }
    const end = endOfCell(text, quote + 1, delimiter);
    const rest = text.slice(quote + 1, end);
    return { text: read + rest, end, isBroken: rest.trim() !== '' };
  }
}

function endOfCell(text: string, start: number, delimiter: string): number {
  let end = start;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\r' && text[end] !== '\n') {
    end += 1;
  }
  return end;
}
