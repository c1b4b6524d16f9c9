import { Camera } from 'lucide-react';
import { type ChangeEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { findFault } from '../../ui/accepted-files.ts';
import { Button } from '../../ui/button.tsx';
import type { CroppedPhoto } from '../../ui/crop-photo.ts';
import { toast } from '../../ui/toast-store.ts';
import { type PhotoRole, useChangePhoto } from './api.ts';

const loadDialog = () => import('../../ui/crop-dialog.tsx');
const CropDialog = lazy(async () => ({ default: (await loadDialog()).CropDialog }));

/** Whatever the browser can show: only the part that is cut out is sent. */
const ACCEPT = 'image/*';

type Props = {
  role: PhotoRole;
  /** The talent whose photo it is, where it is not one's own. */
  talent?: { profileId: string; name: string };
  label?: string;
  onSaved?: () => void;
};

/** A button to choose a picture, and the dialog to cut a photo out of it. */
export function PhotoControl({ role, talent, label = 'Change photo', onSaved }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const src = useObjectUrl(file);
  const change = useChangePhoto(role, talent?.profileId);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [chosen] = event.currentTarget.files ?? [];
    // So that the same file can be chosen again.
    event.currentTarget.value = '';
    if (chosen === undefined) return;
    const fault = findFault(chosen, { accept: ACCEPT });
    if (fault === undefined) setFile(chosen);
    else toast({ title: 'Not a picture', description: fault, variant: 'destructive' });
  }

  async function save(photo: CroppedPhoto) {
    await change.mutateAsync(photo, {
      onSuccess: () => {
        toast({ title: 'Photo saved' });
        onSaved?.();
      },
      onError: ({ message }) =>
        toast({ title: 'Not saved', description: message, variant: 'destructive' }),
    });
  }

  return (
    <>
      <Button
        onClick={() => {
          // While they look for the picture, the dialog comes.
          loadDialog().catch(() => undefined);
          input.current?.click();
        }}
      >
        <Camera aria-hidden="true" className="size-4" />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        aria-label="Photo"
        tabIndex={-1}
        accept={ACCEPT}
        onChange={choose}
        className="sr-only"
      />
      {src !== undefined && (
        <Suspense>
          <CropDialog
            title={talent === undefined ? 'Your photo' : `Photo of ${talent.name}`}
            src={src}
            onSave={save}
            onClose={() => setFile(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

/** An address for a file, for as long as it is shown. */
function useObjectUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (file === undefined) return setUrl(undefined);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
