import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { LateOutsideForm } from '../late-parts.tsx';
import { useBoard } from '../use-board.ts';

/** For those who may move people. */
export function AddOutsideButton({ roleId }: { roleId: string }) {
  const { board, state } = useBoard(roleId);
  const [isOpen, setIsOpen] = useState(false);
  if (board === undefined || state === undefined || state.rights === 'view') return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <UserPlus aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">Add person</span>
      </Button>
      {isOpen && <LateOutsideForm board={board} onClose={() => setIsOpen(false)} />}
    </>
  );
}
