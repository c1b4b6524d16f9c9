import { sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/test-database.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { prepare } from '../../prepare.ts';
import { audit } from '../audit/audit.ts';

const t = useTestServer();

describe("the application's database role", () => {
  const attempt = (statement: string) =>
    t.platform.db.execute(sql.raw(statement)).then(
      () => 'done',
      (error) => String(error.cause ?? error),
    );

  it('is not the owner', async () => {
    const { rows } = await t.platform.db.execute(sql`select current_user as role`);
    expect(rows).toEqual([{ role: 'callboard_app' }]);
  });

  it.each([
    'update audit_entries set act = $$nothing happened$$',
    'delete from audit_entries',
    'truncate audit_entries',
    'truncate audit_entries, error_logs cascade',
    'insert into audit_entries select * from audit_entries on conflict (id) do update set act = $$other$$',
    'merge into audit_entries a using audit_entries b on a.id = b.id when matched then delete',
    'select id from audit_entries for update',
    'alter table audit_entries disable trigger all',
    'drop table audit_entries',
    'drop table users',
    'alter table users add column x int',
    'create table x (id int)',
  ])('may not: %s', async (statement) => {
    expect(await attempt(statement)).toMatch(/permission denied|must be owner/);
  });

  it('cannot give itself more than it has', async () => {
    // PostgreSQL only warns that nothing was granted.
    await attempt('grant all on audit_entries to callboard_app');
    expect(await attempt('delete from audit_entries')).toMatch('permission denied');
  });

  it('cannot alter audit entries by becoming the owner either', async () => {
    await t.platform.transaction((tx) =>
      audit(tx, t.clock, null, { act: 'test.kept', target: { kind: 'test', id: '2' } }),
    );
    expect(await attempt('set role none; delete from audit_entries; reset role')).toMatch(
      'permission denied: audit_entries is append-only',
    );
  });

  it('adds audit entries and reads them', async () => {
    await t.platform.transaction((tx) =>
      audit(tx, t.clock, null, { act: 'test.done', target: { kind: 'test', id: '1' } }),
    );
    const { rows } = await t.platform.db.execute(sql`select act from audit_entries`);
    expect(rows).toContainEqual({ act: 'test.done' });
  });
});

describe('preparing a database', () => {
  it('is fine when two servers do it at once, on a new database and on a prepared one', async () => {
    const database = await createTestDatabase({ empty: true });
    try {
      await Promise.all([prepare(database.url), prepare(database.url)]);
      await prepare(database.url);
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      const { rows } = await client.query('select count(*)::int as count from countries');
      await client.end();
      expect(rows).toEqual([{ count: 249 }]);
    } finally {
      await database.drop();
    }
  });

  it('stores text as UTF-8', async () => {
    const { rows } = await t.platform.db.execute(sql`show server_encoding`);
    expect(rows).toEqual([{ server_encoding: 'UTF8' }]);
  });
});

describe('a transaction', () => {
  it('runs its hooks after the commit, in order, and one that fails harms nothing', async () => {
    const happened: string[] = [];
    const result = await t.platform.transaction(async (tx) => {
      tx.afterCommit(() => void happened.push('first'));
      tx.afterCommit(() => Promise.reject(new Error('a hook broke')));
      tx.afterCommit(() => void happened.push('second'));
      await tx.execute(sql`select 1`);
      happened.push('work');
      return 7;
    });
    expect(result).toBe(7);
    expect(happened).toEqual(['work', 'first', 'second']);
    expect(JSON.stringify(t.logged)).toContain('a hook broke');
  });

  it('runs no hook when it is rolled back', async () => {
    const happened: string[] = [];
    const failing = t.platform.transaction(async (tx) => {
      tx.afterCommit(() => void happened.push('hook'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(happened).toEqual([]);
  });
});
