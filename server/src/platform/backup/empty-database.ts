import pg from 'pg';

type Thing = { kind: string; name: string };

/** Where our tables, the record of their migrations and the queues are; extensions stay. */
export async function emptyDatabase(client: pg.Client): Promise<void> {
  await client.query('drop schema if exists pgboss cascade; drop schema if exists drizzle cascade');
  const { rows } = await client.query<Thing>(`
    select * from (
      select case relkind when 'S' then 4 else 1 end as turn,
        case relkind when 'v' then 'view' when 'm' then 'materialized view'
          when 'S' then 'sequence' else 'table' end as kind,
        oid::regclass::text as name, 'pg_class'::regclass as class, oid
      from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
      union all
      select 2, 'routine', oid::regprocedure::text, 'pg_proc'::regclass, oid
      from pg_proc where pronamespace = 'public'::regnamespace
      union all
      select 3, 'type', oid::regtype::text, 'pg_type'::regclass, oid
      from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
    ) as thing
    where not exists (select from pg_depend d
      where d.classid = thing.class and d.objid = thing.oid and d.deptype = 'e')
    order by turn
  `);
  // What an earlier one took along is gone already.
  await all(
    client,
    rows.map(({ kind, name }) => `drop ${kind} if exists ${name} cascade`),
  );
}

/**
 * Foreign keys are taken off while tables are filled and put on again, which checks them all: the
 * order of tables does not matter then, and it needs no more rights than an owner has.
 */
export async function dropForeignKeys(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, conname as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
  `);
  const keys = rows.map((key) => ({ ...key, name: pg.escapeIdentifier(key.name) }));
  const drop = keys.map(({ table, name }) => `alter table ${table} drop constraint ${name}`);
  const add = keys.map(
    ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
  );
  await all(client, drop);
  return () => all(client, add);
}

/** Numbers that tables give out themselves go on after the highest that came back. */
export async function continueNumbers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(`
    select c.oid::regclass::text as table, a.attname as column,
      pg_get_serial_sequence(c.oid::regclass::text, a.attname) as sequence
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and a.attnum > 0 and not a.attisdropped
      and pg_get_serial_sequence(c.oid::regclass::text, a.attname) is not null
  `);
  await all(
    client,
    rows.map(({ table, column, sequence }) => {
      const highest = `max(${pg.escapeIdentifier(column)})`;
      return `select setval('${sequence}', coalesce(${highest}, 1), ${highest} is not null) from ${table}`;
    }),
  );
}

/** Hundreds of small statements go in one message. */
async function all(client: pg.Client, statements: readonly string[]): Promise<void> {
  if (statements.length > 0) await client.query(statements.join(';\n'));
}
