import type { OpenedCase } from '@callboard/contract/report-review';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listHistories } from '../decisions/list-histories.ts';
import { presentDecision } from '../decisions/present-decision.ts';
import { listDecisionsAbout } from '../decisions/queries.ts';
import { presentCases } from './present-cases.ts';
import { listCasesOf, listReportsOf, type Subject } from './queries.ts';
import { describeSubject } from './subjects/describe-subject.ts';

const DECISIONS_SHOWN = 50;

/** Everything that somebody who decides looks at. A case is open while one report about it is. */
export async function openCase({ db }: Platform, about: Subject): Promise<OpenedCase> {
  const all = await listReportsOf(db, about);
  const newest = all.find(({ status }) => status === 'open') ?? latestDecided(all);
  if (newest === undefined) throw new AppError('NOT_FOUND');
  const [rows, described, decisions] = await Promise.all([
    listCasesOf(db, newest.status, [about]),
    describeSubject(db, about),
    listDecisionsAbout(db, about, DECISIONS_SHOWN),
  ]);
  const [[summary], people] = await Promise.all([
    presentCases(db, newest.status, rows),
    listHistories(db, [
      ...all.map(({ reporterUserId }) => reporterUserId),
      ...rows.map(({ againstUserId }) => againstUserId),
    ]),
  ]);
  if (summary === undefined) throw new AppError('NOT_FOUND');
  return {
    ...summary,
    ...described,
    items: all.map(({ id, source, status, reason, note, findings, ...report }) => ({
      id,
      source,
      status,
      reason,
      note,
      findings,
      reporter: people.get(report.reporterUserId ?? '') ?? null,
      createdAt: report.createdAt.toISOString(),
    })),
    accused: people.get(summary.against?.id ?? '') ?? null,
    decided: decisions.map(({ decision, decidedBy }) => ({
      ...presentDecision(decision),
      decidedBy,
    })),
  };
}

function latestDecided<Row extends { decidedAt: Date | null }>(rows: readonly Row[]) {
  const timeOf = ({ decidedAt }: Row) => decidedAt?.getTime() ?? 0;
  return rows.toSorted((one, other) => timeOf(other) - timeOf(one))[0];
}
