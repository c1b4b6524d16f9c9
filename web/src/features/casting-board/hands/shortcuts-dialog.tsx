import { Dialog } from '../../../ui/dialog.tsx';
import { useBoardScene } from '../board-context.ts';

type Props = { onClose: () => void };

/** All keys of the board. */
export function ShortcutsDialog({ onClose }: Props) {
  const { callback, canReview } = useBoardScene();
  const looking: [string[], string][] = [
    [['j', 'k'], 'Next and previous person'],
    [['←', '→', '↑', '↓'], 'Go to a neighbour'],
    [['Home', 'End'], 'Go to the first and the last'],
    [['Enter', 'Space'], 'Open the person'],
    [['Esc'], 'Close, then select nobody'],
    [['f'], 'Filters'],
    [['x'], 'Select; with Shift and a click, all between'],
    [['a'], 'Select all shown'],
    [['c'], 'Compare those selected, up to four'],
    [['?'], 'These shortcuts'],
  ];
  const deciding: [string[], string][] = [
    [['y', 'm', 'n'], 'Your own pick: yes, maybe, no; again takes it back'],
    [['r'], 'Rate: then 1 to 5, or 0 for none'],
    [['e'], 'Write a note'],
    [['2', '3', '4', '5'], `Move to Viewed, Shortlisted, Audition, ${callback}`],
    [['d'], 'Not selected: into the tray, nobody is told'],
    [['u'], 'Undo the last move'],
  ];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Shortcuts"
      description="Keys act on those selected, else on the person you are at. No key makes an offer."
      maxWidth={640}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Keys title="Look" rows={looking} />
        {canReview && <Keys title="Decide" rows={deciding} />}
      </div>
    </Dialog>
  );
}

function Keys({ title, rows }: { title: string; rows: readonly [string[], string][] }) {
  return (
    <section>
      <h3 className="mb-2 font-semibold text-13">{title}</h3>
      <dl className="grid gap-2 text-13">
        {rows.map(([keys, text]) => (
          <div key={text} className="grid grid-cols-[104px_minmax(0,1fr)] gap-2">
            <dt className="flex flex-wrap content-start gap-1">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
