import type { ReportForm } from '@callboard/contract/moderation';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findConcerned } from './find-concerned.ts';
import { knowsSubject } from './knows-subject.ts';
import { upsertReport } from './queries.ts';

/** Goes to the moderators and nobody else: whom it is about never hears who said it, or that anyone did. */
export async function reportSubject(
  platform: Platform,
  actor: Actor,
  report: ReportForm,
): Promise<{ id: string }> {
  if (!(await knowsSubject(platform, actor, report))) throw new AppError('NOT_FOUND');
  const now = platform.clock.now();
  const concerned = await findConcerned(platform.db, now, report);
  if (concerned.againstUserId === actor.user.id) {
    throw new AppError('INVALID_INPUT', { message: 'This is your own: it cannot be reported.' });
  }
  const id = await upsertReport(platform.db, {
    ...report,
    ...concerned,
    id: newId(),
    reporterUserId: actor.user.id,
    status: 'open',
    createdAt: now,
    updatedAt: now,
  });
  return { id };
}
