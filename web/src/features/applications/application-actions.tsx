import type { OwnApplicationDetail } from '@callboard/contract/applications';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useSetOwnStatus } from './api.ts';

/** What the talent's side can still do about it. */
export function ApplicationActions({ application }: { application: OwnApplicationDetail }) {
  const { id, abilities } = application;
  const set = useSetOwnStatus(id);
  function applyAgain() {
    set.mutate(
      { status: 'submitted' },
      {
        onSuccess: () => toast({ title: 'Submitted again' }),
        onError: (error) =>
          toast({ title: 'Not submitted', description: error.message, variant: 'destructive' }),
      },
    );
  }
  if (!abilities.mayWithdraw && !abilities.mayApplyAgain) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {abilities.mayWithdraw && <Withdraw application={application} />}
      {abilities.mayApplyAgain && (
        <Button isPending={set.isPending} onClick={applyAgain}>
          Submit again
        </Button>
      )}
    </div>
  );
}

function Withdraw({ application }: { application: OwnApplicationDetail }) {
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const set = useSetOwnStatus(application.id);
  function withdraw() {
    set.mutate(
      { status: 'withdrawn', reason },
      {
        onSuccess: () => {
          setIsOpen(false);
          toast({ title: 'Withdrawn' });
        },
        onError: (error) =>
          toast({ title: 'Not withdrawn', description: error.message, variant: 'destructive' }),
      },
    );
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button>Withdraw</Button>}
      title="Withdraw this application?"
      description="The casting team sees at once that it was taken back. It can be submitted again while the call is open."
      footer={
        <>
          <DialogClose>
            <Button>Keep it</Button>
          </DialogClose>
          <Button look="danger" isPending={set.isPending} onClick={withdraw}>
            Withdraw
          </Button>
        </>
      }
    >
      <TextareaField
        label="A word to the team"
        hint="Optional"
        rows={3}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </Dialog>
  );
}
