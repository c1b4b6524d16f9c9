import pg from 'pg';
import { getDatabaseUrl } from '../../server/test/database-in.ts';
import { NAME_START } from './portfolio-writes.ts';

/** What the database holds of the portfolios that writers created, asked past the server. */
export type StoredPortfolios = {
  /** Names by id. */
  names: Map<string, string>;
  /** Committed in part: without its audit entry or change, or one of those without its portfolio. */
  torn: string[];
};

const PORTFOLIOS = `select id, name from business_portfolios where name like '${NAME_START} %'`;

const TORN = `
  with portfolio as (${PORTFOLIOS}),
  audited as (select target_id as id from audit_entries where act = 'business-portfolios.created'),
  changed as (select subject_id::text as id from changes where subject = 'business-portfolios.portfolio')
  select 'portfolio without audit entry' as what, id::text from portfolio
    where id::text not in (select id from audited)
  union all
  select 'portfolio without change', id::text from portfolio
    where id::text not in (select id from changed)
  union all
  select 'audit entry without portfolio', id from audited
    where id not in (select id::text from business_portfolios)
  union all
  select 'change without portfolio', id from changed
    where id not in (select id::text from business_portfolios)`;

export async function readStoredPortfolios(dataDir: string): Promise<StoredPortfolios> {
  const client = new pg.Client({ connectionString: await getDatabaseUrl(dataDir) });
  await client.connect();
  try {
    const portfolios = await client.query<{ id: string; name: string }>(PORTFOLIOS);
    const torn = await client.query<{ what: string; id: string }>(TORN);
    return {
      names: new Map(portfolios.rows.map(({ id, name }) => [id, name])),
      torn: torn.rows.map(({ what, id }) => `${what} ${id}`),
    };
  } finally {
    await client.end();
  }
}
