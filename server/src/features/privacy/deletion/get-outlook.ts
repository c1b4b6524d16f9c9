import type { DeletionOutlook } from '@callboard/contract/privacy';
import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findDeletion, listChildren, listShared } from './queries.ts';

/** Whether the account goes, what stands in the way of it, and who would go along. */
export async function getOutlook({ db }: Platform, { user }: Actor): Promise<DeletionOutlook> {
  const [deletion, portfolios, children] = await Promise.all([
    findDeletion(db, user.id),
    listShared(db, user.id),
    listChildren(db, user.id),
  ]);
  return {
    deletion:
      deletion === undefined
        ? null
        : { askedAt: deletion.askedAt.toISOString(), dueAt: deletion.dueAt.toISOString() },
    portfolios,
    children: children.map(({ id, name }) => ({ id, name })),
  };
}
