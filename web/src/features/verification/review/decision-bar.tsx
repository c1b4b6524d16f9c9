import { LIMITS } from '@callboard/contract/limits';
import type { ReviewedVerification } from '@callboard/contract/verification';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useKeys } from '../../../ui/use-keys.ts';
import { useDecide } from './review-queries.ts';

type Props = { request: ReviewedVerification; onDecided: () => void };

/** Approve or reject; whoever comes second is told, and sees the next one. */
export function DecisionBar({ request: { id, person }, onDecided }: Props) {
  const [isRejecting, setIsRejecting] = useState(false);
  const [isMute, setIsMute] = useState(false);
  const decide = useDecide();

  function send(decision: 'approve' | 'reject', reason: string | null) {
    if (decide.isPending) return;
    decide.mutate(
      { id, decision, reason },
      {
        onSuccess: () => {
          const done = decision === 'approve' ? 'Approved' : 'Rejected';
          toast({ title: `${done}: ${person.name}` });
          onDecided();
        },
        onError: (error) => {
          const isLate = error instanceof ApiError && LATE.has(error.code);
          if (isLate) {
            toast({ title: 'Decided in the meantime', description: 'The list was refreshed.' });
            return onDecided();
          }
          if (decision === 'approve') {
            toast({ title: 'Not decided', description: error.message, variant: 'destructive' });
          }
        },
      },
    );
  }

  useKeys({
    // A key that is held down decides about nobody else.
    a: (event) => !event.repeat && send('approve', null),
    r: () => setIsRejecting(true),
  });
  return (
    <footer className="sticky bottom-0 -mx-4 -mb-4 flex flex-wrap gap-2 rounded-b-card border-line border-t bg-raised px-4 py-3">
      <Button
        look="primary"
        isPending={decide.isPending && !isRejecting}
        onClick={() => send('approve', null)}
      >
        Approve
        <kbd className="max-sm:hidden">A</kbd>
      </Button>
      <Button disabled={decide.isPending} onClick={() => setIsRejecting(true)}>
        Reject
        <kbd className="max-sm:hidden">R</kbd>
      </Button>
      {isRejecting && (
        <ReasonDialog
          title={`Reject ${person.name}’s request?`}
          description="They are told the reason and can ask again."
          act="Reject"
          hint="They read this."
          maxLength={LIMITS.lineLength}
          isPending={decide.isPending}
          error={isMute ? NO_REASON : decide.error}
          onConfirm={(reason) => {
            const said = reason?.trim() ?? '';
            setIsMute(said === '');
            if (said !== '') send('reject', said);
          }}
          onClose={() => {
            decide.reset();
            setIsMute(false);
            setIsRejecting(false);
          }}
        />
      )}
    </footer>
  );
}

const NO_REASON = new Error('Please give a reason');

/** Decided by somebody else, or withdrawn. */
const LATE: ReadonlySet<string | undefined> = new Set(['CONFLICT', 'NOT_FOUND']);
