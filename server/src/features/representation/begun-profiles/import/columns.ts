/** What a roster's file may say of a talent: the heading, and how else spreadsheets spell it. */
export const COLUMNS = {
  firstName: { heading: 'First name', spellings: ['first', 'given name', 'forename'] },
  lastName: { heading: 'Last name', spellings: ['last', 'surname', 'family name'] },
  stageName: { heading: 'Stage name', spellings: ['professional name', 'known as', 'alias'] },
  email: { heading: 'Email', spellings: ['e-mail', 'email address', 'e-mail address', 'mail'] },
  dateOfBirth: {
    heading: 'Date of birth',
    spellings: ['dob', 'birthday', 'birth date', 'birthdate', 'born'],
  },
  gender: { heading: 'Gender', spellings: ['sex'] },
  country: { heading: 'Country', spellings: ['country code', 'country of residence'] },
  city: { heading: 'City', spellings: ['town', 'based in', 'location'] },
  categories: { heading: 'Categories', spellings: ['category', 'talent categories', 'works as'] },
  field: { heading: 'Field', spellings: ['represented for', 'representation field'] },
  territory: { heading: 'Territory', spellings: ['region', 'market'] },
  kind: {
    heading: 'Kind',
    spellings: ['representation', 'representation kind', 'agent or manager'],
  },
  exclusive: { heading: 'Exclusive', spellings: ['is exclusive', 'exclusivity'] },
  submitter: { heading: 'Who submits', spellings: ['submitter', 'submits', 'submitted by'] },
  assignedTo: { heading: 'Assigned to', spellings: ['assigned', 'assignee', 'agent email'] },
} as const;

export type Column = keyof typeof COLUMNS;

/** Nobody is taken on without these. */
const NEEDED: readonly Column[] = ['firstName', 'lastName', 'country'];

/** By heading, those that a file has to have and does not. */
export function missingColumns(places: ReadonlyMap<Column, number>): string[] {
  return NEEDED.filter((column) => !places.has(column)).map((column) => COLUMNS[column].heading);
}

/** Letters and digits alone decide, without case and accents; the vowels that some scripts write as marks stay. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[\u0300-\u036f]|[^\p{L}\p{M}\p{N}]/gu, '');
}

const BY_SPELLING = new Map<string, Column>(
  Object.entries(COLUMNS).flatMap(([column, { heading, spellings }]) =>
    [heading, ...spellings].map((spelling) => [fold(spelling), column as Column] as const),
  ),
);

/** Where each column stands, and the headings that nobody knows or that come a second time. */
export function readHeadings(cells: readonly string[]) {
  const places = new Map<Column, number>();
  const unknown: string[] = [];
  for (const [place, cell] of cells.entries()) {
    const column = BY_SPELLING.get(fold(cell));
    if (column !== undefined && !places.has(column)) places.set(column, place);
    else if (cell.trim() !== '') unknown.push(cell.trim());
  }
  return { places, unknown, width: cells.length };
}
