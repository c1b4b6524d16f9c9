import { CHANGE_MINUTES } from '@callboard/contract/messages';

const CHANGE_MS = CHANGE_MINUTES * 60 * 1000;

/** Nobody changes what another has said, not even for the same talent. */
export function mayChange(userId: string, { authorUserId }: { authorUserId: string }): boolean {
  return authorUserId === userId;
}

/** A deleted message stays deleted; any other can be changed for a while. */
export function isChangeable(
  { sentAt, deletedAt }: { sentAt: Date; deletedAt: Date | null },
  now: Date,
): boolean {
  return deletedAt === null && now.getTime() - sentAt.getTime() <= CHANGE_MS;
}
