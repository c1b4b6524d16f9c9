import { ShortcutsDialog } from './hands/shortcuts-dialog.tsx';
import type { useCommands } from './hands/use-commands.ts';
import { LateCompareDialog } from './late-parts.tsx';
import { DeclineDialog } from './person/decline-dialog.tsx';
import type { BoardStore } from './store/board-store.ts';

type Props = {
  board: BoardStore;
  commands: ReturnType<typeof useCommands>;
  onDeclined: () => void;
};

/** What lies over the board while it is asked for. */
export function BoardOverlays({ board, commands, onDeclined }: Props) {
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
          onDeclined();
        }}
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
