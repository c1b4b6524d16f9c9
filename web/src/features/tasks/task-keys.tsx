import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useKeys } from '../../ui/use-keys.ts';

const KEYS = [
  ['j, k, ↓, ↑', 'Next and previous task'],
  ['Enter, o', 'Open it; a to-do of your own is changed'],
  ['e', 'Complete it, or put it aside'],
  ['n', 'New to-do'],
  ['?', 'These shortcuts'],
] as const;

/** What the keys do on this screen. */
export function TaskKeys() {
  const [isOpen, setIsOpen] = useState(false);
  useKeys({ '?': () => setIsOpen(true) });
  return (
    <div className="hidden lg:block">
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Shortcuts"
        maxWidth={360}
        trigger={
          <Button look="quiet" className="text-muted">
            <kbd className="rounded border border-line px-1.5 text-12">?</kbd> shortcuts
          </Button>
        }
      >
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-13">
          {KEYS.map(([keys, what]) => (
            <div key={keys} className="contents">
              <dt>
                <kbd className="rounded border border-line px-1.5 py-0.5 text-12">{keys}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </div>
  );
}
