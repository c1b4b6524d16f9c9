import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { Editor } from './editor.ts';

const ALERT = <CircleAlert aria-hidden="true" className="size-4 text-danger" />;

const SIGNS: Record<Editor['status'], { icon: ReactNode; words: string } | undefined> = {
  idle: undefined,
  waiting: { icon: <Spinner />, words: 'Saving…' },
  saving: { icon: <Spinner />, words: 'Saving…' },
  saved: {
    icon: <Check aria-hidden="true" className="size-4 text-success" />,
    words: 'Saved',
  },
  incomplete: { icon: ALERT, words: 'Not saved, check the marked fields' },
  failed: { icon: ALERT, words: 'Not saved' },
};

/** Where what was typed is by now, in sight however long the section is. */
export function SaveStatus({ editor }: { editor: Editor }) {
  const sign = SIGNS[editor.status];
  return (
    <div className="pointer-events-none sticky bottom-3 z-sticky mt-2 flex min-h-9">
      <div
        className={
          sign &&
          'pointer-events-auto flex min-h-9 items-center gap-2 rounded-full border border-line bg-raised px-3 text-13'
        }
      >
        <span role="status" className="flex items-center gap-2">
          {sign?.icon}
          {sign?.words}
        </span>
        {editor.status === 'failed' && (
          <Button look="quiet" size={36} className="-mr-3 rounded-full" onClick={editor.flush}>
            Try again
          </Button>
        )}
      </div>
    </div>
  );
}
