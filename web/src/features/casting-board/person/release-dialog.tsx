import { LIMITS } from '@callboard/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callAt } from '../../../lib/api-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { showRefused } from '../acts/show-refused.ts';
import { useBoardScene } from '../board-context.ts';
import { BOARD_CALLS, type Calls } from '../calls.ts';
import type { BoardCard } from '../store/board-card.ts';

type Props = { card: BoardCard; onClose: () => void };

/** Ends a booking. The other side reads the reason. */
export function ReleaseDialog({ card, onClose }: Props) {
  const { board } = useBoardScene();
  const [reason, setReason] = useState('');
  const release = useMutation({
    mutationFn: () =>
      callAt<Calls['setStatus']>(BOARD_CALLS.setStatus, {
        params: { id: card.id },
        body: { status: 'released', reason },
      }),
    onSuccess: () => {
      board.change([card.id], (shown) => ({ ...shown, status: 'released' })).keep();
      toast({ title: `${card.name} released` });
      onClose();
    },
    onError: (error) => showRefused('Not released', error),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Release ${card.name}?`}
      description="The booking ends, and they are told why."
      footer={
        <>
          <DialogClose>
            <Button>Keep the booking</Button>
          </DialogClose>
          <Button
            look="danger"
            disabled={reason.trim() === ''}
            isPending={release.isPending}
            onClick={() => release.mutate()}
          >
            Release
          </Button>
        </>
      }
    >
      <Field label="Reason" hint="They and their agent read this." required>
        {(wiring) => (
          <Textarea
            {...wiring}
            maxLength={LIMITS.lineLength}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  );
}
