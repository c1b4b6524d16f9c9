import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { loadImportDialog } from '../talent-profiles/api.ts';
import { WIZARD } from './walk.ts';

const ImportDialog = lazy(async () => ({ default: (await loadImportDialog()).ImportDialog }));

/** For those who bring a profile along as a file; they then look it over, step by step. */
export function ImportControl({ profileId }: { profileId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <Button size={44} onClick={() => setIsOpen(true)}>
        Import a profile
      </Button>
      {isOpen && (
        <Suspense>
          <ImportDialog
            profileId={profileId}
            onReplaced={() => void navigate({ to: WIZARD })}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
