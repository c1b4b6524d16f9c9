import { COLUMNS, type Entry, MOMENTS, NOT_TOLD } from './entry.ts';
import { Growing } from './growing.ts';
import { invert } from './invert.ts';
import type { Parts } from './parts.ts';
import { wordsOf } from './row-ids.ts';
import { NO_ROWS, RowLists } from './row-lists.ts';
import { Texts } from './texts.ts';
import { Vocabulary } from './vocabulary.ts';

const numbers = () => new Growing(new Uint32Array());

/** Gathers entries one by one into the parts of a store. */
export class Draft {
  readonly #ids = numbers();
  readonly #names = new Texts();
  readonly #terms = new Vocabulary();
  readonly #rowTerms = new RowLists(NO_ROWS(), new Uint16Array());
  readonly #keys = new Vocabulary();
  readonly #rowKeys = new RowLists(NO_ROWS(), new Uint32Array());
  readonly #words = new Vocabulary();
  readonly #rowWords = new RowLists(NO_ROWS(), new Uint32Array());
  readonly #columns = COLUMNS.map(() => new Growing(new Uint16Array()));
  readonly #moments = MOMENTS.map(numbers);
  readonly #places = numbers();
  readonly #spanDays = new Growing(new Uint16Array());
  readonly #spanRows = numbers();

  add(entry: Entry): void {
    const row = this.#rowTerms.rows;
    for (const word of wordsOf(entry.id)) this.#ids.push(word);
    this.#names.push(entry.name);
    this.#rowTerms.push(entry.terms.map((term) => this.#terms.enter(term)));
    this.#rowKeys.push(entry.keys.map((key) => this.#keys.enter(key)));
    this.#rowWords.push(entry.words.map((word) => this.#words.enter(word)));
    for (const [at, column] of COLUMNS.entries()) {
      this.#columns[at]?.push(entry.numbers[column] ?? NOT_TOLD);
    }
    for (const [at, moment] of MOMENTS.entries()) this.#moments[at]?.push(entry.moments[moment]);
    this.#places.push(entry.place);
    for (const { first, last } of entry.spans) {
      this.#spanDays.push(first);
      this.#spanDays.push(last);
      this.#spanRows.push(row);
    }
  }

  finish(): Parts {
    return {
      rows: this.#rowTerms.rows,
      ids: this.#ids.trimmed,
      nameStarts: this.#names.lists.starts.trimmed,
      names: this.#names.lists.values.trimmed,
      terms: this.#terms.texts,
      termStarts: this.#rowTerms.starts.trimmed,
      rowTerms: this.#rowTerms.values.trimmed,
      keys: this.#keys.texts,
      keyRows: invert(this.#rowKeys, this.#keys.texts.length),
      words: this.#words.texts,
      wordRows: invert(this.#rowWords, this.#words.texts.length),
      columns: this.#columns.map(({ trimmed }) => trimmed),
      moments: this.#moments.map(({ trimmed }) => trimmed),
      places: this.#places.trimmed,
      spanDays: this.#spanDays.trimmed,
      spanRows: this.#spanRows.trimmed,
    };
  }
}
