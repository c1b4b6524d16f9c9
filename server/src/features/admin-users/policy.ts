import type { Marks } from './standing.ts';

/** Why nobody is mailed a link that proves their address; null where they may be. */
export function whyNoLink(person: Omit<Marks, 'isDeleting'>): string | null {
  if (person.deletedAt !== null) return 'This account was deleted.';
  if (person.suspendedAt !== null) return 'This account is suspended.';
  if (person.email === null) return 'This account has no address yet.';
  return person.emailVerifiedAt === null ? null : 'This address is confirmed already.';
}
