import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import type { Storage } from '../src/platform/storage/storage.ts';

/** As the owner of a database. */
export async function asOwnerOf<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** For each table its number of rows and a hash of all that is in them, generated columns included. */
export function tableContents(url: string, except: readonly string[] = []) {
  return asOwnerOf(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
    );
    const contents: Record<string, string> = {};
    for (const { name } of rows.filter((table) => !except.includes(table.name))) {
      const { rows: found } = await client.query(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '')
           as content from public."${name}" t`,
      );
      contents[name] = found[0].content;
    }
    return contents;
  });
}

/** What a database is made of apart from rows. */
export function structure(url: string) {
  return asOwnerOf(url, async (client) => {
    const { rows } = await client.query(`
      select conrelid::regclass || ' ' || pg_get_constraintdef(oid) as part from pg_constraint
        where connamespace = 'public'::regnamespace
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select relname || ' ' || relacl::text from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
      order by 1
    `);
    return rows.map(({ part }) => part);
  });
}

export async function fileContents(storage: Storage): Promise<Record<string, string>> {
  const contents: [string, string][] = [];
  for await (const { key } of storage.list()) {
    const content = await buffer(await storage.read(key));
    contents.push([key, createHash('sha256').update(content).digest('hex')]);
  }
  return Object.fromEntries(contents.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
