import type { ReviewedCall } from '@callboard/contract/call-review';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readCautions } from '../cautions/read-cautions.ts';
import { describeRole } from './describe-role.ts';
import { getPoster } from './get-poster.ts';
import { findReviewedCall } from './queries.ts';

/** A call as its applicants read it, with what was noticed in it and who asks for it. */
export async function getReviewedCall({ db }: Platform, callId: string): Promise<ReviewedCall> {
  const row = await findReviewedCall(db, callId);
  if (row === undefined) throw new AppError('NOT_FOUND');
  const { call, role } = row;
  const [cautions, poster] = await Promise.all([readCautions(db, [row]), getPoster(db, row)]);
  return {
    id: row.id,
    status: row.status,
    roleId: role.id,
    roleTitle: role.title,
    productionId: role.productionId,
    productionTitle: row.productionTitle,
    companyName: row.companyName,
    postedBy: row.postedBy,
    description: role.description,
    synopsis: row.synopsis,
    submittedAt: row.createdAt.toISOString(),
    visibility: call.visibility,
    deadlineAt: call.deadlineAt.toISOString(),
    openedAt: call.openedAt?.toISOString() ?? null,
    endedAt: call.endedAt?.toISOString() ?? null,
    moderatedBy: row.moderatedBy,
    moderatorReason: call.moderatorReason,
    terms: describeRole(role, row.productionTypeId),
    applications: row.applications,
    cautions: cautions.get(row.id) ?? [],
    poster,
  };
}
