import type { ApplicationStatus } from '@callboard/contract/application-moves';
import type { Actor } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { insertStatusChange } from './queries.ts';
import type { OwnTalent } from './require-own-talent.ts';
import { tellOfOwnAct } from './telling/tell-of-own-act.ts';

export type OwnAct = {
  applicationId: string;
  roleId: string;
  talent: OwnTalent;
  from: ApplicationStatus | null;
  to: 'submitted' | 'withdrawn';
  reason?: string | null;
};

/** Keeps what a talent's own side did, told to both sides at once, and whom they did it for. */
export async function recordOwnAct(
  platform: Platform,
  tx: Transaction,
  doer: Actor,
  act: OwnAct,
): Promise<void> {
  const { applicationId, from, to, reason = null } = act;
  const now = platform.clock.now();
  await insertStatusChange(tx, {
    id: newId(),
    applicationId,
    fromStatus: from,
    toStatus: to,
    actorUserId: doer.user.id,
    onBehalfOfUserId: doer.onBehalfOf?.userId ?? null,
    reason,
    toldAt: now,
    createdAt: now,
  });
  if (doer.onBehalfOf !== undefined) {
    await audit(tx, platform.clock, doer, {
      act: `applications.${to}`,
      target: { kind: 'application', id: applicationId },
    });
  }
  await tellOfOwnAct(platform, tx, doer, act);
}
