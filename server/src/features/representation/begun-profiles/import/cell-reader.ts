import { COLUMNS, type Column } from './columns.ts';
import type { CsvRecord } from './read-csv.ts';

/** Where each column stands, and how many cells a line has. */
export type Headings = { places: ReadonlyMap<Column, number>; width: number };

/** One that was exported as it is, or that the spreadsheet could not work out. */
const FORMULA = /^(?:=|#(?:N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!)$)/i;

/** Reads the cells of one line, and keeps what is wrong with each that cannot be read. */
export class CellReader {
  readonly #problems: Record<string, string> = {};
  readonly #record: CsvRecord;
  readonly #places: ReadonlyMap<Column, number>;

  constructor(record: CsvRecord, { places, width }: Headings) {
    this.#record = record;
    this.#places = places;
    if (record.cells.slice(width).some((cell) => cell.trim() !== '')) {
      this.#problems.Line = 'There are more cells than headings: one may need quotation marks';
    }
    if (record.isBroken) this.#problems.Line = 'A quotation mark in this line has no partner';
    for (const column of places.keys()) {
      if (FORMULA.test(this.text(column))) {
        this.complain(column, 'Please put in what the formula should say');
      }
    }
  }

  text(column: Column): string {
    return this.#record.cells[this.#places.get(column) ?? -1]?.trim() ?? '';
  }

  /** What stands in one line wherever it is shown. */
  words(column: Column): string {
    return this.text(column).replaceAll(/\s+/g, ' ');
  }

  /** What the cell means; `empty` where it says nothing. */
  read<V>(
    column: Column,
    { as, empty, problem }: { as: (text: string) => V | undefined; empty: V; problem: string },
  ): V {
    const text = this.text(column);
    if (text === '') return empty;
    const value = as(text);
    if (value === undefined) this.complain(column, problem);
    return value ?? empty;
  }

  /** The first complaint about a cell says enough. */
  complain(column: Column, problem: string): void {
    this.#problems[COLUMNS[column].heading] ??= problem;
  }

  /** By heading, as the file's owner knows it, in the order of the columns. */
  get problems(): Record<string, string> {
    const headings = ['Line', ...Object.values(COLUMNS).map(({ heading }) => heading)];
    const found = headings.flatMap((heading) => {
      const problem = this.#problems[heading];
      return problem === undefined ? [] : [[heading, problem] as const];
    });
    return Object.fromEntries(found);
  }
}
