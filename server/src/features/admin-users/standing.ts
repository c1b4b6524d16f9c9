import type { UserStanding } from '@callboard/contract/admin-users';

export type Marks = {
  email: string | null;
  emailVerifiedAt: Date | null;
  suspendedAt: Date | null;
  deletedAt: Date | null;
  isDeleting: boolean;
};

/** Where someone stands. Whoever is several of these is shown as the gravest. */
export function standingOf(marks: Marks): UserStanding {
  if (marks.deletedAt !== null) return 'deleted';
  if (marks.suspendedAt !== null) return 'suspended';
  if (marks.isDeleting) return 'deleting';
  if (marks.email === null) return 'unclaimed';
  return marks.emailVerifiedAt === null ? 'unverified_email' : 'active';
}
