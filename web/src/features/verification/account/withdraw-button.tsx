import type { VerificationRequest } from '@callboard/contract/verification';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SureDialog } from '../../../ui/sure-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { KIND_WORDS } from '../words.ts';
import { useWithdraw } from './own-requests.ts';

export function WithdrawButton({ request: { id, kind } }: { request: VerificationRequest }) {
  const [isAsked, setIsAsked] = useState(false);
  const withdraw = useWithdraw();
  return (
    <>
      <Button
        aria-label={`Withdraw: ${KIND_WORDS[kind].toLowerCase()}`}
        onClick={() => setIsAsked(true)}
      >
        Withdraw
      </Button>
      {isAsked && (
        <SureDialog
          title="Withdraw your request?"
          text="Its files are deleted at once. You can ask again at any time."
          act="Withdraw"
          change={withdraw}
          onConfirm={() =>
            withdraw.mutate(id, {
              onSuccess: () => {
                setIsAsked(false);
                toast({ title: 'Request withdrawn' });
              },
            })
          }
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}
