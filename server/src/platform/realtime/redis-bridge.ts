import { createAdapter } from '@socket.io/redis-adapter';
import type { Log } from '../log.ts';
import type { RedisConnections } from '../redis.ts';
import type { Gaps, OpenBridge } from './bridge.ts';

const CHANNELS = 'callboard';

/** Events between servers by Redis, where there are too many for NOTIFY. */
export function redisBridge(redis: RedisConnections, log: Log): OpenBridge {
  return async (gaps) => {
    const { listening } = redis;
    listening.on('ready', () => {
      // Subscriptions are renewed in order, so that whoever gets this answer has them all.
      listening.ping().then(gaps.missed, () => undefined);
    });
    const adapter = createAdapter(speakerOn(redis, log, gaps), listening, { key: CHANNELS });
    // The connections belong to whoever opened them, and are closed there.
    return { adapter, close: async () => undefined };
  };
}

/** What the adapter takes for the connection that it publishes on. */
function speakerOn({ commands }: RedisConnections, log: Log, gaps: Gaps) {
  let hasUnsaid = false;
  const tellUnsaid = () => {
    if (!hasUnsaid) return;
    hasUnsaid = false;
    gaps.unsaid();
  };
  commands.on('ready', tellUnsaid);
  return {
    publish(channel: string, message: string | Buffer) {
      commands.publish(channel, message).then(tellUnsaid, (error) => {
        hasUnsaid = true;
        log.warn({ err: error }, 'an event did not pass between servers');
      });
    },
    /** How many servers there are, before one asks them all. */
    send_command(name: string, args: string[], answer: (error: unknown, found?: unknown) => void) {
      commands.call(name, ...args).then((found) => answer(null, found), answer);
    },
    // Its errors are heard where it was opened.
    on: () => undefined,
    off: () => undefined,
  };
}
