import type { OpenedInvitation } from '@callboard/contract/team';
import { Badge } from '../../../ui/badge.tsx';
import { PortfolioLogo } from '../../business-portfolios/api.ts';
import { untilInWords } from '../days-left.ts';
import { INVITED_HINTS, ROLE_WORDS } from '../role-words.ts';
import { Answer } from './answer.tsx';
import { Ended } from './ended.tsx';

export type InvitationProps = { token: string; invitation: OpenedInvitation };

/** Who invites whom to what, and below it what can be done about it. */
export function InvitationCard({ token, invitation }: InvitationProps) {
  const { portfolio, invitedByName, role, expiresAt, status } = invitation;
  const isOpen = status === 'pending';
  return (
    <article className="form-controls grid gap-5 rounded-card border border-line bg-raised p-5 sm:p-7">
      <header className="grid gap-4">
        <PortfolioLogo logoUrl={portfolio.logoUrl} size={16} />
        <div className="grid gap-1.5">
          <h1 className="wrap-anywhere text-balance font-semibold text-20">
            {isOpen ? 'Join the team of' : 'The team of'} {portfolio.name}
          </h1>
          <p className="wrap-anywhere text-14 text-muted">
            {invitedByName} invited {invitation.email}.
          </p>
        </div>
        {isOpen && (
          <div className="grid gap-2">
            <p className="flex flex-wrap gap-2">
              <Badge tone="outline">{ROLE_WORDS[role]}</Badge>
              <Badge tone="info">{untilInWords(expiresAt)}</Badge>
            </p>
            <p className="text-13 text-muted">{INVITED_HINTS[role]}</p>
          </div>
        )}
      </header>
      <div className="border-line border-t pt-5">
        {isOpen ? (
          <Answer token={token} invitation={invitation} />
        ) : (
          <Ended token={token} invitation={invitation} />
        )}
      </div>
    </article>
  );
}
