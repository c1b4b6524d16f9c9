import type { Invited } from '@callboard/contract/inviting';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useInviteToRole } from './inviting-calls.ts';
import { isTooLong, MessageField } from './message-field.tsx';
import { OutcomeDialog } from './outcome-dialog.tsx';
import { invitedInWords, talentsInWords, tooManyInWords } from './outcome-words.ts';
import { type Choice, RoleChooser } from './role-chooser.tsx';

type Props = { talentProfileIds: readonly string[]; onClose: () => void };

/** Asks talents to apply for a role of one's own. */
export function InviteToRoleDialog({ talentProfileIds, onClose }: Props) {
  const formId = useId();
  const invite = useInviteToRole();
  const [choice, setChoice] = useState<Choice>({ productionId: null, role: null });
  const [message, setMessage] = useState<string | null>(null);
  const { role } = choice;
  const count = talentProfileIds.length;
  const problem = tooManyInWords(count) ?? invite.error?.message;
  const isReady = role !== null && !isTooLong(message) && tooManyInWords(count) === undefined;

  function send(event: FormEvent) {
    event.preventDefault();
    if (role === null || !isReady || invite.isPending) return;
    invite.mutate(
      { roleId: role.id, talentProfileIds: [...talentProfileIds], message },
      {
        onSuccess: (answer) => {
          if (answer.refusedIds.length > 0) return;
          toast({ title: answerInWords(answer, count), description: role.title });
          onClose();
        },
      },
    );
  }

  if (invite.data !== undefined && invite.data.refusedIds.length > 0) {
    return (
      <OutcomeDialog
        title="Invite to role"
        words={invitedInWords(invite.data)}
        why="Some people cannot be invited to this role: children where the role is for adults or your company is not verified, people whom you blocked, and those who are no longer on Callboard."
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isFirm={message !== null}
      title={count === 1 ? 'Invite to role' : `Invite ${talentsInWords(count)} to a role`}
      description="They are asked to apply, together with whoever acts for them. Who was asked or has applied already hears nothing twice."
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button
            type="submit"
            form={formId}
            look="primary"
            disabled={!isReady}
            isPending={invite.isPending}
          >
            {count === 1 ? 'Invite' : `Invite ${talentsInWords(count)}`}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send} className="grid gap-4">
        {problem !== undefined && <FormAlert>{problem}</FormAlert>}
        <RoleChooser choice={choice} onChoose={setChoice}>
          <MessageField
            label="Message"
            hint="You can leave it empty. Each reads it in a conversation of their own."
            value={message}
            onValue={setMessage}
          />
        </RoleChooser>
      </form>
    </Dialog>
  );
}

/** Of one person there is nothing to count. */
function answerInWords(answer: Invited, count: number): string {
  if (count > 1) return invitedInWords(answer);
  if (answer.invited === 1) return 'Invited';
  return answer.alreadyApplied === 1 ? 'They have applied already' : 'They were invited already';
}
