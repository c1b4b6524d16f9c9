import { LIMITS } from '@callboard/contract/limits';
import { AppError } from '../../../../platform/app-error.ts';
import type { Queryable } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { withIsMinor } from '../../../talent-profiles/is-minor.ts';
import { problemOfBirth } from '../problem-of-birth.ts';
import { listRosterPeople, listTeam } from '../queries.ts';
import { COLUMNS, missingColumns, readHeadings } from './columns.ts';
import { type Person, SeenPeople } from './find-duplicates.ts';
import { listCategories, listCountries } from './queries.ts';
import { readCsv } from './read-csv.ts';
import { type Meanings, type ReadLine, readLine } from './read-line.ts';
import { indexTerms } from './terms.ts';

type Portfolio = { id: string; verifiedAt: Date | null };

/** Reads a roster's file for preview and import alike: every line, and everything that is wrong. */
export async function readRoster(
  platform: Platform,
  db: Queryable,
  portfolio: Portfolio,
  { csv, usual }: { csv: string; usual: Meanings['usual'] },
) {
  const [heading, ...records] = readCsv(csv);
  const headings = readHeadings(heading?.cells ?? []);
  if (headings.places.size === 0)
    refuse('The first line has to name the columns: First name, Last name…');
  const missing = missingColumns(headings.places);
  if (missing.length > 0) {
    refuse(`The first line does not name ${new Intl.ListFormat('en-GB').format(missing)}`);
  }
  if (records.length === 0) refuse('There is no talent in this file');
  if (records.length > LIMITS.rosterCsvLines) {
    refuse(`Please import at most ${LIMITS.rosterCsvLines} talents at once`);
  }
  const countries = await listCountries(db);
  const terms = indexTerms(countries, await listCategories(db));
  const members = await listTeam(db, portfolio.id);
  const team = new Map(members.map(({ userId, email }) => [(email ?? '').toLowerCase(), userId]));
  const roster = await listRosterPeople(db, portfolio.id);
  if (roster.length + records.length > LIMITS.rosterTalents) refuse(ROSTER_IS_FULL);

  const lines = records.map((record) => readLine(record, headings, { ...terms, team, usual }));
  nameBirths(platform, portfolio, lines);
  nameDuplicates(
    lines,
    roster.map((person) => withIsMinor(platform.clock, person)),
    (talent) => withIsMinor(platform.clock, talent),
  );
  return { unknownColumns: headings.unknown, lines };
}

const ROSTER_IS_FULL = `A roster holds at most ${LIMITS.rosterTalents} talents`;

function refuse(problem: string): never {
  throw new AppError('INVALID_INPUT', { fields: { csv: problem } });
}

function nameBirths(platform: Platform, portfolio: Portfolio, lines: readonly ReadLine[]): void {
  for (const { talent, problems } of lines) {
    const problem = talent && problemOfBirth(platform, portfolio, talent.dateOfBirth);
    if (problem !== undefined) problems[COLUMNS.dateOfBirth.heading] = problem;
  }
}

type WithAge = (talent: NonNullable<ReadLine['talent']>) => Person;

function nameDuplicates(lines: readonly ReadLine[], roster: readonly Person[], withAge: WithAge) {
  const onRoster = new SeenPeople<Person>();
  for (const person of roster) onRoster.add(person);
  const inFile = new SeenPeople<Person & { line: number }>();
  for (const { line, talent, problems } of lines) {
    if (talent === undefined) continue;
    const person = withAge(talent);
    const earlier = inFile.find(person);
    const known = onRoster.find(person);
    const other = earlier ?? known;
    if (other === undefined) {
      inFile.add({ ...person, line });
      continue;
    }
    const isSameAddress = isSame(other.email, person.email) && !person.isMinor;
    const { heading } = isSameAddress ? COLUMNS.email : COLUMNS.lastName;
    problems[heading] = earlier
      ? `The same person as in line ${earlier.line}`
      : 'This talent is on your roster already';
  }
}

function isSame(one: string | null, other: string | null): boolean {
  return one !== null && one.toLowerCase() === other?.toLowerCase();
}
