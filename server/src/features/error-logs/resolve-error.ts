import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockError, setResolved } from './queries.ts';

/** Counts it as mended. Whoever comes second changes nothing, and is not told off. */
export function resolveError(platform: Platform, actor: Actor, id: string): Promise<void> {
  const resolved = { resolvedAt: platform.clock.now(), resolvedByUserId: actor.user.id };
  return decide(platform, actor, id, { act: 'error-logs.resolved', values: resolved });
}

export function reopenError(platform: Platform, actor: Actor, id: string): Promise<void> {
  const open = { resolvedAt: null, resolvedByUserId: null };
  return decide(platform, actor, id, { act: 'error-logs.reopened', values: open });
}

type Decision = { act: string; values: Parameters<typeof setResolved>[2] };

async function decide(platform: Platform, actor: Actor, id: string, { act, values }: Decision) {
  await platform.transaction(async (tx) => {
    const error = await lockError(tx, id);
    if (error === undefined) throw new AppError('NOT_FOUND');
    if ((error.resolvedAt === null) === (values.resolvedAt === null)) return;
    await setResolved(tx, id, values);
    const target = { kind: 'error-log', id };
    await audit(tx, platform.clock, actor, { act, target });
  });
}
