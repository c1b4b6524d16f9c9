import { ShortcutsDialog } from './hands/shortcuts-dialog.tsx';
import type { useCommands } from './hands/use-commands.ts';
import { LateAddToShortlist, LateCompareDialog, LateQuestion } from './late-parts.tsx';
import { DeclineDialog } from './person/decline-dialog.tsx';
import type { BoardCard } from './store/board-card.ts';
import type { BoardStore } from './store/board-store.ts';

type Props = {
  board: BoardStore;
  productionId: string;
  commands: ReturnType<typeof useCommands>;
  /** Whoever was selected has been dealt with. */
  onDone: () => void;
};

/** What lies over the board while it is asked for. */
export function BoardOverlays({ board, productionId, commands, onDone }: Props) {
  const { asked, setAsked, decide } = commands;
  const close = () => setAsked(undefined);
  if (asked === undefined) return null;
  if (asked === 'help') return <ShortcutsDialog onClose={close} />;
  if ('decline' in asked) {
    return (
      <DeclineDialog
        ids={asked.decline}
        onClose={() => {
          close();
          onDone();
        }}
      />
    );
  }
  if ('shortlist' in asked) {
    // Lists are of people who are on Callboard.
    const ids = asked.shortlist.flatMap((id) => talentOf(board.find(id)) ?? []);
    return (
      <LateAddToShortlist
        talentProfileIds={[...new Set(ids)]}
        productionId={productionId}
        roleId={board.roleId}
        onClose={close}
      />
    );
  }
  if ('question' in asked) {
    const cards = asked.of.flatMap((id) => board.find(id) ?? []);
    const people = cards.filter(({ outside }) => outside === undefined);
    return (
      <LateQuestion
        question={asked.question}
        roleId={board.roleId}
        people={people}
        leftOut={cards.length - people.length}
        onAsked={onDone}
        onClose={close}
      />
    );
  }
  const people = asked.compare.flatMap((id) => board.find(id) ?? []);
  return (
    <LateCompareDialog
      people={people}
      onCommand={(command, id) => decide(command, [id])}
      onClose={close}
    />
  );
}

function talentOf(card: BoardCard | undefined): string | undefined {
  return card?.outside === undefined ? card?.talentProfileId : undefined;
}
