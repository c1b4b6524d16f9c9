import type { AuditionSession } from '@callboard/contract/audition-session';
import type { auditionEndpoints } from '@callboard/contract/auditions';
import type { BodyOf } from '@callboard/contract/endpoint';
import type { Actor } from '../../../../platform/actor.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { tellTeam } from '../../tell-team.ts';
import { withBooked, withFacts } from '../plan/change-facts.ts';
import { readPlan } from '../plan/change-plan.ts';
import { givesTimes } from '../plan/plan.ts';
import { requireSoundPlan } from '../plan/refuse.ts';
import { savePlan } from '../plan/save-plan.ts';
import {
  type AuditionRow,
  listBooked,
  listRoleIds,
  replaceRoles,
  replaceSides,
  updateAudition,
} from '../queries.ts';
import { requireOwnAudition } from '../require-audition.ts';
import { getAudition } from '../session/get-audition.ts';
import { columnsOf } from './columns-of.ts';
import { requireSoundFacts } from './require-sound-facts.ts';

type Changes = BodyOf<typeof auditionEndpoints.change>;

/** Changes what is given; everything else stays as it is. Those invited read it once it is sent. */
export async function changeAudition(
  platform: Platform,
  actor: Actor,
  auditionId: string,
  changes: Changes,
): Promise<AuditionSession> {
  await platform.transaction(async (tx) => {
    const { productionId, audition } = await requireOwnAudition(tx, actor, auditionId);
    const now = platform.clock.now();
    const columns = columnsOf({ ...audition, ...definedOf(changes) });
    const due = columns.kind === 'self_tape' ? dueOf(audition, changes) : undefined;
    const roleIdsBefore = await listRoleIds(tx, auditionId);
    const roleIds = changes.roleIds ?? roleIdsBefore;
    const { sidesFileIds } = changes;
    const facts = { roleIds, roleIdsBefore, sidesFileIds: sidesFileIds ?? [], due, now };
    const cast = await requireSoundFacts(tx, productionId, facts);

    const before = await readPlan(tx, audition);
    const planned = withFacts(before, { ...columns, roleIds: cast, dueAt: due?.at ?? null });
    const isOpenNoMore = before.isOpenBooking && givesTimes(planned);
    const after = isOpenNoMore ? withBooked(planned, await listBooked(tx, auditionId)) : planned;
    requireSoundPlan(after, 'dueAt');
    const { startsAt, endsAt } = after;
    await updateAudition(tx, auditionId, { ...columns, startsAt, endsAt, updatedAt: now });
    await savePlan(tx, auditionId, { before, after, now });
    if (changes.roleIds) await replaceRoles(tx, auditionId, changes.roleIds);
    if (sidesFileIds) await replaceSides(tx, auditionId, sidesFileIds);
    await audit(tx, platform.clock, actor, {
      act: 'auditions.changed',
      target: { kind: 'audition', id: auditionId },
      difference: { fields: Object.keys(changes) },
    });
    await tellTeam(platform, tx, { productionId, auditionId });
  });
  return getAudition(platform, actor, auditionId);
}

type Known<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function definedOf<T extends object>(changes: T): Known<T> {
  const entries = Object.entries(changes).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Known<T>;
}

function dueOf({ kind, startsAt }: AuditionRow, { dueAt }: Changes) {
  const before = kind === 'self_tape' ? startsAt : null;
  if (dueAt === undefined) return { at: before, before };
  return { at: dueAt === null ? null : new Date(dueAt), before };
}
