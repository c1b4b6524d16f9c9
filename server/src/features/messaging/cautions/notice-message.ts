import { LIMITS } from '@callboard/contract/limits';
import type { Caution } from '@callboard/contract/messages';
import type { ReportForm } from '@callboard/contract/moderation';
import type { Actor } from '../../../platform/actor.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { reportNoticed } from '../../moderation/reports/report-noticed.ts';
import { findPatterns, type Noticed } from './find-patterns.ts';
import { countBegunByNewcomer, isNewcomer } from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What of somebody's text calls for caution. Callboard's own staff is not looked at. */
export function noticeText({ user }: Pick<Actor, 'user'>, text: string): Noticed {
  return user.role === 'admin' ? { caution: null, findings: [] } : findPatterns(text);
}

/**
 * Whether whoever is new here writes to very many: asked before the first message of a conversation
 * that they began.
 */
export async function isToManyStrangers(
  { clock, db }: Pick<Platform, 'clock' | 'db'>,
  { user }: Pick<Actor, 'user'>,
): Promise<boolean> {
  if (user.role === 'admin') return false;
  const now = clock.now().getTime();
  const begun = await countBegunByNewcomer(db, user.id, {
    joinedAfter: new Date(now - LIMITS.newAccountDays * DAY_MS),
    begunAfter: new Date(now - DAY_MS),
    most: LIMITS.strangersPerDay,
  });
  return begun >= LIMITS.strangersPerDay;
}

/** Whoever is new here and asks very many at once is looked at as if they had written to them. */
export async function flagManyAsked(
  { clock }: Pick<Platform, 'clock'>,
  tx: Transaction,
  { user }: Pick<Actor, 'user'>,
  count: number,
): Promise<void> {
  if (count < LIMITS.strangersPerDay) return;
  const now = clock.now();
  const joinedAfter = new Date(now.getTime() - LIMITS.newAccountDays * DAY_MS);
  if (!(await isNewcomer(tx, user.id, joinedAfter))) return;
  await reportManyStrangers(tx, now, user.id);
}

const REASONS: Record<Caution, ReportForm['reason']> = {
  fee: 'fee_request',
  off_platform: 'off_platform_push',
  many_strangers: 'spam',
};

type Written = { messageId: string; authorUserId: string; isToManyStrangers: boolean };

/** Puts what was noticed before the moderators, in the transaction that sends or changes the message. */
export async function flagNoticed(
  { clock }: Pick<Platform, 'clock'>,
  tx: Transaction,
  { caution, findings }: Noticed,
  { messageId, authorUserId, isToManyStrangers }: Written,
): Promise<void> {
  const now = clock.now();
  if (caution !== null) {
    const about = { subject: 'message', subjectId: messageId } as const;
    await reportNoticed(tx, now, { ...about, reason: REASONS[caution], findings });
  }
  if (isToManyStrangers) await reportManyStrangers(tx, now, authorUserId);
}

async function reportManyStrangers(tx: Transaction, now: Date, userId: string): Promise<void> {
  const about = { subject: 'user', subjectId: userId } as const;
  const reason = REASONS.many_strangers;
  await reportNoticed(tx, now, { ...about, reason, findings: ['many-strangers'] });
}
