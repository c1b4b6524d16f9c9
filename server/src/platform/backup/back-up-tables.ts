import type pg from 'pg';

export type Table = { name: string; columns: string[] };

/** So that values are written the same way on every server, and read back the same. */
export async function speakPlainly(client: pg.Client): Promise<void> {
  await client.query(`
    set client_encoding to 'UTF8'; set timezone to 'UTC'; set datestyle to 'ISO, YMD';
    set intervalstyle to 'postgres'; set bytea_output to 'hex'; set extra_float_digits to 3;
    set statement_timeout to 0; set idle_in_transaction_session_timeout to 0;
  `);
}

/** Callboard's tables with the columns that hold something: generated ones are worked out anew. */
export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not c.relispartition and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and not exists (select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    group by c.relname
    order by c.relname
  `);
  return rows;
}
