import {
  COLUMNS,
  type Column,
  type Entry,
  MOMENTS,
  type Moment,
  NOT_TOLD,
  NOWHERE,
} from './entry.ts';
import { invert, invertColumn } from './invert.ts';
import { Memory } from './memory.ts';
import { nameKey } from './name-key.ts';
import type { Parts } from './parts.ts';
import { isIn, Postings, putIn } from './postings.ts';
import { RowIds } from './row-ids.ts';
import { RowLists } from './row-lists.ts';
import { TermLists } from './term-lists.ts';
import { Texts } from './texts.ts';
import { Vocabulary } from './vocabulary.ts';
import { Words } from './words.ts';

/** The kernel goes by sixteen bytes of bits. */
const ROW_STEP = 128;

/** Room for changes before everything is packed anew. */
const ROOM = { share: 0.1, least: 4096 };

/**
 * All entries in memory, column by column. A row is written once: an entry that changes gets a new row,
 * and its old one is no longer `live`. So lists only ever grow at their end, and whoever asks for rows
 * asks for those that are live.
 */
export class Store {
  readonly memory = new Memory();
  readonly capacity: number;
  /** Of one bitmap. */
  readonly bytes: number;
  readonly live: number;
  /** Rows that are live. */
  size: number;
  rows: number;
  readonly ids: RowIds;
  readonly names: Texts;
  /** Where in memory the column of their first letters is. */
  readonly nameKeys: number;
  readonly terms: Vocabulary;
  readonly rowTerms: TermLists;
  readonly termRows: Postings;
  readonly keys: Vocabulary;
  readonly keyRows: Postings;
  readonly words: Words;
  readonly wordRows: Postings;
  /** Where in memory the column of them is. */
  readonly places: number;
  readonly placeRows: Postings;
  /** Those of the first rows, the largest first. */
  readonly placesBySize: { place: number; size: number }[];
  /** Rows that it began with. */
  readonly firstRows: number;
  readonly spans: {
    start: number;
    length: number;
    added: { first: number; last: number; row: number }[];
  };
  readonly #columns: number[];
  readonly #moments: number[];
  readonly #groups = new Map<string, Group>();
  #grouped = 0;

