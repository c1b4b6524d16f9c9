import type { Actor } from '../../../../platform/actor.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { withIsMinor } from '../../../talent-profiles/is-minor.ts';
import { photoUrlOf } from '../../../talent-profiles/present-talent-profile.ts';
import { listConflicts } from '../conflicts/list-conflicts.ts';
import { overlaps } from '../plan/plan.ts';
import { listSlots } from '../plan/queries.ts';
import { findAudition } from '../queries.ts';
import { requireAudition } from '../require-audition.ts';
import { listApplicants } from './queries.ts';

type Asked = { roleId?: string | undefined; q?: string | undefined };
type Times = { startsAt: Date; endsAt: Date };

export async function listCandidates(
  { db, clock }: Platform,
  actor: Actor,
  auditionId: string,
  { roleId, q }: Asked,
) {
  await requireAudition(db, actor, auditionId);
  const [audition, slots, applicants] = await Promise.all([
    findAudition(db, auditionId),
    listSlots(db, auditionId),
    listApplicants(db, auditionId, { roleId, q }),
  ]);
  const talentIds = applicants.map(({ talentProfileId }) => talentProfileId);
  const conflicts = audition && (await listConflicts(db, audition, talentIds));
  const items = applicants.map(({ photoKey, dateOfBirth, ...applicant }) => ({
    ...applicant,
    photoUrl: photoUrlOf({ id: applicant.talentProfileId, photoKey }),
    isMinor: withIsMinor(clock, { dateOfBirth }).isMinor,
    hasConflict: isNeverFree(slots, conflicts?.get(applicant.talentProfileId) ?? []),
  }));
  return { items, nextCursor: null };
}

/** Not at any time that there is. Without slots there is nothing that one could not come to. */
function isNeverFree(slots: readonly Times[], busy: readonly Times[]): boolean {
  if (slots.length === 0 || busy.length === 0) return false;
  return slots.every((slot) => busy.some((times) => overlaps(slot, times)));
}
