import type { CallPoster } from '@callboard/contract/call-review';
import type { Queryable } from '../../../platform/database/database.ts';
import { countHistory, listRejections, type ReviewedRow } from './queries.ts';

const REJECTIONS_SHOWN = 5;

/** Whoever posted a call, and what they did here before. */
export async function getPoster(db: Queryable, row: ReviewedRow): Promise<CallPoster> {
  const { id, email, jobTitle, website, ...poster } = row.poster;
  const [history, rejections] = await Promise.all([
    countHistory(db, id),
    listRejections(db, { userId: id, callId: row.id, most: REJECTIONS_SHOWN }),
  ]);
  return {
    id,
    name: row.postedBy,
    email,
    jobTitle,
    companyName: row.companyName,
    website,
    memberSince: poster.memberSince.toISOString(),
    isVerified: poster.professionalStatus === 'verified',
    suspendedAt: poster.suspendedAt?.toISOString() ?? null,
    ...history,
    rejections: rejections.flatMap(({ callId, roleTitle, reason, at }) =>
      at === null ? [] : [{ callId, roleTitle, reason: reason ?? '', at: at.toISOString() }],
    ),
  };
}
