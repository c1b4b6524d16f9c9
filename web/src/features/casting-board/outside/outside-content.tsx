import type { OutsidePerson } from '@callboard/contract/outside-people';
import { useMutation } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { callAt } from '../../../lib/api-client.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { showRefused } from '../acts/show-refused.ts';
import { useBoardScene } from '../board-context.ts';
import { BOARD_CALLS, type Calls } from '../calls.ts';
import { LateOutsideForm } from '../late-parts.tsx';
import { Part } from '../person/part.tsx';
import { StatusMenu } from '../person/status-menu.tsx';
import { Face } from '../sheet/face.tsx';
import type { BoardCard } from '../store/board-card.ts';

type Props = { card: BoardCard; person: OutsidePerson; onGone: () => void };

/** Somebody from outside, as far as the team wrote it down. */
export function OutsideContent({ card, person, onGone }: Props) {
  const { board, canReview } = useBoardScene();
  const [isChanging, setIsChanging] = useState(false);
  const remove = useMutation({
    mutationFn: () =>
      callAt<Calls['removeOutsidePerson']>(BOARD_CALLS.removeOutsidePerson, {
        params: { id: person.id },
      }),
    onSuccess: () => {
      onGone();
      board.remove(person.id);
      toast({ title: `${person.name} removed` });
    },
    onError: (error) => showRefused('Not removed', error),
  });
  return (
    <div className="grid gap-5">
      <div className="grid grid-cols-2 gap-4">
        <Face name={person.name} photoUrl={null} width={200} className="rounded-card" />
        <div className="grid content-start gap-3 text-13">
          <p className="text-muted">Not on Callboard. Added by {person.addedBy}.</p>
          {person.agent !== null && <p className="wrap-anywhere">Agent: {person.agent}</p>}
          {person.link !== null && (
            <a
              href={person.link}
              target="_blank"
              rel="noopener nofollow"
              className="wrap-anywhere inline-flex items-center gap-1.5 underline underline-offset-4"
            >
              <ExternalLink aria-hidden="true" className="size-4" />
              {hostOf(person.link)}
            </a>
          )}
        </div>
      </div>
      <div className="justify-self-start">
        <StatusMenu card={card} />
      </div>
      {person.note !== null && (
        <Part title="Note">
          <p dir="auto" className="wrap-anywhere whitespace-pre-line text-14">
            {person.note}
          </p>
        </Part>
      )}
      {canReview && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setIsChanging(true)}>Change</Button>
          <Button look="quiet" isPending={remove.isPending} onClick={() => remove.mutate()}>
            Remove from the board
          </Button>
        </div>
      )}
      {isChanging && (
        <LateOutsideForm board={board} person={person} onClose={() => setIsChanging(false)} />
      )}
    </div>
  );
}

function hostOf(link: string): string {
  return URL.parse(link)?.hostname ?? link;
}
