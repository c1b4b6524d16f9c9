import type { OpenedUser } from '@callboard/contract/admin-users';
import type { ReactNode } from 'react';
import { relativeDate } from '../../../lib/relative-date.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { UserActsMenu } from '../acts/user-acts-menu.tsx';
import { StandingBadge } from '../standing-badge.tsx';
import { dayOf, nameOf, ROLE_WORDS } from '../user-words.ts';

export function UserHead({ user }: { user: OpenedUser }) {
  return (
    <header className="grid gap-3 rounded-card border border-line bg-raised p-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex min-w-0 flex-1 basis-60 items-center gap-3">
          <Avatar userName={nameOf(user)} size="lg" />
          <div className="min-w-0">
            <h2 className="wrap-anywhere font-semibold text-16">{nameOf(user)}</h2>
            <p className="wrap-anywhere text-13 text-muted">{user.email ?? 'No address yet'}</p>
          </div>
        </div>
        <UserActsMenu user={user} />
      </div>
      <div className="flex flex-wrap gap-1.5">
        <Badge tone="outline">{ROLE_WORDS[user.role]}</Badge>
        <StandingBadge standing={user.standing} />
        {user.verifiedProfessionalStatus === 'verified' && (
          <Badge tone="info">Verified professional</Badge>
        )}
        {user.verifiedIdStatus === 'verified' && <Badge tone="info">Verified identity</Badge>}
        <Badge>{user.plan === 'free' ? 'Free plan' : `${capitalised(user.plan)} plan`}</Badge>
      </div>
      <dl className="flex flex-wrap gap-x-6 gap-y-2 text-13">
        <Fact label="Joined">{dayOf(user.createdAt)}</Fact>
        <Fact label="Last seen">
          {user.lastSeenAt === null ? 'No open session' : relativeDate(user.lastSeenAt)}
        </Fact>
        <Fact label="Sessions">{user.sessions}</Fact>
        <Fact label="Address confirmed">
          {user.emailVerifiedAt === null ? 'Not yet' : dayOf(user.emailVerifiedAt)}
        </Fact>
        {user.countryId !== null && <Fact label="Country">{user.countryId.toUpperCase()}</Fact>}
      </dl>
    </header>
  );
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-12 text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
