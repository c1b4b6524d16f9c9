import type { CallSummary } from '@callboard/contract/call-summary';
import type { PublishForm } from '@callboard/contract/casting-calls';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordActivities } from '../../productions/activity/record-activity.ts';
import { beginCasting } from '../../productions/begin-casting/begin-casting.ts';
import { requireProduction } from '../../productions/require-rights.ts';
import { insertChosenAgencies, insertInvitees } from '../audience/queries.ts';
import { requireAudience } from '../audience/require-audience.ts';
import { tellAudience } from '../audience/tell-audience.ts';
import { statusWhenPublished } from '../policy.ts';
import { presentCall } from '../present-call.ts';
import { insertVersions } from '../terms/queries.ts';
import { termsOf } from '../terms/terms-of.ts';
import { touchCalls } from '../touch-call.ts';
import { deleteDraftCalls, insertCalls, lockRoles } from './queries.ts';
import { requireFuture } from './require-future.ts';

type Role = Awaited<ReturnType<typeof lockRoles>>[number]['role'];

/** Publishes roles together, as one breakdown: all of them or none. */
export async function publishRoles(
  platform: Platform,
  actor: Actor,
  productionId: string,
  form: PublishForm,
): Promise<{ items: CallSummary[] }> {
  return platform.transaction(async (tx) => {
    await requireProduction(tx, actor, productionId, 'manage');
    requireFuture(platform, form.deadlineAt);
    await beginCasting(platform, tx, productionId);
    const { roles, productionTitle } = await requireRoles(tx, productionId, form.roleIds);
    const audience = await requireAudience(platform, tx, actor, form);

    await deleteDraftCalls(tx, form.roleIds);
    const calls = await insertCalls(tx, callRows(platform, actor, roles, form));
    if (calls.length < roles.length) throw new AppError('ROLE_HAS_CALL');
    const published = roles.flatMap((role) => {
      const call = calls.find(({ roleId }) => roleId === role.id);
      return call ? [{ role, call }] : [];
    });
    const callIds = published.map(({ call }) => call.id);
    await insertVersions(
      tx,
      published.map(({ role, call: { id: callId, version, createdAt } }) => {
        return { callId, version, terms: termsOf(role), createdAt };
      }),
    );
    await insertChosenAgencies(tx, callIds, audience.agencyIds);
    await insertInvitees(tx, callIds, audience.talentProfileIds);

    const isOpen = statusWhenPublished(actor) === 'open';
    await recordActivities(
      platform,
      tx,
      actor,
      roles.map(({ id: roleId }) => {
        return { kind: isOpen ? 'call_opened' : 'call_sent_to_review', productionId, roleId };
      }),
    );
    await touchCalls(tx, platform.clock, callIds);
    if (isOpen) {
      const opened = published.map(({ role, call: { id } }) => ({ id, roleTitle: role.title }));
      await tellAudience(platform, tx, { calls: opened, productionTitle }, audience);
    }
    return { items: published.map(({ call }) => presentCall(call)) };
  });
}

async function requireRoles(tx: Transaction, productionId: string, roleIds: readonly string[]) {
  const rows = await lockRoles(tx, productionId, roleIds);
  const [first] = rows;
  if (first === undefined || rows.length < new Set(roleIds).size) throw new AppError('NOT_FOUND');
  const roles = rows.map(({ role }) => role);
  if (roles.some(({ cancelledAt }) => cancelledAt !== null)) throw new AppError('ROLE_CANCELLED');
  return { roles, productionTitle: first.productionTitle };
}

function callRows({ clock }: Platform, actor: Actor, roles: readonly Role[], form: PublishForm) {
  const now = clock.now();
  const status = statusWhenPublished(actor);
  const breakdownId = newId();
  return roles.map(({ id: roleId }) => ({
    id: newId(),
    roleId,
    breakdownId,
    status,
    visibility: form.visibility,
    deadlineAt: new Date(form.deadlineAt),
    postedByUserId: actor.user.id,
    openedAt: status === 'open' ? now : null,
    createdAt: now,
    updatedAt: now,
  }));
}
