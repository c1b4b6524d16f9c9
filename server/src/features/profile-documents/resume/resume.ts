/** What stands on a résumé, in words and in order, before anybody thinks of a page. */
export type Resume = {
  /** What the reader's country calls it. */
  kind: 'Résumé' | 'CV';
  paper: 'A4' | 'LETTER';
  name: string;
  /** Beside a stage name. */
  legalName: string;
  /** Pronouns and what they do, in one line. */
  about: string;
  headline: string;
  representation: readonly Representative[];
  facts: readonly Fact[];
  languages: readonly Leveled[];
  accents: readonly Leveled[];
  credits: readonly CreditGroup[];
  training: readonly TableRow[];
  /** The best first. */
  skills: readonly string[];
  /** Under whose name it is handed out; none on a plan without one. */
  brand: string;
  /** Where the whole profile is. */
  address: string;
  updatedAt: Date;
  /** The same, as the reader writes a day. */
  updated: string;
};

export type Representative = { name: string; lines: readonly string[] };
export type Fact = { label: string; value: string };
export type Leveled = { name: string; level: string };

export type CreditGroup = { category: string; credits: readonly Credit[] };
export type Credit = TableRow & { year: number | null };

/** Three columns as the trade reads them, and when it was. */
export type TableRow = { what: string; as: string; where: string; when: string };
