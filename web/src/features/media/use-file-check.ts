import type { MediaKind } from '@callboard/contract/media';
import { useState } from 'react';
import { findKind, findUploadFault, type KnownFile } from './file-kinds.ts';

/** Lets through the files that can be sent, and says of the others why they cannot. */
export function useFileCheck(kinds: readonly MediaKind[], onFiles: (files: KnownFile[]) => void) {
  const [fault, setFault] = useState<string>();

  function take(files: readonly File[]) {
    const known: KnownFile[] = [];
    const faults: string[] = [];
    for (const file of files) {
      const kind = findKind(file, kinds);
      const found =
        kind === undefined
          ? `${file.name} is not a kind of file that fits here.`
          : findUploadFault({ file, kind });
      if (kind !== undefined && found === undefined) known.push({ file, kind });
      else faults.push(found ?? '');
    }
    setFault(faults.length > 0 ? faults.join(' ') : undefined);
    if (known.length > 0) onFiles(known);
  }

  return { fault, take };
}
