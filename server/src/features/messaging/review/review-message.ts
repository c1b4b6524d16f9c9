import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { presentReviewed } from './present-reviewed.ts';
import { findReported, listBesides } from './queries.ts';

/** How many before and after it are read with it: what it answers, and what came of it. */
const REACH = 10;

/** Admins read what was reported or flagged and nothing else, and it is written down that they did. */
export async function reviewMessage(platform: Platform, actor: Actor, messageId: string) {
  const { db, clock } = platform;
  const reported = await findReported(db, messageId);
  if (reported === undefined) throw new AppError('NOT_FOUND');
  const besides = await listBesides(db, reported, REACH);
  const target = { kind: 'message', id: messageId };
  await platform.transaction((tx) =>
    audit(tx, clock, actor, { act: 'messaging.reviewed', target }),
  );
  const [message, ...around] = await presentReviewed(db, actor.user.id, [reported, ...besides]);
  if (message === undefined) throw new AppError('NOT_FOUND');
  return { message, around };
}
