import type { DeletionOutlook } from '@callboard/contract/privacy';
import { useState } from 'react';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useAskForDeletion } from '../calls.ts';
import { ProveForm } from '../prove-form.tsx';
import { consequencesFor } from './consequences.ts';

/** Says what follows, before the password is asked for. */
export function DeleteDialog({ outlook }: { outlook: DeletionOutlook }) {
  const user = useCurrentUser();
  const [isOpen, setIsOpen] = useState(false);
  const asking = useAskForDeletion();
  const names = outlook.children.map(({ name }) => name);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button>Delete my account</Button>}
      title="Delete your account?"
      maxWidth={460}
    >
      <div className="grid gap-4">
        <ul className="grid list-disc gap-1.5 pl-5 text-13">
          {consequencesFor(user, names).map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
        <ProveForm
          act="Delete my account"
          look="danger"
          asking={asking}
          onDone={() => {
            setIsOpen(false);
            toast({ title: 'Your account will be deleted', description: 'You can still keep it.' });
          }}
        />
      </div>
    </Dialog>
  );
}
