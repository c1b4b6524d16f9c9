import type { Answer } from '@callboard/contract/application-moves';
import type { Actor } from '../../../platform/actor.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Coming } from '../../auditions/invitations/ending/lock-coming.ts';
import { answerApplications } from '../tray/answer-applications.ts';
import { lockUndecided } from './queries.ts';
import { findRoleNames } from './telling/queries.ts';

/**
 * Answers everyone of a role who is still to be decided, in the transaction that ends its call: those
 * in the tray as was chosen for them, all others with this.
 */
export async function answerEveryone(
  platform: Platform,
  tx: Transaction,
  /** Nobody: the system did it. */
  actor: Actor | null,
  /** Of the role, locked before its call. */
  coming: Coming,
  answer: Answer,
): Promise<number> {
  const { roleId } = coming;
  const { productionId } = await findRoleNames(tx, roleId);
  const waiting = await lockUndecided(tx, roleId);
  return answerApplications(platform, tx, actor, {
    productionId,
    coming,
    waiting,
    otherwise: answer,
  });
}
