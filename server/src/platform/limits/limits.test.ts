import { describe, expect, it } from 'vitest';
import { findRedis, useRedis } from '../../../test/redis-server.ts';
import { type TestServer, useTestServer } from '../../../test/test-server.ts';
import { rateLimits } from './tables.ts';

const WINDOW = { points: 3, seconds: 60 };

async function isRefused(t: TestServer, key: string): Promise<boolean> {
  return t.platform.limits.take(key, WINDOW).then(
    () => false,
    () => true,
  );
}

const countedInPostgres = async (t: TestServer) =>
  (await t.platform.db.select().from(rateLimits)).map(({ key }) => key);

describe('limits in PostgreSQL', () => {
  const t = useTestServer();
  behaveAsLimits(t);

  it('are swept when their window has passed', async () => {
    await isRefused(t, 'old');
    t.clock.advance({ seconds: 60 });
    await t.platform.limits.sweep();
    expect(await countedInPostgres(t)).toEqual([]);
  });
});

if (findRedis()) {
  describe('limits in Redis', () => {
    const { redis, environment } = useRedis();
    const t = useTestServer(environment);
    behaveAsLimits(t);

    it('leave PostgreSQL alone', async () => {
      await isRefused(t, 'elsewhere');
      expect(await countedInPostgres(t)).not.toContain('elsewhere');
    });

    it('count in PostgreSQL while Redis is away, and in Redis again when it is back', async () => {
      await redis.goAway();
      const outcomes = [];
      for (let tries = 0; tries < 4; tries += 1) outcomes.push(await isRefused(t, 'meanwhile'));
      expect(outcomes).toEqual([false, false, false, true]);
      expect(await countedInPostgres(t)).toContain('meanwhile');

      await redis.start();
      await expect.poll(() => isRefused(t, 'meanwhile'), { timeout: 10_000 }).toBe(false);
      await t.platform.limits.take('back', WINDOW);
      expect(await countedInPostgres(t)).not.toContain('back');
    });
  });
}

function behaveAsLimits(t: TestServer): void {
  it('let through as many as they say and then tell how long to wait', async () => {
    const outcomes = [];
    for (let tries = 0; tries < 4; tries += 1) outcomes.push(await isRefused(t, 'a'));
    expect(outcomes).toEqual([false, false, false, true]);
    t.clock.advance({ seconds: 20 });
    await expect(t.platform.limits.take('a', WINDOW)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      retryAfterSeconds: 40,
    });
  });

  it('begin anew when their window has passed', async () => {
    for (let tries = 0; tries < 4; tries += 1) await isRefused(t, 'b');
    t.clock.advance({ seconds: 60 });
    expect(await isRefused(t, 'b')).toBe(false);
  });

  it('are exact when many come at once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => isRefused(t, 'c')));
    expect(outcomes.filter((refused) => !refused)).toHaveLength(WINDOW.points);
  });

  it('do not count what was given back', async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await isRefused(t, 'd')).toBe(false);
      await t.platform.limits.giveBack('d');
    }
  });

  it('never owe a try, however often one is given back', async () => {
    for (let times = 0; times < 5; times += 1) await t.platform.limits.giveBack('e');
    const outcomes = [];
    for (let tries = 0; tries < 4; tries += 1) outcomes.push(await isRefused(t, 'e'));
    expect(outcomes).toEqual([false, false, false, true]);
  });
}
