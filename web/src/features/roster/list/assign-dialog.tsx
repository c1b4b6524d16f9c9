import type { RosterEntry } from '@callboard/contract/roster';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { MemberTicks } from '../member-ticks.tsx';
import { useAssign } from '../roster-changes.ts';
import { teamQuery } from '../roster-queries.ts';
import { counted, nameOf } from '../roster-words.ts';

type Props = {
  portfolioId: string;
  talents: readonly RosterEntry[];
  onClose: () => void;
  onDone: () => void;
};

/** Who works with all of these from now on. Ticked at first: who works with every one of them now. */
export function AssignDialog({ portfolioId, talents, onClose, onDone }: Props) {
  const team = useQuery(teamQuery(portfolioId));
  const assign = useAssign(portfolioId);
  const [changed, setChanged] = useState<string[]>();
  const chosen = changed ?? sharedBy(talents);
  const members = team.data?.items ?? [];
  const [first] = talents;
  const whom = talents.length === 1 && first ? nameOf(first) : counted(talents.length, 'talent');
  function save() {
    assign.mutate({
      talentProfileIds: talents.map(({ talentProfileId }) => talentProfileId),
      members: members.filter(({ userId }) => chosen.includes(userId)),
    });
    onClose();
    onDone();
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Assign ${whom}`}
      description="Whoever is ticked works with them, and nobody else does. Admins see everyone all the same."
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button
            look="primary"
            disabled={team.data === undefined || changed === undefined}
            onClick={save}
          >
            {chosen.length === 0 ? 'Assign to nobody' : `Assign to ${chosen.length}`}
          </Button>
        </>
      }
    >
      {team.isPending && <Skeleton className="h-32" />}
      {team.isLoadingError && (
        <ErrorState text={team.error.message} onRetry={() => void team.refetch()} />
      )}
      <MemberTicks members={members} chosen={chosen} onChoose={setChanged} />
    </Dialog>
  );
}

function sharedBy(talents: readonly RosterEntry[]): string[] {
  const [first, ...others] = talents.map(({ assignments }) =>
    assignments.map(({ userId }) => userId),
  );
  return first?.filter((userId) => others.every((ids) => ids.includes(userId))) ?? [];
}
