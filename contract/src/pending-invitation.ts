import type { AuditionInvitation } from './audition-invitations.ts';

/** Waits for an answer. Apart from its schema, like the calls that count. */
export function isPending({
  status,
  respondedAt,
}: Pick<AuditionInvitation, 'status' | 'respondedAt'>): boolean {
  return status === 'pending' || respondedAt === null;
}
