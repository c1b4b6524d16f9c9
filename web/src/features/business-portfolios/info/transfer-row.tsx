import type { PortfolioDetail } from '@callboard/contract/business-portfolios';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { teamQuery } from '../page-queries.ts';
import { useTransfer } from '../portfolio-changes.ts';
import { DangerRow } from './danger-row.tsx';

type Props = { portfolio: PortfolioDetail };

const VERIFIED_WITH_OWNER = 'It stays verified only if they are verified as a professional.';

export function TransferRow({ portfolio }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <DangerRow
      title="Transfer ownership"
      text="A member of your team becomes the owner. You stay on the team as an admin."
    >
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        trigger={<Button>Transfer</Button>}
        title="Transfer ownership"
        description={`Whoever owns ${portfolio.name} can hand it over and delete it. Only they can give it back to you.${portfolio.isVerified ? ` ${VERIFIED_WITH_OWNER}` : ''}`}
        maxWidth={425}
      >
        <TransferForm portfolio={portfolio} onDone={() => setIsOpen(false)} />
      </Dialog>
    </DangerRow>
  );
}

function TransferForm({ portfolio: { id, name }, onDone }: Props & { onDone: () => void }) {
  const team = useQuery(teamQuery(id));
  const transfer = useTransfer({ id, name });
  const [userId, setUserId] = useState('');
  if (team.isPending) return <Skeleton className="h-10" />;
  if (team.isError) {
    return <ErrorState text={team.error.message} onRetry={() => void team.refetch()} />;
  }
  const members = team.data.items.filter(({ isOwner }) => !isOwner);
  if (members.length === 0) {
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-14">There is nobody else on your team yet.</p>
        <Button asChild>
          <Link to="/team-members">Invite someone</Link>
        </Button>
      </div>
    );
  }
  const chosen = members.find((member) => member.userId === userId);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== undefined) transfer.mutate(chosen, { onSuccess: onDone });
      }}
      className="grid gap-4"
    >
      <Field label="New owner">
        {(wiring) => (
          <Select
            {...wiring}
            options={members.map((member) => ({
              value: member.userId,
              label: `${member.firstName} ${member.lastName}`,
              hint: member.email,
            }))}
            value={userId}
            onValueChange={setUserId}
          />
        )}
      </Field>
      {transfer.isError && <FormAlert>{transfer.error.message}</FormAlert>}
      <div className="flex flex-wrap justify-end gap-2">
        <DialogClose>
          <Button disabled={transfer.isPending}>Cancel</Button>
        </DialogClose>
        <Button
          type="submit"
          look="danger"
          disabled={chosen === undefined}
          isPending={transfer.isPending}
        >
          Transfer ownership
        </Button>
      </div>
    </form>
  );
}
