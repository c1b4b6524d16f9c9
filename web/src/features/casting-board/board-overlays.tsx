import { ShortcutsDialog } from './hands/shortcuts-dialog.tsx';
import type { useCommands } from './hands/use-commands.ts';
import { LateCompareDialog, LateQuestion } from './late-parts.tsx';
import { DeclineDialog } from './person/decline-dialog.tsx';
import type { BoardStore } from './store/board-store.ts';

type Props = {
  board: BoardStore;
  commands: ReturnType<typeof useCommands>;
  /** Whoever was selected has been dealt with. */
  onDone: () => void;
};

/** What lies over the board while it is asked for. */
export function BoardOverlays({ board, commands, onDone }: Props) {
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
