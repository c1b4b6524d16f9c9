import type { AuditionSession } from '@callboard/contract/audition-session';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { people } from '../words/session-words.ts';
import { countSending, type Sending } from './count-sending.ts';
import { useSend } from './plan-changes.ts';

type Props = { session: AuditionSession; onClose: () => void };

/** Says who hears what, before they do. */
export function SendDialog({ session, onClose }: Props) {
  const [key] = useState(() => crypto.randomUUID());
  const send = useSend(session, key);
  const sending = countSending(session);

  function submit() {
    send.mutate(undefined, {
      onSuccess: (done) => {
        toast({ title: 'Sent', description: sentWords(done) });
        onClose();
      },
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Send what is new?"
      description="Everyone whom it concerns hears it at once."
      footer={
        <>
          <DialogClose>
            <Button>Not yet</Button>
          </DialogClose>
          <Button look="primary" isPending={send.isPending} onClick={submit}>
            Send
          </Button>
        </>
      }
    >
      <div className="grid gap-3 text-14">
        <ul className="grid gap-1 rounded-control bg-sunk px-3 py-2.5">
          {whoHears(sending).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {sending.conflicts > 0 && (
          <p className="text-13 text-danger">
            {people(sending.conflicts)} {sending.conflicts === 1 ? 'has' : 'have'} a conflict at
            that time.
          </p>
        )}
        {sending.waiting > 0 && (
          <p className="text-13 text-muted">
            {people(sending.waiting)} without a time {sending.waiting === 1 ? 'is' : 'are'} not told
            anything yet.
          </p>
        )}
        {whereIsOpen(session) !== undefined && (
          <p className="text-13 text-warn">{whereIsOpen(session)}</p>
        )}
        {send.isError && <FormAlert>{send.error.message}</FormAlert>}
      </div>
    </Dialog>
  );
}

/** Whoever is asked to come wants to know where to. */
function whereIsOpen({ kind, place, link }: AuditionSession): string | undefined {
  if (kind === 'in_person' && place === null)
    return 'They are not told a place: none is given yet.';
  if (kind === 'live_video' && link === null) return 'They are not told a link: none is given yet.';
  return undefined;
}

const are = (count: number) => `${people(count)} ${count === 1 ? 'is' : 'are'}`;

function whoHears({ invited, askedAgain, told, cancelled }: Sending): string[] {
  const lines: string[] = [];
  if (invited > 0) lines.push(`${are(invited)} invited.`);
  if (askedAgain > 0) lines.push(`${are(askedAgain)} asked again: their time or place changed.`);
  if (told > 0) lines.push(`${are(told)} told what changed. Their answers stay.`);
  if (cancelled > 0) lines.push(`${are(cancelled)} told that they are no longer seen.`);
  return lines;
}

type Done = Pick<Sending, 'invited' | 'askedAgain' | 'told' | 'cancelled'>;

function sentWords({ invited, askedAgain, told, cancelled }: Done): string {
  const parts: [number, string][] = [
    [invited, 'invited'],
    [askedAgain, 'asked again'],
    [told, 'told'],
    [cancelled, 'cancelled'],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(', ');
}
