import { lazy, Suspense } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

export type Way = 'ask' | 'create' | 'import';

/** Forms with their schemas come when someone asks for them; the list does not wait. */
const Ask = lazy(async () => ({ default: (await import('./ask-dialog.tsx')).AskDialog }));
const Create = lazy(async () => ({
  default: (await import('./create-talent-form.tsx')).CreateTalentForm,
}));
const Import = lazy(async () => ({
  default: (await import('../import/import-roster.tsx')).ImportRoster,
}));

type Props = {
  way: Way;
  portfolioId: string;
  /** Opens whom someone has just asked or begun a profile for. */
  onAdded: (talentProfileId: string) => void;
  onDone: () => void;
};

export function LateAdd({ way, portfolioId, onAdded, onDone }: Props) {
  return (
    <Suspense fallback={<Coming onClose={onDone} />}>
      {way === 'ask' && <Ask portfolioId={portfolioId} onAsked={onAdded} onDone={onDone} />}
      {way === 'create' && <Create portfolioId={portfolioId} onBegun={onAdded} onDone={onDone} />}
      {way === 'import' && <Import portfolioId={portfolioId} onDone={onDone} />}
    </Suspense>
  );
}

function Coming({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title="Add talent">
      <Skeleton className="h-48" />
    </Dialog>
  );
}
