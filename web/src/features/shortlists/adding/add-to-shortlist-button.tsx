import { ListPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';

/** Comes when it is asked for. */
const LateDialog = lazy(async () => ({
  default: (await import('./add-to-shortlist-dialog.tsx')).AddToShortlistDialog,
}));

/** On one talent's page. */
export function AddToShortlistButton({ talentProfileId }: { talentProfileId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <ListPlus aria-hidden="true" className="size-4" />
        Add to shortlist
      </Button>
      {isOpen && (
        <Suspense>
          <LateDialog talentProfileIds={[talentProfileId]} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
