import { ListPlus, MailPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { InviteToRoleDialog } from '../inviting/api.ts';
import { AddToShortlistDialog } from '../shortlists/adding/api.ts';

/** For clients: what they came for. */
export function CastingActions({ id }: { id: string }) {
  const [open, setOpen] = useState<'invite' | 'shortlist'>();
  const dialog = { talentProfileIds: [id], onClose: () => setOpen(undefined) };
  return (
    <>
      <Button look="primary" size={40} onClick={() => setOpen('invite')}>
        <MailPlus aria-hidden="true" className="size-4" />
        Invite to role
      </Button>
      <Button onClick={() => setOpen('shortlist')}>
        <ListPlus aria-hidden="true" className="size-4" />
        Add to shortlist
      </Button>
      {open === 'invite' && <InviteToRoleDialog {...dialog} />}
      {open === 'shortlist' && (
        <Suspense>
          <AddToShortlistDialog {...dialog} />
        </Suspense>
      )}
    </>
  );
}
