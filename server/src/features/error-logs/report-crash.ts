import type { Crash } from '@callboard/contract/error-logs';
import { LIMITS } from '@callboard/contract/limits';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { fingerprintOf } from './fingerprint-of.ts';
import { countKnownError, noteError } from './queries.ts';
import { withoutSecrets } from './without-secrets.ts';

const NEW_PER_HOUR = { points: LIMITS.newErrorsPerHour, seconds: 60 * 60 };

/**
 * Keeps a crash of the web app, together with others like it. Anyone may report one, so the whole
 * platform takes only so many new kinds in an hour; what is known is counted all the same.
 */
export async function reportCrash(platform: Platform, crash: Crash, userId: string | undefined) {
  const seen = {
    fingerprint: fingerprintOf(crash),
    stack: withoutSecrets(crash.stack),
    componentStack: withoutSecrets(crash.component_stack),
    userAgent: crash.user_agent,
    url: withoutSecrets(crash.url),
    userId: userId ?? null,
    lastSeenAt: platform.clock.now(),
  };
  if (await countKnownError(platform.db, seen)) return;
  await platform.limits.take('new errors', NEW_PER_HOUR);
  await noteError(platform.db, { ...seen, id: newId(), message: withoutSecrets(crash.message) });
}
