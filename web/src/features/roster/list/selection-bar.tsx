import { LIMITS } from '@callboard/contract/limits';
import { UserRoundCheck, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import type { Selected } from './use-selected.ts';

type Props = { portfolioId: string; selection: Selected };

/** What can be done to all that are selected. */
export function SelectionBar({ portfolioId, selection }: Props) {
  const [isAssigning, setIsAssigning] = useState(false);
  const count = selection.talents.length;
  const isTooMany = count > LIMITS.pageSizeMax;
  return (
    <section
      aria-label="Selection"
      className="fixed inset-x-4 bottom-4 z-panel mx-auto flex max-w-[440px] animate-rise items-center gap-2 rounded-card border border-line bg-raised p-2 pl-4 shadow-popover max-lg:bottom-14 lg:left-[calc(232px+1rem)]"
    >
      <p role="status" className="min-w-0 flex-1 truncate font-semibold text-13 tabular-nums">
        {count} selected{isTooMany && `, at most ${LIMITS.pageSizeMax} at once`}
      </p>
      <Button look="primary" disabled={isTooMany} onClick={() => setIsAssigning(true)}>
        <UserRoundCheck aria-hidden="true" className="size-4" />
        Assign
      </Button>
      <IconButton icon={X} label="Select nobody" onClick={selection.clear} />
      {isAssigning && (
        <AssignDialog
          portfolioId={portfolioId}
          talents={selection.talents}
          onClose={() => setIsAssigning(false)}
          onDone={selection.clear}
        />
      )}
    </section>
  );
}
