import pg from 'pg';
import pino from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase } from '../../../test/test-database.ts';
import { postgresBridge } from './postgres-bridge.ts';

const silent = pino({ level: 'silent' });
const gaps = { missed: () => undefined, unsaid: () => undefined };

it('events that were too long are swept from the database with the rights of the application', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  onTestFinished(() => owner.end());
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const bridge = await postgresBridge(database.url, silent)(gaps);
  onTestFinished(() => bridge.close());

  await owner.query(`insert into socket_io_attachments (created_at, payload)
    values (now() - interval '1 minute', 'old'), (now(), 'new')`);
  vi.advanceTimersByTime(30_000);
  vi.useRealTimers();
  const kept = async () =>
    (
      await owner.query(
        `select convert_from(payload, 'utf8') as payload from socket_io_attachments`,
      )
    ).rows;
  await expect.poll(kept).toEqual([{ payload: 'new' }]);
});

it('a database that cannot be reached keeps a bridge neither from opening nor from closing', async () => {
  const bridge = await postgresBridge('postgres://nobody@127.0.0.1:1/none', silent)(gaps);
  await bridge.close();
});
