import type { ListedUser } from '@callboard/contract/admin-users';
import { BadgeCheck } from 'lucide-react';
import { relativeDate } from '../../lib/relative-date.ts';
import { StandingBadge } from './standing-badge.tsx';
import { nameOf, ROLE_WORDS } from './user-words.ts';

/** One line of the list: who, what they are, and what is unusual about them. */
export function UserRow({ user }: { user: ListedUser }) {
  const { verifiedProfessionalStatus, verifiedIdStatus, standing, lastSeenAt } = user;
  const isVerified = [verifiedProfessionalStatus, verifiedIdStatus].includes('verified');
  return (
    <>
      <span className="flex min-w-0 items-center justify-between gap-2">
        <span className="flex min-w-0 items-center gap-1 font-medium">
          <span className="truncate">{nameOf(user)}</span>
          {isVerified && (
            <BadgeCheck role="img" aria-label="Verified" className="size-4 shrink-0 text-info" />
          )}
        </span>
        {standing === 'active' ? (
          <span className="shrink-0 text-12 text-muted">{ROLE_WORDS[user.role]}</span>
        ) : (
          <StandingBadge standing={standing} />
        )}
      </span>
      <span className="flex min-w-0 justify-between gap-2 text-muted">
        <span className="truncate">{user.email ?? 'No address'}</span>
        {lastSeenAt !== null && (
          <span className="shrink-0 text-12">{relativeDate(lastSeenAt)}</span>
        )}
      </span>
    </>
  );
}
