/**
 * The least that can answer: Fastify and `pg`, running given queries and sending the rows. It is
 * what the whole stack is compared with, so it checks, maps and logs nothing.
 */
import Fastify from 'fastify';
import pg from 'pg';
import type { RecordedQuery } from './recorded-queries.ts';

export type BareServerOptions = {
  databaseUrl: string;
  connections: number;
  port: number;
  /** By path: queries of one step run together, steps one after another. */
  routes: Record<string, RecordedQuery[][]>;
};

process.once('message', async (options: BareServerOptions) => {
  const pool = new pg.Pool({ connectionString: options.databaseUrl, max: options.connections });
  const app = Fastify();
  for (const [path, steps] of Object.entries(options.routes)) {
    app.get(path, async () => {
      const answer: unknown[] = [];
      for (const step of steps) {
        const results = await Promise.all(step.map((query) => pool.query(query)));
        answer.push(...results.map(({ rows }) => rows));
      }
      return answer;
    });
  }
  await app.listen({ port: options.port, host: '127.0.0.1' });
  process.send?.('listening');
});
process.once('disconnect', () => process.exit(0));