  constructor(parts: Parts) {
    const { memory } = this;
    this.rows = parts.rows;
    this.size = parts.rows;
    this.firstRows = parts.rows;
    const wanted = parts.rows + Math.max(parts.rows * ROOM.share, ROOM.least);
    this.capacity = Math.ceil(wanted / ROW_STEP) * ROW_STEP;
    this.bytes = this.capacity / 8;
    this.live = memory.take(this.bytes);
    for (let row = 0; row < parts.rows; row += 1) putIn(memory, this.live, row);
    this.ids = new RowIds(this.capacity);
    this.ids.words.set(parts.ids);
    for (let row = 0; row < parts.rows; row += 1) this.ids.enter(row);
    this.names = new Texts(parts.nameStarts, parts.names);
    this.nameKeys = memory.take(this.capacity * 4);
    for (let row = 0; row < parts.rows; row += 1) {
      memory.words[this.nameKeys / 4 + row] = nameKey(this.names.at(row));
    }
    this.terms = new Vocabulary(parts.terms);
    const lists = new RowLists(parts.termStarts, parts.rowTerms);
    this.termRows = new Postings(memory, this.capacity, invert(lists, parts.terms.length));
    this.rowTerms = new TermLists(memory, {
      starts: parts.termStarts,
      values: parts.rowTerms,
      isDense: (term) => this.termRows.isDense(term),
    });
    this.keys = new Vocabulary(parts.keys);
    this.keyRows = new Postings(memory, this.capacity, parts.keyRows);
    this.words = new Words(parts.words);
    this.wordRows = new Postings(memory, this.capacity, parts.wordRows);
    this.places = memory.put(parts.places, this.capacity);
    this.placeRows = new Postings(memory, this.capacity, invertColumn(parts.places));
    this.placesBySize = this.placeRows.inUse
      .map((place) => ({ place, size: this.placeRows.count(this.live, place) }))
      .sort((one, other) => other.size - one.size);
    this.#columns = parts.columns.map((column) => {
      const start = memory.take(this.capacity * 2);
      memory.shorts.fill(NOT_TOLD, start / 2, start / 2 + this.capacity);
      memory.shorts.set(column, start / 2);
      return start;
    });
    this.#moments = parts.moments.map((column) => memory.put(column, this.capacity));
    this.spans = { start: this.#layOutSpans(parts), length: parts.spanRows.length, added: [] };
  }

  get isFull(): boolean {
    return this.rows === this.capacity;
  }

  /** Where in memory a column is. */
  column(column: Column): number {
    return this.#columns[COLUMNS.indexOf(column)] ?? 0;
  }

  /** Where in memory the column of moments is. */
  moments(moment: Moment): number {
    return this.#moments[MOMENTS.indexOf(moment)] ?? 0;
  }

  placeOf(row: number): number {
    return this.memory.words[this.places / 4 + row] ?? NOWHERE;
  }

  group(name: string): Group {
    for (; this.#grouped < this.terms.texts.length; this.#grouped += 1) {
      const { group, ...term } = readTerm(this.terms.texts[this.#grouped] ?? '', this.#grouped);
      const known = this.#groups.get(group) ?? { terms: [], cost: { dense: 0, rare: 0 } };
      known.terms.push(term);
      const kind = this.termRows.isDense(term.number) ? 'dense' : 'rare';
      known.cost[kind] += this.termRows.costOf(term.number);
      this.#groups.set(group, known);
    }
    return this.#groups.get(name) ?? NO_GROUP;
  }

  /** The live row of an id. */
  find(id: string): number | undefined {
    const row = this.ids.find(id);
    return row !== undefined && isIn(this.memory, this.live, row) ? row : undefined;
  }

  /** As it is now; there has to be room for it. */
  put(entry: Entry): void {
    this.remove(entry.id);
    const row = this.rows;
    this.rows += 1;
    this.size += 1;
    this.ids.set(row, entry.id);
    this.names.push(entry.name);
    this.memory.words[this.nameKeys / 4 + row] = nameKey(entry.name);
    const terms = entry.terms.map((term) => this.terms.enter(term));
    this.rowTerms.push(terms);
    for (const term of terms) this.termRows.add(term, row);
    for (const key of entry.keys) this.keyRows.add(this.keys.enter(key), row);
    for (const word of entry.words) this.wordRows.add(this.words.enter(word), row);
    for (const column of COLUMNS) {
      this.memory.shorts[this.column(column) / 2 + row] = entry.numbers[column] ?? NOT_TOLD;
    }
    for (const moment of MOMENTS) {
      this.memory.words[this.moments(moment) / 4 + row] = entry.moments[moment];
    }
    this.memory.words[this.places / 4 + row] = entry.place;
    this.placeRows.add(entry.place, row);
    for (const span of entry.spans) this.spans.added.push({ ...span, row });
    putIn(this.memory, this.live, row);
  }

  remove(id: string): void {
    const row = this.find(id);
    if (row === undefined) return;
    const { bytes } = this.memory;
    const place = this.live + (row >>> 3);
    bytes[place] = (bytes[place] ?? 0) & ~(1 << (row & 7));
    this.size -= 1;
  }

  #layOutSpans({ spanDays, spanRows }: Parts): number {
    const start = this.memory.take(spanRows.length * 8);
    for (let span = 0; span < spanRows.length; span += 1) {
      const place = start + span * 8;
      this.memory.shorts[place / 2] = spanDays[span * 2] ?? 0;
      this.memory.shorts[place / 2 + 1] = spanDays[span * 2 + 1] ?? 0;
      this.memory.words[place / 4 + 1] = spanRows[span] ?? 0;
    }
    return start;
  }
}

/** The terms of a group, and about what it takes to count the rows of those that many or few have. */
type Group = { terms: GroupTerm[]; cost: { dense: number; rare: number } };
type GroupTerm = { number: number; value: string; grade: string | undefined };

const NO_GROUP: Group = { terms: [], cost: { dense: 0, rare: 0 } };

/** A term by its parts: `<group>:<value>` or `<group>:<value>~<grade>`. */
function readTerm(text: string, number: number): GroupTerm & { group: string } {
  const at = text.indexOf(':');
  const [value = '', grade] = text.slice(at + 1).split('~');
  return { number, group: text.slice(0, at), value, grade };
}
