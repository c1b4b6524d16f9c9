import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { openGazetteer } from '../features/places/gazetteer.ts';
import { REBUILD_SUBJECT } from '../features/talent-search/index/subjects.ts';
import { newId } from '../platform/ids.ts';
import { inventTalent, type Towns } from './invent-talent.ts';
import type { InventedTalent } from './invented-talent.ts';
import { copyLine, POPULATION_TABLES, type PopulationTable } from './population-tables.ts';
import { seeded } from './seeded.ts';

/** Invented at a time; their rows are in memory until they are written. */
const BATCH = 20_000;

/** Where the world's casting is, by about how much of it. */
const COUNTRIES = { us: 40, gb: 25, ca: 8, au: 6, ie: 4, de: 4, fr: 4, es: 3, in: 3, ng: 2, za: 1 };
const CITIES_PER_COUNTRY = 400;

type Given = { talents: number; seed: number; now: Date; say: (line: string) => void };

/**
 * Adds invented talents, the same for the same seed. They are copied past the triggers that note each
 * change, with one note that everybody is to be read anew. That what they refer to exists is checked for
 * the first batch; it is half of the work, and the others choose from the same.
 */
export async function addPopulation(
  databaseUrl: string,
  { talents, seed, now, say }: Given,
): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'callboard-seed',
  });
  await client.connect();
  try {
    const random = seeded(seed);
    const towns = listTowns();
    const mayCopyUnchecked = await maySkipTriggers(client);
    for (let done = 0; done < talents; done += BATCH) {
      const count = Math.min(BATCH, talents - done);
      const batch = Array.from({ length: count }, (_, at) =>
        inventTalent({ random, number: done + at, now, towns }),
      );
      await copyBatch(client, batch, { isChecked: done === 0 || !mayCopyUnchecked });
      say(`${(done + count).toLocaleString('en')} of ${talents.toLocaleString('en')}`);
    }
    await client.query(
      'insert into changes (subject, subject_id, changed_at) values ($1, $2, now())',
      [REBUILD_SUBJECT, newId()],
    );
    // Else the database does it on its own while people already search.
    await client.query(`vacuum (analyze) ${POPULATION_TABLES.map(({ name }) => name).join(', ')}`);
  } finally {
    await client.end();
  }
}

/** Whoever owns the database but is no superuser may not. */
async function maySkipTriggers(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    `select has_parameter_privilege('session_replication_role', 'set') as may`,
  );
  return rows[0]?.may ?? false;
}

/** A batch is there as a whole or not at all. */
async function copyBatch(
  client: pg.Client,
  batch: readonly InventedTalent[],
  { isChecked }: { isChecked: boolean },
): Promise<void> {
  await client.query('begin');
  try {
    if (isChecked) await switchOwnTriggers(client, 'disable');
    else await client.query('set local session_replication_role = replica');
    for (const { name, columns, rowsOf } of POPULATION_TABLES) {
      const names = columns.map((column) => `"${column}"`).join(', ');
      await pipeline(
        Readable.from(linesOf(batch, rowsOf)),
        client.query(copyFrom(`copy ${name} (${names}) from stdin`)),
      );
    }
    if (isChecked) await switchOwnTriggers(client, 'enable');
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function switchOwnTriggers(client: pg.Client, way: 'disable' | 'enable'): Promise<void> {
  for (const { name } of POPULATION_TABLES) {
    await client.query(`alter table ${name} ${way} trigger user`);
  }
}

/** Written while the database takes in those before. */
function* linesOf(batch: readonly InventedTalent[], rowsOf: PopulationTable['rowsOf']) {
  for (const talent of batch) {
    const lines = rowsOf(talent).map(copyLine).join('');
    if (lines !== '') yield lines;
  }
}

function listTowns(): Towns {
  const gazetteer = openGazetteer();
  return Object.entries(COUNTRIES).map(([countryId, share]) => ({
    countryId,
    share,
    cities: gazetteer.largestOf(countryId, CITIES_PER_COUNTRY).map(({ name }) => name),
  }));
}
