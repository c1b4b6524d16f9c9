import type { AuditionSession } from '@callboard/contract/audition-session';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { unsentWords } from '../words/session-words.ts';
import { SendDialog } from './send-dialog.tsx';

/** What the people in the plan do not know yet, and the way to tell them. */
export function UnsentBar({ session }: { session: AuditionSession }) {
  const [isSending, setIsSending] = useState(false);
  const { unsentChanges } = session;
  return (
    <>
      {unsentChanges > 0 && (
        <section
          aria-label="Unsent changes"
          className="fixed inset-x-4 bottom-4 z-panel mx-auto flex max-w-[560px] animate-rise items-center gap-2 rounded-card border border-line bg-raised p-2 pl-4 shadow-popover max-lg:bottom-14 lg:left-[calc(232px+1rem)]"
        >
          <p role="status" className="min-w-0 flex-1 font-semibold text-13 tabular-nums">
            {unsentWords(unsentChanges)}
          </p>
          <Button look="primary" onClick={() => setIsSending(true)}>
            <Send aria-hidden="true" className="size-4" />
            Send…
          </Button>
        </section>
      )}
      {isSending && <SendDialog session={session} onClose={() => setIsSending(false)} />}
    </>
  );
}
