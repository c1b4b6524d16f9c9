import type { AuditionInvitation } from '@callboard/contract/audition-invitations';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { answerWords } from '../list/invitation-words.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { RescheduleDialog } from './reschedule-dialog.tsx';
import { useAnswer } from './use-answer.ts';

type Props = {
  invitation: AuditionInvitation;
  /** The one thing that matters where it stands. */
  isFirst: boolean;
  /** Whether there is another time to be had. */
  hasFreeSlots?: boolean;
};

type Open = 'accept' | 'decline' | 'reschedule' | null;

/** The answers that were not given: after one, these change it. */
export function AnswerButtons({ invitation, isFirst, hasFreeSlots = false }: Props) {
  const [open, setOpen] = useState<Open>(null);
  const answer = useAnswer(invitation);
  const { status, kind } = invitation;
  const words = answerWords(invitation);
  const isTape = kind === 'self_tape';
  const close = () => setOpen(null);

  function accept() {
    // A tape is made whenever there is time for it: nothing is to be asked.
    if (isTape)
      answer.mutate({ answer: 'accept', slotId: null, confirmOverlap: true, accessNote: null });
    else setOpen('accept');
  }

  return (
    <>
      {status !== 'accepted' && (
        <Button
          look={isFirst && status === 'pending' ? 'primary' : 'plain'}
          isPending={answer.isPending}
          onClick={accept}
        >
          {invitation.isToBeChosen ? 'Choose a time' : words.accept}
        </Button>
      )}
      {status === 'accepted' && hasFreeSlots && (
        <Button onClick={accept}>Choose another time</Button>
      )}
      {!(status === 'accepted' && hasFreeSlots) && (
        <Button onClick={() => setOpen('reschedule')}>
          {status === 'reschedule_requested' ? 'Change what you asked' : words.reschedule}
        </Button>
      )}
      {status !== 'declined' && (
        <Button look="quiet" onClick={() => setOpen('decline')}>
          {words.decline}
        </Button>
      )}
      {open === 'accept' && <AcceptDialog invitation={invitation} onClose={close} />}
      {open === 'decline' && <DeclineDialog invitation={invitation} onClose={close} />}
      {open === 'reschedule' && <RescheduleDialog invitation={invitation} onClose={close} />}
    </>
  );
}
