import { LIMITS } from '@callboard/contract/limits';
import type { ReviewedVerification } from '@callboard/contract/verification';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';
import { useKeys } from '../../../ui/use-keys.ts';
import { isLate, useDecide } from './use-decide.ts';

type Props = { request: ReviewedVerification; onDecided: () => void };

/** Approve or reject; whoever comes second is told, and sees the next one. */
export function DecisionBar({ request, onDecided }: Props) {
  const { person } = request;
  const [isRejecting, setIsRejecting] = useState(false);
  const [isMute, setIsMute] = useState(false);
  const decide = useDecide(request);

  function send(decision: 'approve' | 'reject', reason: string | null) {
    if (decide.isPending) return;
    // Neither is called where this one is no longer looked at: whoever went on stays where they are.
    decide.mutate(
      { decision, reason },
      { onSuccess: onDecided, onError: (error) => isLate(error) && onDecided() },
    );
  }

  function startRejecting() {
    if (decide.isPending) return;
    decide.reset();
    setIsRejecting(true);
  }

  useKeys({
    // A key that is held down decides about nobody else.
    a: (event) => !event.repeat && send('approve', null),
    r: startRejecting,
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
      <Button disabled={decide.isPending} onClick={startRejecting}>
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
            setIsMute(false);
            setIsRejecting(false);
          }}
        />
      )}
    </footer>
  );
}

const NO_REASON = new Error('Please give a reason');
