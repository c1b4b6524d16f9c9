import type { AuditionInvitation } from '@callboard/contract/audition-invitations';
import { LIMITS } from '@callboard/contract/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { Lines } from '../../../ui/valued/line.tsx';
import { invitationQuery } from '../calls.ts';
import { answerWords } from '../list/invitation-words.ts';
import { ProposalFields } from './proposal-fields.tsx';
import { emptyTime, type Problem, readTimes, typedOf } from './proposals.ts';
import { isOutdated, useAnswer } from './use-answer.ts';

type Props = { invitation: AuditionInvitation; onClose: () => void };

/** Asks for another time, with times that would work; of a tape for more time. */
export function RescheduleDialog({ invitation, onClose }: Props) {
  const { timeZone } = useCurrentUser();
  const queries = useQueryClient();
  const answer = useAnswer(invitation);
  const isTape = invitation.kind === 'self_tape';
  const [note, setNote] = useState(
    invitation.status === 'reschedule_requested' ? invitation.note : null,
  );
  const [times, setTimes] = useState(() => {
    const known = queries.getQueryData(invitationQuery(invitation.id).queryKey);
    const asked = known?.proposals.map((proposal) => typedOf(proposal, timeZone)) ?? [];
    return asked.length === 0 ? [emptyTime()] : asked;
  });
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isTried, setIsTried] = useState(false);
  const said = (note ?? '').trim();

  function ask() {
    setIsTried(true);
    const read = readTimes(times, timeZone, new Date());
    setProblem('problem' in read ? read.problem : null);
    if (said === '' || 'problem' in read) return;
    // What was written stays until it is told.
    answer.mutate(
      { answer: 'reschedule', note: said, proposals: read.proposals },
      { onSuccess: onClose, onError: (refused) => isOutdated(refused) && onClose() },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isFirm={said !== ''}
      maxWidth={560}
      title={isTape ? 'Ask for more time' : 'Ask for another time'}
      description={`${invitation.roleTitle}, ${invitation.productionTitle}. The team answers with a new time, or asks you to keep this one.`}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button look="primary" isPending={answer.isPending} onClick={ask}>
            {answerWords(invitation).reschedule}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Lines
          label="Why"
          required
          error={isTried && said === '' ? 'Please say why' : undefined}
          rows={2}
          maxLength={LIMITS.lineLength}
          value={note}
          onValue={setNote}
        />
        <ProposalFields
          times={times}
          onTimes={setTimes}
          isTape={isTape}
          problem={problem}
          timeZone={timeZone}
        />
      </div>
    </Dialog>
  );
}
