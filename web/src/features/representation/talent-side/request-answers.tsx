import type { Representation } from '@callboard/contract/representation';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { EndDialog } from './end-dialog.tsx';
import { useConfirmRepresentation } from './representation-queries.ts';

type Props = {
  request: Representation;
  /** What is true once it is confirmed. */
  done: string;
};

/** Confirm at once, or decline with a reason if one wishes. */
export function RequestAnswers({ request, done }: Props) {
  const { id, talentProfileId, portfolio } = request;
  const [isDeclining, setIsDeclining] = useState(false);
  const confirm = useConfirmRepresentation(talentProfileId, done);
  return (
    <>
      {confirm.isError && <FormAlert>{confirm.error.message}</FormAlert>}
      <div className="flex flex-wrap gap-2">
        <Button look="primary" isPending={confirm.isPending} onClick={() => confirm.mutate(id)}>
          Confirm<span className="sr-only"> {portfolio.name}</span>
        </Button>
        <Button disabled={confirm.isPending} onClick={() => setIsDeclining(true)}>
          Decline<span className="sr-only"> {portfolio.name}</span>
        </Button>
      </div>
      {isDeclining && (
        <EndDialog representation={request} isLast={false} onClose={() => setIsDeclining(false)} />
      )}
    </>
  );
}
