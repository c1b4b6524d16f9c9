import { LIMITS } from '@callboard/contract/limits';
import {
  PRODUCTION_FILE_KINDS,
  type ProductionFileKind,
} from '@callboard/contract/production-choices';
import { useState } from 'react';
import { FILE_KIND_WORDS } from '../../../lib/casting/role-words.ts';
import { wordOptions } from '../../../lib/talent/profile-words.ts';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { OneOf, OneOrNone } from '../../../ui/valued/choice.tsx';
import { useAddFile } from './file-changes.ts';

type Props = { productionId: string; roles: readonly { id: string; title: string }[] };

/** What it is and whom it is for, then the file. */
export function AddFile({ productionId, roles }: Props) {
  const [kind, setKind] = useState<ProductionFileKind>('sides');
  const [roleId, setRoleId] = useState<string | null>(null);
  const add = useAddFile(productionId);

  async function send(files: File[]) {
    for (const file of files) {
      const isAdded = await add.mutateAsync({ file, kind, roleId }).then(
        () => true,
        () => false,
      );
      if (!isAdded) return;
    }
    toast({ title: files.length === 1 ? 'File added' : `${files.length} files added` });
  }

  return (
    <div className="form-controls grid gap-3 sm:grid-cols-2">
      <OneOf
        label="Kind"
        options={wordOptions(PRODUCTION_FILE_KINDS, FILE_KIND_WORDS)}
        value={kind}
        onValue={setKind}
      />
      <OneOrNone
        label="For"
        none="All roles"
        options={roles.map(({ id, title }) => ({ value: id, label: title }))}
        value={roleId}
        onValue={setRoleId}
      />
      <div className="grid gap-2 sm:col-span-2">
        <FileDrop
          label="Add a PDF"
          hint="At most 20 MB. Those who may see a role's call can read its sides; a script stays with your team."
          choose="Choose PDF"
          accept=".pdf"
          maxBytes={LIMITS.productionFileBytes}
          multiple
          disabled={add.isPending}
          error={add.error?.message}
          onFiles={(files) => void send(files)}
        />
        {add.isPending && <ProgressBar label="Sending the file" />}
      </div>
    </div>
  );
}
