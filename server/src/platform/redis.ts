import { once } from 'node:events';
import { type Command, Redis } from 'ioredis';
import type { Log } from './log.ts';

/** A slow Redis is as good as none: whoever asks has something else to fall back on. */
const ANSWER_WITHIN_MS = 1_000;
const LONGEST_PAUSE_MS = 2_000;

export type RedisConnections = {
  /** Refuses at once while Redis is away. */
  commands: Redis;
  /** For subscriptions, which are made again when Redis is back. */
  listening: Redis;
  close: () => Promise<void>;
};

/** Resolves once Redis is there or cannot be reached: the server starts without it, and keeps trying. */
export async function openRedis(url: string, log: Log): Promise<RedisConnections> {
  const retryStrategy = (attempt: number) => Math.min(attempt * 200, LONGEST_PAUSE_MS);
  const commands = new Redis(url, {
    retryStrategy,
    commandTimeout: ANSWER_WITHIN_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
  });
  const listening = new SubscribingRedis(url, { retryStrategy, maxRetriesPerRequest: null });
  const connections = [commands, listening];
  for (const redis of connections) {
    redis.on('error', (error) => log.warn({ err: error }, 'Redis cannot be reached'));
  }
  await Promise.all(connections.map(readyOrNot));
  return {
    commands,
    listening,
    async close() {
      await commands.quit().catch(() => undefined);
      for (const redis of connections) redis.disconnect();
    },
  };
}

/** The adapter leaves the answers to its commands unread: an error there must not end the process. */
class SubscribingRedis extends Redis {
  override sendCommand(command: Command, stream?: Parameters<Redis['sendCommand']>[1]): unknown {
    const answer = super.sendCommand(command, stream);
    if (answer instanceof Promise) answer.catch(() => undefined);
    return answer;
  }
}

async function readyOrNot(redis: Redis): Promise<void> {
  await once(redis, 'ready').catch(() => undefined); // rejects when an error comes first
}
