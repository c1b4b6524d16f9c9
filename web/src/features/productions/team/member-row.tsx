import type { Collaborator } from '@callboard/contract/collaborators';
import type { CollaboratorRights } from '@callboard/contract/production-choices';
import { useNavigate } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useState } from 'react';
import { RIGHTS_WORDS } from '../../../lib/casting/role-words.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { MessageButton } from '../../messaging/starting/api.ts';
import { RIGHTS_OPTIONS } from './rights-words.ts';
import { useRemoveCollaborator, useSetRights } from './team-changes.ts';

type Props = { productionId: string; member: Collaborator; mayChange: boolean };

export function MemberRow({ productionId, member, mayChange }: Props) {
  const isSelf = useCurrentUser().id === member.userId;
  const setRights = useSetRights(productionId);
  const [isLeaving, setIsLeaving] = useState(false);
  const name = `${member.firstName} ${member.lastName}`;
  const shown = setRights.isPending ? setRights.variables.rights : member.rights;
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-3 py-2">
      <Avatar profileName={name} src={member.photoUrl} />
      <div className="min-w-32 flex-1">
        <p className="truncate font-medium">
          {name}
          {isSelf && <span className="font-normal text-muted"> (you)</span>}
        </p>
        <p className="truncate text-13 text-muted">
          {member.isCreator ? 'Made the production' : (member.jobTitle ?? 'Colleague')}
        </p>
      </div>
      {!isSelf && <MessageButton to={{ userId: member.userId, productionId }} iconFor={name} />}
      {mayChange && !member.isCreator && !isSelf ? (
        <div className="w-40">
          <Select
            aria-label={`What ${name} may do`}
            options={RIGHTS_OPTIONS}
            value={shown}
            onValueChange={(rights) =>
              setRights.mutate({ userId: member.userId, rights: rights as CollaboratorRights })
            }
          />
        </div>
      ) : (
        <span className="text-13 text-muted">{RIGHTS_WORDS[member.rights]}</span>
      )}
      {!member.isCreator && isSelf && <Button onClick={() => setIsLeaving(true)}>Leave</Button>}
      {!member.isCreator && !isSelf && mayChange && (
        <IconButton icon={X} label={`Remove ${name}`} onClick={() => setIsLeaving(true)} />
      )}
      {isLeaving && (
        <LeaveDialog
          productionId={productionId}
          member={member}
          isSelf={isSelf}
          onClose={() => setIsLeaving(false)}
        />
      )}
    </li>
  );
}

type LeaveProps = Omit<Props, 'mayChange'> & { isSelf: boolean; onClose: () => void };

function LeaveDialog({ productionId, member, isSelf, onClose }: LeaveProps) {
  const navigate = useNavigate();
  const remove = useRemoveCollaborator(productionId);
  const act = isSelf ? 'Leave' : 'Remove';
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isSelf ? 'Leave this production?' : `Remove ${member.firstName} ${member.lastName}?`}
      description={
        isSelf
          ? 'You no longer see it. Whoever manages it can ask you back.'
          : 'They no longer see it. What they wrote and rated stays.'
      }
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button
            look="danger"
            isPending={remove.isPending}
            onClick={() =>
              remove.mutate(member.userId, {
                onSuccess: () => {
                  onClose();
                  if (isSelf) void navigate({ to: '/productions' });
                },
              })
            }
          >
            {act}
          </Button>
        </>
      }
    />
  );
}
