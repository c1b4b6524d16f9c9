import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../../test/test-server.ts';

const t = useTestServer();
const WINDOW = { points: 3, seconds: 60 };

const isRefused = (key: string) =>
  t.platform.limits.take(key, WINDOW).then(
    () => false,
    () => true,
  );

describe('limits', () => {
  it('let through as many as they say and then tell how long to wait', async () => {
    const outcomes = [];
    for (let tries = 0; tries < 4; tries += 1) outcomes.push(await isRefused('a'));
    expect(outcomes).toEqual([false, false, false, true]);
    t.clock.advance({ seconds: 20 });
    await expect(t.platform.limits.take('a', WINDOW)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      retryAfterSeconds: 40,
    });
  });

  it('begin anew when their window has passed', async () => {
    for (let tries = 0; tries < 4; tries += 1) await isRefused('b');
    t.clock.advance({ seconds: 60 });
    expect(await isRefused('b')).toBe(false);
  });

  it('are exact when many come at once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => isRefused('c')));
    expect(outcomes.filter((refused) => !refused)).toHaveLength(WINDOW.points);
  });

  it('do not count what was given back', async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await isRefused('d')).toBe(false);
      await t.platform.limits.giveBack('d');
    }
  });
});
