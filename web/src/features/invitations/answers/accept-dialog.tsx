import type { AuditionInvitation } from '@callboard/contract/audition-invitations';
import { LIMITS } from '@callboard/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Lines } from '../../../ui/valued/line.tsx';
import { invitationQuery } from '../calls.ts';
import { Overlaps } from '../detail/overlaps.tsx';
import { overlapsAt } from '../detail/overlaps-at.ts';
import { When } from '../detail/when.tsx';
import { SlotChoice } from './slot-choice.tsx';
import { isOutdated, isOverlap, isTaken, useAnswer } from './use-answer.ts';

type Props = { invitation: AuditionInvitation; onClose: () => void };

/** Accepts, at the time that is given or at one of those that are free. */
export function AcceptDialog({ invitation: known, onClose }: Props) {
  const { data, error, isLoadingError, refetch } = useQuery(invitationQuery(known.id));
  const invitation = data ?? known;
  const answer = useAnswer(invitation);
  const [slotId, setSlotId] = useState<string | null>(null);
  // What was said before is kept unless it is written over.
  const [written, setWritten] = useState<string | null | undefined>(undefined);
  const accessNote = written === undefined ? (data?.accessNote ?? null) : written;
  const freeSlots = data?.freeSlots ?? [];
  const isChoosing = invitation.isToBeChosen || freeSlots.length > 0;
  const chosen = freeSlots.find(({ id }) => id === slotId);
  const overlaps = overlapsAt(data?.overlaps ?? [], isChoosing ? chosen : data);
  const isBoth = overlaps.length > 0 || isOverlap(answer.error);

  function accept() {
    answer.mutate(
      {
        answer: 'accept',
        slotId: chosen?.id ?? null,
        confirmOverlap: isBoth,
        accessNote,
      },
      { onSuccess: onClose, onError: (refused) => isOutdated(refused) && onClose() },
    );
  }

  function choose(id: string) {
    setSlotId(id);
    answer.reset();
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isChoosing ? 'Choose a time' : 'Accept this audition?'}
      description={`${invitation.roleTitle}, ${invitation.productionTitle}`}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button
            look="primary"
            isPending={answer.isPending}
            disabled={data === undefined || (isChoosing && chosen === undefined)}
            onClick={accept}
          >
            {isBoth ? 'Accept anyway' : 'Accept'}
          </Button>
        </>
      }
    >
      {data === undefined && !isLoadingError && <Skeleton className="h-40" />}
      {isLoadingError && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {data !== undefined && (
        <div className="grid gap-4">
          {isTaken(answer.error) && <FormAlert>{answer.error?.message}</FormAlert>}
          {isChoosing ? (
            <SlotChoice invitation={data} chosenId={slotId} onChoose={choose} />
          ) : (
            <When invitation={data} />
          )}
          <Overlaps overlaps={overlaps} />
          {overlaps.length === 0 && isOverlap(answer.error) && (
            <FormAlert>
              <p>
                Something else was accepted for that time. Accept it anyway, or ask for another
                time.
              </p>
            </FormAlert>
          )}
          <Lines
            label="Anything you need on the day"
            hint="Step-free way in, an interpreter, a chaperone. Told to the team for this audition only."
            rows={2}
            maxLength={LIMITS.lineLength}
            value={accessNote}
            onValue={setWritten}
          />
        </div>
      )}
    </Dialog>
  );
}
