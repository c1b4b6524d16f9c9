import type { Redis } from 'ioredis';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { type Limits, refuseBeyond } from './limits.ts';

/** Windows are decided by our clock, which tests set; Redis' own only forgets what is long past. */
const TAKE = `
  local now, milliseconds = tonumber(ARGV[1]), tonumber(ARGV[2])
  local resetsAt = tonumber(redis.call('hget', KEYS[1], 'resetsAt'))
  if not resetsAt or resetsAt <= now then
    resetsAt = now + milliseconds
    redis.call('hset', KEYS[1], 'used', 0, 'resetsAt', resetsAt)
    redis.call('pexpire', KEYS[1], milliseconds)
  end
  return { redis.call('hincrby', KEYS[1], 'used', 1), resetsAt }`;

const GIVE_BACK = `
  if tonumber(redis.call('hget', KEYS[1], 'used') or 0) > 0 then
    redis.call('hincrby', KEYS[1], 'used', -1)
  end`;

type Parts = { redis: Redis; clock: Clock; log: Log; fallback: Limits };

/**
 * The same limits in Redis. While it is away they count in the fallback, from nothing: whoever tries
 * passwords then gets one more window of tries, never an open door.
 */
export function createRedisLimits({ redis, clock, log, fallback }: Parts): Limits {
  const count = async (script: string, key: string, ...values: number[]): Promise<unknown> => {
    try {
      return (await redis.eval(script, 1, `limit:${key}`, ...values)) ?? 'done';
    } catch (error) {
      log.warn({ err: error }, 'limits count in PostgreSQL while Redis does not answer');
      return undefined;
    }
  };
  return {
    async take(key, window) {
      const now = clock.now();
      const counted = await count(TAKE, key, now.getTime(), window.seconds * 1000);
      if (!Array.isArray(counted)) return fallback.take(key, window);
      const [used, resetsAt] = counted.map(Number);
      if (used === undefined || resetsAt === undefined) return fallback.take(key, window);
      refuseBeyond(window, { used, resetsAt: new Date(resetsAt) }, now);
    },
    async giveBack(key) {
      if ((await count(GIVE_BACK, key)) === undefined) await fallback.giveBack(key);
    },
    // In Redis they go by themselves.
    sweep: () => fallback.sweep(),
  };
}
