import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useTestServer } from '../../../test/test-server.ts';

const t = useTestServer();

it('docs/privacy.md says of every table what becomes of its rows', async () => {
  const { rows } = await t.platform.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const text = await readFile(new URL('../../../../docs/privacy.md', import.meta.url), 'utf8');
  const named = new Set([...text.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  const forgotten = rows.map(({ name }) => name).filter((name) => !named.has(name));
  expect(forgotten).toEqual([]);
});
