import type { PortfolioDetail } from '@callboard/contract/business-portfolios';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { useLeave } from '../portfolio-changes.ts';
import { DangerRow } from './danger-row.tsx';

export function LeaveRow({ portfolio: { id, name, owner } }: { portfolio: PortfolioDetail }) {
  const [isOpen, setIsOpen] = useState(false);
  const leave = useLeave({ id, name });
  return (
    <DangerRow
      title="Leave this portfolio"
      text="You stop working here at once. The talents assigned to you pass to the owner."
    >
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        trigger={<Button>Leave</Button>}
        title={`Leave ${name}?`}
        description={`The talents assigned to you pass to ${owner.firstName} ${owner.lastName}. To come back you need a new invitation.`}
        maxWidth={425}
        footer={
          <>
            <DialogClose>
              <Button disabled={leave.isPending}>Stay</Button>
            </DialogClose>
            <Button look="danger" isPending={leave.isPending} onClick={() => leave.mutate()}>
              Leave
            </Button>
          </>
        }
      >
        {leave.isError && <FormAlert>{leave.error.message}</FormAlert>}
      </Dialog>
    </DangerRow>
  );
}
