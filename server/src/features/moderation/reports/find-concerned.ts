import type { ReportForm } from '@callboard/contract/moderation';
import type { Queryable } from '../../../platform/database/database.ts';
import { isOfAge } from '../../auth/age.ts';
import {
  findBehindCall,
  findBehindLink,
  findBehindMessage,
  findBehindProfile,
  findBehindUser,
} from './queries.ts';

type Said = Pick<ReportForm, 'subject' | 'subjectId' | 'reason'>;
type Behind = { userId: string | null; datesOfBirth: (string | null)[] };

const BEHIND: Record<Said['subject'], (db: Queryable, id: string) => Promise<Behind | undefined>> =
  {
    message: findBehindMessage,
    call: findBehindCall,
    profile: findBehindProfile,
    user: findBehindUser,
    share_link: findBehindLink,
  };

/** Whom a report is against, and whether a child is in it: because one takes part or it says so. */
export async function findConcerned(db: Queryable, now: Date, said: Said) {
  const behind = await BEHIND[said.subject](db, said.subjectId);
  const isMinorIn = (behind?.datesOfBirth ?? []).some((day) => day !== null && !isOfAge(day, now));
  return {
    againstUserId: behind?.userId ?? null,
    concernsMinor: isMinorIn || said.reason === 'minors_safety',
  };
}
