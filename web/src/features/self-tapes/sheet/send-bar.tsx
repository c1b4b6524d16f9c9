import type { InvitationDetail } from '@callboard/contract/audition-invitations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { slotTime } from '../../../lib/casting/audition-words.ts';
import { keyOfPath } from '../../../lib/query-key.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { type DraftTake, fromSent, isSameTape, type TapePart } from '../draft/take-order.ts';
import { tapeDrafts } from '../draft/tape-draft.ts';
import { invitationQuery, sendTakes } from '../tape-queries.ts';
import { useTakesOnTheirWay } from './use-takes-on-their-way.ts';

type Props = {
  invitation: InvitationDetail;
  takes: DraftTake[];
  parts: readonly TapePart[];
};

/** Says how it stands, and sends all that is to be seen. */
export function SendBar({ invitation, takes, parts }: Props) {
  const { id, takesSent, maySendTapes, startsAt, timeZone } = invitation;
  const { timeZone: viewerZone } = useCurrentUser();
  const queries = useQueryClient();
  const { coming, stuck } = useTakesOnTheirWay(invitation, parts);
  const send = useMutation({
    mutationFn: () => sendTakes(id, takes),
    onSuccess: (detail) => {
      tapeDrafts.forget(id);
      queries.setQueryData(invitationQuery(id).queryKey, detail);
      void queries.invalidateQueries({ queryKey: keyOfPath('/api/auditions/invitations') });
      toast({ title: 'Tape sent', description: 'The casting team can watch it now.' });
    },
  });
  if (!maySendTapes) {
    return <p className="mr-auto text-13 text-muted">Takes can no longer be sent for this one.</p>;
  }
  const isDue = Date.parse(startsAt) < Date.now();
  const isSame = isSameTape(takes, fromSent(takesSent));
  const due = slotTime(startsAt, null, timeZone, viewerZone).own;
  const hint = hintFor({ invitation, takes, coming, stuck, due, isDue, isSame });
  return (
    <div className="grid w-full gap-3">
      {send.error !== null && <FormAlert>{send.error.message}</FormAlert>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="min-w-0 flex-1 basis-52 text-13 text-muted">
          {hint}
        </p>
        {takes.length === 0 && takesSent.length > 0 ? (
          <Button size={44} onClick={() => tapeDrafts.forget(id)}>
            Put back what was sent
          </Button>
        ) : (
          <Button
            look="primary"
            size={44}
            disabled={takes.length === 0 || coming > 0 || isSame}
            isPending={send.isPending}
            onClick={() => send.mutate()}
          >
            {buttonWords(takes.length, { isReplacing: takesSent.length > 0, isDue, isSame })}
          </Button>
        )}
      </div>
    </div>
  );
}

type Standing = {
  invitation: InvitationDetail;
  takes: readonly DraftTake[];
  coming: number;
  stuck: number;
  /** On the viewer's own clock. */
  due: string;
  isDue: boolean;
  isSame: boolean;
};

function hintFor({ invitation, takes, coming, stuck, due, isDue, isSame }: Standing): string {
  const { takesSent, tape } = invitation;
  if (coming > 0) {
    return coming === 1 ? 'A take is still on its way.' : `${coming} takes are still on their way.`;
  }
  if (stuck > 0)
    return 'A take could not be sent up yet. It is tried again; you can also cancel it.';
  const late = `It was due ${due}: what you send now is marked late.`;
  if (takes.length === 0 && takesSent.length > 0) {
    return 'The team still has what you sent. Add a take to send instead.';
  }
  if (takes.length === 0) {
    return isDue ? late : 'Record a take or choose a film; nothing is sent before you say so.';
  }
  if (isSame) {
    return isDue
      ? 'All is sent. It was due; you can still add to it.'
      : `All is sent. You can replace it until ${due}.`;
  }
  const lacksSlate = tape?.wantsSlate === true && !takes.some(({ isSlate }) => isSlate);
  const slate = lacksSlate ? 'A slate is asked for: record one, or mark the take that has it.' : '';
  const news = takesSent.length > 0 ? 'What you changed is not sent yet.' : 'Not sent yet.';
  return [isDue ? late : news, slate].filter(Boolean).join(' ');
}

type Sending = { isReplacing: boolean; isDue: boolean; isSame: boolean };

function buttonWords(count: number, { isReplacing, isDue, isSame }: Sending): string {
  if (isReplacing && isSame) return 'Sent';
  const takes = count === 1 ? '1 take' : `${count} takes`;
  if (isDue) return 'Send late';
  if (isReplacing) return 'Send the changes';
  return count === 0 ? 'Send' : `Send ${takes}`;
}
