import type { ListedUser, UserStanding } from '@callboard/contract/admin-users';
import type { Role } from '@callboard/contract/roles';

export const ROLE_WORDS: Record<Role, string> = {
  client: 'Client',
  talent: 'Talent',
  agent: 'Agent',
  admin: 'Admin',
};

export const STANDING_WORDS: Record<UserStanding, string> = {
  active: 'Active',
  suspended: 'Suspended',
  unverified_email: 'Email not confirmed',
  unclaimed: 'Unclaimed',
  deleting: 'To be deleted',
  deleted: 'Deleted',
};

export const VERIFIED_WORDS = {
  professional: 'Verified professional',
  identity: 'Verified identity',
  none: 'Not verified',
} as const;

export const nameOf = ({ firstName, lastName }: Pick<ListedUser, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim();

/** More are counted by nobody. */
const COUNTED_UP_TO = 10_000;

export function countInWords(total: number): string {
  if (total === 1) return '1 person';
  const count = total.toLocaleString('en-GB');
  return total < COUNTED_UP_TO ? `${count} people` : `${count} people and more`;
}

/** `moderation.user-suspended` as it is read: "User suspended". */
export function actInWords(act: string): string {
  const words = act.slice(act.indexOf('.') + 1).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Day, month, year and hour in the reader's own zone. */
export const momentOf = (at: string) =>
  new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

export const dayOf = (at: string) =>
  new Date(at).toLocaleDateString('en-GB', { dateStyle: 'medium' });
