import type { PortfolioDetail } from '@callboard/contract/business-portfolios';
import { portfolioRoleSchema } from '@callboard/contract/business-portfolios';
import type { TeamMember } from '@callboard/contract/team';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { MessageButton } from '../../messaging/starting/api.ts';
import { ROLE_OPTIONS, ROLE_WORDS } from '../role-words.ts';
import { useChangeRole } from '../team-changes.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { TalentCount } from './talent-count.tsx';

type Props = { portfolio: PortfolioDetail; member: TeamMember; mayManage: boolean };

export function MemberRow({ portfolio, member, mayManage }: Props) {
  const isSelf = useCurrentUser().id === member.userId;
  const [isRemoving, setIsRemoving] = useState(false);
  const name = `${member.firstName} ${member.lastName}`;
  // Nobody shuts themselves out by a slip; leaving is a place of its own.
  const mayChange = mayManage && !member.isOwner && !isSelf;
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <Avatar profileName={name} src={member.photoUrl} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="wrap-anywhere font-medium">
          {name}
          {isSelf && <span className="font-normal text-muted"> (you)</span>}
        </p>
        <p className="truncate text-13 text-muted">{member.email}</p>
      </div>
      {!isSelf && <MessageButton to={{ userId: member.userId }} iconFor={name} />}
      <TalentCount portfolio={portfolio} member={member} />
      <div className="flex w-44 items-center justify-end gap-1 max-sm:w-full max-sm:justify-start max-sm:pl-13">
        {mayChange ? (
          <>
            <RoleSelect portfolioId={portfolio.id} member={member} name={name} />
            <IconButton icon={X} label={`Remove ${name}`} onClick={() => setIsRemoving(true)} />
          </>
        ) : (
          <Badge tone={member.isOwner ? 'outline' : 'neutral'}>
            {member.isOwner ? 'Owner' : ROLE_WORDS[member.role]}
          </Badge>
        )}
      </div>
      {isRemoving && (
        <RemoveDialog portfolio={portfolio} member={member} onClose={() => setIsRemoving(false)} />
      )}
    </li>
  );
}

type RoleProps = { portfolioId: string; member: TeamMember; name: string };

/** Shown at once; back to what it was where the server refuses. */
function RoleSelect({ portfolioId, member, name }: RoleProps) {
  const change = useChangeRole(portfolioId);
  const shown = change.isPending ? change.variables.role : member.role;
  return (
    <Select
      aria-label={`Role of ${name}`}
      className="w-32"
      options={ROLE_OPTIONS}
      value={shown}
      onValueChange={(role) =>
        change.mutate({ userId: member.userId, role: portfolioRoleSchema.parse(role) })
      }
    />
  );
}
