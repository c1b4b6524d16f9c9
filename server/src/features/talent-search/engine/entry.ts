/** Small numbers that are filtered by range, of two bytes each. */
export const COLUMNS = ['ageMin', 'ageMax', 'height', 'updatedDay'] as const;
export type Column = (typeof COLUMNS)[number];

/** Seconds since 1970, for orders. */
export const MOMENTS = ['created', 'active'] as const;
export type Moment = (typeof MOMENTS)[number];

/** Greater than any number that is told. */
export const NOT_TOLD = 0xffff;

/** Nowhere that is known. */
export const NOWHERE = 0;

/** What is searchable of one talent. */
export type Entry = {
  /** A UUID. */
  id: string;
  /** As it is put in order: folded. */
  name: string;
  /**
   * What is counted, as `<group>:<value>` or `<group>:<value>~<grade>` with one grade of a value: at most
   * 65,536 different ones in all.
   */
  terms: readonly string[];
  /** What is looked up and not counted. */
  keys: readonly string[];
  /** Folded, for those who type. */
  words: readonly string[];
  numbers: Partial<Record<Column, number>>;
  moments: Record<Moment, number>;
  /** A number of the gazetteer. */
  place: number;
  /** Days that are taken, as numbers of two bytes, both ends included. */
  spans: readonly { first: number; last: number }[];
};
