import type { ApplicationStatus } from '@callboard/contract/application-moves';
import type { Actor } from '../../../platform/actor.ts';
import { auditEach } from '../../../platform/audit/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { insertStatusChanges } from './queries.ts';
import type { OwnTalent } from './require-own-talent.ts';
import { tellOfOwnActs } from './telling/tell-of-own-acts.ts';

export type OwnAct = {
  applicationId: string;
  roleId: string;
  talent: OwnTalent;
  doer: Actor;
  from: ApplicationStatus | null;
  to: 'submitted' | 'withdrawn';
  reason?: string | null;
};

/** Keeps what a talent's own side did, told to both sides at once, and whom they did it for. */
export async function recordOwnActs(
  platform: Platform,
  tx: Transaction,
  acts: readonly OwnAct[],
): Promise<void> {
  if (acts.length === 0) return;
  const now = platform.clock.now();
  await insertStatusChanges(
    tx,
    acts.map(({ applicationId, doer, from, to, reason = null }) => ({
      id: newId(),
      applicationId,
      fromStatus: from,
      toStatus: to,
      actorUserId: doer.user.id,
      onBehalfOfUserId: doer.onBehalfOf?.userId ?? null,
      reason,
      toldAt: now,
      createdAt: now,
    })),
  );
  const forOthers = acts.filter(({ doer }) => doer.onBehalfOf !== undefined);
  await auditEach(
    tx,
    platform.clock,
    forOthers.map(({ applicationId, doer, to }) => ({
      doer,
      act: `applications.${to}`,
      target: { kind: 'application', id: applicationId },
    })),
  );
  await tellOfOwnActs(platform, tx, acts);
}
