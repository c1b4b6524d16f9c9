import {
  REPRESENTATION_FIELDS,
  REPRESENTATION_KINDS,
  type RepresentationTerms,
  SUBMITTERS,
} from '@callboard/contract/representation';
import { type NewTalent, newTalentSchema } from '@callboard/contract/roster';
import { GENDERS } from '@callboard/contract/talent-profiles';
import { CellReader, type Headings } from './cell-reader.ts';
import { type Column, fold } from './columns.ts';
import { listChoices, readAll, readChoice, readDay, readYesOrNo } from './read-cells.ts';
import type { CsvRecord } from './read-csv.ts';
import type { Terms } from './terms.ts';
import { FIELD_WORDS, GENDER_WORDS, SUBMITTER_WORDS } from './words.ts';

/** What the words of a file can mean here, and what holds where a cell is empty. */
export type Meanings = Terms & {
  /** The team's addresses in small letters → who they are. */
  team: ReadonlyMap<string, string>;
  usual: RepresentationTerms & { assigneeIds: string[] };
};

export type ReadLine = {
  line: number;
  name: string;
  email: string | null;
  problems: Record<string, string>;
  /** Missing where anything is wrong. */
  talent: NewTalent | undefined;
};

/** Columns that the form calls something else. */
const COLUMN_OF: Readonly<Partial<Record<string, Column>>> = {
  countryId: 'country',
  categoryIds: 'categories',
  isExclusive: 'exclusive',
  assigneeIds: 'assignedTo',
};

/** Reads one line as far as it can be, and says of every cell that cannot what is wrong with it. */
export function readLine(record: CsvRecord, headings: Headings, meanings: Meanings): ReadLine {
  const cells = new CellReader(record, headings);
  const form = newTalentSchema.safeParse({
    ...readPerson(cells, meanings),
    ...readTerms(cells, meanings),
  });
  for (const { path, message } of form.error?.issues ?? []) {
    const field = String(path[0]);
    cells.complain(COLUMN_OF[field] ?? (field as Column), message);
  }
  const { problems } = cells;
  return {
    line: record.line,
    name: `${cells.words('firstName')} ${cells.words('lastName')}`.trim(),
    email: cells.text('email') || null,
    problems,
    talent: Object.keys(problems).length > 0 ? undefined : form.data,
  };
}

function readPerson(cells: CellReader, { countries, categories }: Meanings) {
  return {
    firstName: cells.words('firstName'),
    lastName: cells.words('lastName'),
    stageName: cells.words('stageName') || null,
    email: cells.text('email') || null,
    city: cells.words('city') || null,
    dateOfBirth: cells.read('dateOfBirth', {
      as: readDay,
      empty: null,
      problem: 'Please write the day as 2001-04-30',
    }),
    gender: cells.read('gender', {
      as: (text) => readChoice(text, GENDERS, GENDER_WORDS),
      empty: null,
      problem: `Please use ${listChoices(GENDERS)}`,
    }),
    countryId: cells.read('country', {
      as: (text) => countries.get(fold(text)),
      empty: '',
      problem: 'There is no such country',
    }),
    categoryIds: cells.read('categories', {
      as: (text) => readAll(text, (word) => categories.get(fold(word))),
      empty: [],
      problem: 'There is no such category',
    }),
  };
}

function readTerms(cells: CellReader, { usual, team }: Meanings) {
  return {
    territory: cells.words('territory') || usual.territory,
    field: cells.read('field', {
      as: (text) => readChoice(text, REPRESENTATION_FIELDS, FIELD_WORDS),
      empty: usual.field,
      problem: `Please use ${listChoices(REPRESENTATION_FIELDS)}`,
    }),
    kind: cells.read('kind', {
      as: (text) => readChoice(text, REPRESENTATION_KINDS),
      empty: usual.kind,
      problem: `Please use ${listChoices(REPRESENTATION_KINDS)}`,
    }),
    isExclusive: cells.read('exclusive', {
      as: readYesOrNo,
      empty: usual.isExclusive,
      problem: 'Please use yes or no',
    }),
    submitter: cells.read('submitter', {
      as: (text) => readChoice(text, SUBMITTERS, SUBMITTER_WORDS),
      empty: usual.submitter,
      problem: `Please use ${listChoices(SUBMITTERS)}`,
    }),
    assigneeIds: cells.read('assignedTo', {
      as: (text) => readAll(text, (word) => team.get(word.toLowerCase())),
      empty: usual.assigneeIds,
      problem: 'Nobody on the team has this address',
    }),
  };
}
