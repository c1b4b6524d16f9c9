import type { AuditionSession } from '@callboard/contract/audition-session';
import type { auditionEndpoints } from '@callboard/contract/auditions';
import type { BodyOf } from '@callboard/contract/endpoint';
import type { Actor } from '../../../../platform/actor.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { listConflicts } from '../conflicts/list-conflicts.ts';
import { changePlan } from '../plan/change-plan.ts';
import { autofillPlan } from '../plan/change-seats.ts';
import { givesTimes } from '../plan/plan.ts';
import { listColumn } from './queries.ts';

type Column = BodyOf<typeof auditionEndpoints.autofill>;

/** Seats a column of the board in its order; who cannot come at one time is given another. */
export async function autofill(
  platform: Platform,
  actor: Actor,
  auditionId: string,
  column: Column,
): Promise<AuditionSession> {
  return changePlan(platform, actor, auditionId, 'roleId', async (plan, audition, tx) => {
    const people = await listColumn(tx, auditionId, column);
    if (!givesTimes(plan)) return autofillPlan(plan, people);
    const ids = people.map(({ talentProfileId }) => talentProfileId);
    const conflicts = await listConflicts(tx, audition, ids);
    const waiting = people.map((person) => ({
      ...person,
      busy: conflicts.get(person.talentProfileId) ?? [],
    }));
    const isPaired = audition.round === 'chemistry_read' && plan.roleIds.length > 1;
    return autofillPlan(plan, waiting, { isPaired });
  });
}
