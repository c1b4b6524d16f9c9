import { lazy, Suspense, useState } from 'react';
import { useLatePart } from '../../lib/use-late-part.ts';

const loadDialog = () => import('./create/create-dialog.tsx');
const CreateDialog = lazy(async () => ({ default: (await loadDialog()).CreateDialog }));

/** The dialog in which a portfolio is created; its form comes when someone is near. */
export function useCreateDialog() {
  const [isOpen, setIsOpen] = useState(false);
  const { isAskedFor, ask, approach } = useLatePart(loadDialog);
  function open() {
    ask();
    setIsOpen(true);
  }
  const dialog = isAskedFor && (
    <Suspense>
      <CreateDialog isOpen={isOpen} onOpenChange={setIsOpen} />
    </Suspense>
  );
  return { open, approach, dialog };
}
