import type { ProductionRole } from '@callboard/contract/production-roles';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useCancelRole, useRemoveRole } from '../../production-roles/api.ts';

type Props = { role: ProductionRole; act: 'cancel' | 'remove'; onClose: () => void };

/** Cancels a role and answers everyone still open, or removes one that nobody applied to. */
export function EndRoleDialog({ role, act, onClose }: Props) {
  const cancel = useCancelRole();
  const remove = useRemoveRole();
  const isCancel = act === 'cancel';
  const { isPending, error } = isCancel ? cancel : remove;
  const open = role.counts.all - role.counts.ended;
  const people = open === 1 ? '1 person' : `${open} people`;
  const lines = [
    role.call?.status === 'open' && 'Its call ends.',
    open > 0 ? `${people} still open will read “Role cut”.` : 'Nobody is waiting for an answer.',
    role.counts.booked > 0 && `${role.counts.booked} of them booked.`,
    'This cannot be taken back.',
  ];

  function submit() {
    const onSuccess = () => {
      toast({ title: isCancel ? 'Role cancelled' : 'Role removed', description: role.title });
      onClose();
    };
    if (isCancel) cancel.mutate(role.id, { onSuccess });
    else remove.mutate(role.id, { onSuccess });
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isCancel ? `Cancel ${role.title}?` : `Remove ${role.title}?`}
      description={
        isCancel
          ? lines.filter(Boolean).join(' ')
          : 'Nobody has applied to it. It is gone for good.'
      }
      footer={
        <>
          <DialogClose>
            <Button>Keep the role</Button>
          </DialogClose>
          <Button look="danger" isPending={isPending} onClick={submit}>
            {isCancel ? 'Cancel role' : 'Remove role'}
          </Button>
        </>
      }
    >
      {error !== null && <FormAlert>{error.message}</FormAlert>}
    </Dialog>
  );
}
