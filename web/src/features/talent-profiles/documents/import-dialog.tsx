import { LIMITS } from '@callboard/contract/limits';
import type { ProfileExport } from '@callboard/contract/profile-documents';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { VISIBILITY_WORDS } from '../../../lib/talent/profile-words.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { faultsOf, readProfileFile } from './read-profile-file.ts';
import { useImportProfile } from './use-import-profile.ts';

type Props = { profileId: string; onReplaced: () => void; onClose: () => void };
type Chosen = { fileName: string; profile?: ProfileExport; faults: string[] };

/** Choose a file, read what it will do, do it. */
export function ImportDialog({ profileId, onReplaced, onClose }: Props) {
  const [chosen, setChosen] = useState<Chosen>();
  const isOwn = useCurrentUser().talentProfileId === profileId;
  const replace = useImportProfile(profileId, onReplaced);
  const profile = chosen?.profile;

  async function read(file: File | undefined) {
    if (file === undefined) return;
    setChosen({ fileName: file.name, faults: [], ...(await readProfileFile(file)) });
  }

  function bringIn(imported: ProfileExport) {
    replace.mutate(imported, {
      onSuccess: () => {
        toast({ title: 'Profile imported' });
        onClose();
      },
      onError: (error) => {
        const fields = error instanceof ApiError ? error.fields : undefined;
        const faults = fields === undefined ? [error.message] : faultsOf(fields);
        setChosen((before) => before && { fileName: before.fileName, faults });
      },
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Import a profile"
      description="From a file that was exported from Callboard."
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button
            look="danger"
            disabled={profile === undefined}
            isPending={replace.isPending}
            onClick={() => profile && bringIn(profile)}
          >
            {isOwn ? 'Replace my profile' : 'Replace this profile'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FileDrop
          label="Profile"
          hint="A JSON file."
          accept="application/json,.json"
          maxBytes={LIMITS.bodyBytes}
          onFiles={([file]) => void read(file)}
        />
        {chosen !== undefined && <Outcome {...chosen} />}
      </div>
    </Dialog>
  );
}

function Outcome({ fileName, profile, faults }: Chosen) {
  if (profile !== undefined) {
    return (
      <p role="status" className="wrap-anywhere text-14">
        <strong className="font-semibold">{fileName}</strong> replaces all that was entered under
        About, Looks, Skills, Credits, Work details and Availability, and who may see the profile:{' '}
        {VISIBILITY_WORDS[profile.profile.visibility]}. This cannot be undone. Photos, work and date
        of birth stay.
      </p>
    );
  }
  return (
    <FormAlert>
      <p className="wrap-anywhere">{fileName} cannot be imported. Nothing has changed.</p>
      <ul className="wrap-anywhere mt-1 list-disc pl-4">
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </FormAlert>
  );
}
