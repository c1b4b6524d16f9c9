import type { ReportCase } from '@callboard/contract/report-review';
import type { Queryable } from '../../../platform/database/database.ts';
import type { CaseRow } from './queries.ts';
import { reasonOfRank } from './severity.ts';
import { nameSubjects } from './subjects/name-subjects.ts';

/** Cases with the names of what and whom they are about. */
export async function presentCases(
  db: Queryable,
  status: ReportCase['status'],
  rows: readonly CaseRow[],
): Promise<ReportCase[]> {
  const people = rows.flatMap(({ againstUserId }) =>
    againstUserId === null ? [] : [{ subject: 'user' as const, subjectId: againstUserId }],
  );
  const nameOf = await nameSubjects(db, [...rows, ...people]);
  return rows.map(({ rank, firstReportedAt, againstUserId, ...row }) => ({
    ...row,
    status,
    reason: reasonOfRank(rank),
    firstReportedAt: firstReportedAt.toISOString(),
    title: nameOf(row),
    against: againstUserId && {
      id: againstUserId,
      name: nameOf({ subject: 'user', subjectId: againstUserId }),
    },
  })) as ReportCase[];
}
