import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useIsDesk } from '../../../lib/use-is-desk.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { VerifiedMark } from '../../verification/mark/api.ts';
import { viewPerson } from '../acts/view-person.ts';
import { useBoardScene } from '../board-context.ts';
import { OutsideContent } from '../outside/outside-content.tsx';
import type { BoardCard } from '../store/board-card.ts';
import { PersonContent } from './person-content.tsx';

type Props = {
  card: BoardCard;
  /** Where among those shown, from 1; nothing for who is no longer among them. */
  place: number | undefined;
  total: number;
  notePull: number;
  onStep: (direction: 'next' | 'previous') => void;
  onClose: () => void;
};

/** One person beside the others; on a phone, over them. */
export function PersonPanel({ card, place, total, notePull, onStep, onClose }: Props) {
  const { board, canReview } = useBoardScene();
  const isDesk = useIsDesk();
  useEffect(() => {
    if (canReview) void viewPerson(board, card.id);
  }, [board, canReview, card.id]);

  const content =
    card.outside === undefined ? (
      <PersonContent key={card.id} card={card} notePull={notePull} />
    ) : (
      <OutsideContent key={card.id} card={card} person={card.outside} onGone={onClose} />
    );
  const steps = (
    <Steps onStep={onStep}>
      {place === undefined ? `${total} others` : `${place} of ${total}`}
    </Steps>
  );
  if (!isDesk) {
    return (
      <Sheet
        open
        onOpenChange={onClose}
        title={<SheetName card={card} />}
        width={520}
        footer={steps}
      >
        {content}
      </Sheet>
    );
  }
  return (
    <aside
      aria-label={card.name}
      className="sticky top-[120px] flex h-[calc(100dvh-136px)] w-[440px] shrink-0 animate-appear flex-col rounded-card border border-line bg-raised"
    >
      <header className="flex h-14 shrink-0 items-center gap-2 border-line border-b pr-2 pl-4">
        <div className="flex min-w-0 flex-1 items-center gap-1.5 text-16">
          <h2 dir="auto" className="truncate font-semibold">
            {card.name}
          </h2>
          <VerifiedMark verified={card.verified} />
        </div>
        {steps}
        <IconButton icon={X} label="Close" onClick={onClose} />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto p-4 pb-12 [scrollbar-width:thin]">
        {content}
      </div>
    </aside>
  );
}

function SheetName({ card }: Pick<Props, 'card'>) {
  return (
    <span className="flex items-center gap-1.5">
      <span dir="auto" className="truncate">
        {card.name}
      </span>
      <VerifiedMark verified={card.verified} />
    </span>
  );
}

type StepsProps = { onStep: Props['onStep']; children: ReactNode };

function Steps({ onStep, children }: StepsProps) {
  return (
    <span className="flex items-center text-12 text-muted tabular-nums">
      <IconButton
        icon={ChevronLeft}
        size={32}
        label="Previous person"
        onClick={() => onStep('previous')}
      />
      <span className="whitespace-nowrap">{children}</span>
      <IconButton
        icon={ChevronRight}
        size={32}
        label="Next person"
        onClick={() => onStep('next')}
      />
    </span>
  );
}
