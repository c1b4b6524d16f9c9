import type { BodyOf } from '@callboard/contract/endpoint';
import type { reportReviewEndpoints } from '@callboard/contract/report-review';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { mayDecideAbout } from '../decisions/policy.ts';
import { insertDecision } from '../decisions/queries.ts';
import { suspendUser } from '../decisions/suspend-user.ts';
import { closeReports, hasReports, lockOpenReports, type Subject } from './queries.ts';
import { removeSubject } from './remove-subject.ts';
import { nameSubjects } from './subjects/name-subjects.ts';
import { tellReported, tellReporters } from './tell-decision.ts';

type Decision = BodyOf<typeof reportReviewEndpoints.decideCase>;

/** As the trail calls these where other acts on them are written down. */
const TARGET_KINDS: Record<Subject['subject'], string> = {
  message: 'message',
  call: 'casting-call',
  profile: 'talent-profile',
  user: 'user',
  share_link: 'share-link',
};

/** Decides all open reports about one thing, once: whoever comes second is told that it was decided. */
export async function decideCase(
  platform: Platform,
  moderator: Actor,
  about: Subject,
  { decision, reason, removeToo }: Decision,
): Promise<void> {
  await platform.transaction(async (tx) => {
    const open = await lockOpenReports(tx, about);
    if (open.length === 0) {
      if (!(await hasReports(tx, about))) throw new AppError('NOT_FOUND');
      throw new AppError('CONFLICT', { message: 'Someone else was first.' });
    }
    const againstUserId = open.find((report) => report.againstUserId)?.againstUserId ?? null;
    requireSomebody(moderator, decision, againstUserId);
    const title = (await nameSubjects(tx, [about]))(about);
    const isRemoved = decision === 'remove' || (decision !== 'dismiss' && removeToo);
    if (isRemoved) {
      const removal = { reason, toldUserId: againstUserId };
      await removeSubject(platform, tx, moderator, about, removal);
    }
    const within = platform.within(tx);
    const decided = { ...about, title, decision, reason, isRemoved };
    const decisionId =
      decision === 'suspend' && againstUserId !== null
        ? await suspendUser(within, moderator, againstUserId, reason, { ...about, title })
        : await writeDown(platform, tx, moderator, { ...decided, userId: againstUserId });
    const now = platform.clock.now();
    await closeReports(
      tx,
      open.map(({ id }) => id),
      {
        status: decision === 'dismiss' ? 'dismissed' : 'acted_on',
        decisionId,
        decidedAt: now,
        updatedAt: now,
      },
    );
    await audit(tx, platform.clock, moderator, {
      act: 'moderation.case-decided',
      target: { kind: TARGET_KINDS[about.subject], id: about.subjectId },
      difference: { decision, reason, isRemoved, decisionId, reports: open.length },
    });
    const reporters = open.flatMap(({ reporterUserId }) => reporterUserId ?? []);
    await tellReporters(platform, tx, reporters, decided);
    if (againstUserId !== null) await tellReported(platform, tx, againstUserId, decided);
  });
}

/** Nobody decides about themselves, and a warning or a suspension needs somebody. */
function requireSomebody(
  moderator: Actor,
  decision: Decision['decision'],
  againstUserId: string | null,
): void {
  if (againstUserId !== null && !mayDecideAbout(moderator, againstUserId)) {
    throw new AppError('FORBIDDEN', { message: 'Nobody decides about themselves.' });
  }
  if (againstUserId === null && (decision === 'warn' || decision === 'suspend')) {
    const fields = { decision: 'Nobody is known whom this is against' };
    throw new AppError('INVALID_INPUT', { fields });
  }
}

type Written = Subject &
  Pick<Decision, 'decision' | 'reason'> & { title: string; userId: string | null };

async function writeDown(
  { clock }: Platform,
  tx: Transaction,
  moderator: Actor,
  { subject, subjectId, title, decision, reason, userId }: Written,
): Promise<string> {
  const id = newId();
  await insertDecision(tx, {
    id,
    subject,
    subjectId,
    title,
    userId,
    decision,
    reason,
    decidedByUserId: moderator.user.id,
    decidedAt: clock.now(),
  });
  return id;
}
