import { REPORT_SUBJECTS, type ReportForm } from '@callboard/contract/moderation';
import { AppError } from '../../../platform/app-error.ts';

/** Where a page of the queue ended: all that its order looks at. */
export type CasePlace = {
  concernsMinor: boolean;
  rank: number;
  firstReportedAt: Date;
  subjectId: string;
  subject: ReportForm['subject'];
};

const CURSOR = new RegExp(
  `^([01])_(\\d{1,2})_(\\d{1,14})_([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})_(${REPORT_SUBJECTS.join('|')})$`,
);

export function writeCaseCursor(place: CasePlace): string {
  const { concernsMinor, rank, firstReportedAt, subjectId, subject } = place;
  return `${concernsMinor ? 1 : 0}_${rank}_${firstReportedAt.getTime()}_${subjectId}_${subject}`;
}

export function readCaseCursor(cursor: string | undefined): CasePlace | undefined {
  if (cursor === undefined) return undefined;
  const [, minor, rank, milliseconds, subjectId = '', subject] = CURSOR.exec(cursor) ?? [];
  if (subject === undefined) {
    const fields = { cursor: 'This is not a cursor of this list' };
    throw new AppError('INVALID_INPUT', { fields });
  }
  return {
    concernsMinor: minor === '1',
    rank: Number(rank),
    firstReportedAt: new Date(Number(milliseconds)),
    subjectId,
    subject: subject as CasePlace['subject'],
  };
}
