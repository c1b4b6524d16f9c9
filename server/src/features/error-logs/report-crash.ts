import { createHash } from 'node:crypto';
import type { Crash } from '@callboard/contract/error-logs';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { countError } from './queries.ts';

/** Keeps a crash of the web app, together with others like it. */
export async function reportCrash(platform: Platform, crash: Crash, userId: string | undefined) {
  await countError(platform.db, {
    id: newId(),
    fingerprint: fingerprintOf(crash),
    message: crash.message,
    stack: crash.stack,
    componentStack: crash.component_stack,
    userAgent: crash.user_agent,
    url: withoutSecrets(crash.url),
    userId: userId ?? null,
    lastSeenAt: platform.clock.now(),
  });
}

/** File hashes change with every build, line numbers with every edit; the error stays the same. */
function fingerprintOf({ message, stack }: Crash): string {
  const shape = stack
    .replaceAll(/https?:\/\/\S+\//g, '')
    .replaceAll(/(-[\w-]{8})?\.js:\d+:\d+/g, '');
  return createHash('sha256').update(`${message}\n${shape}`).digest('hex');
}

/** Links that sign someone in must not end up in a log. */
function withoutSecrets(url: string): string {
  return url.replaceAll(/([?&]token=)[^&#]*/g, '$1…');
}
