import { useMemo, useSyncExternalStore } from 'react';
import { openTusTransfer } from './tus-transfer.ts';
import type { Upload } from './upload.ts';
import { createUploadStore } from './upload-store.ts';

/** The page's one store, above every screen: going elsewhere in the app stops no file. */
export const uploads = createUploadStore(openTusTransfer);

/** The files on their way to one list of a profile. */
export function useUploads(profileId: string, place: string): Upload[] {
  const all = useSyncExternalStore(uploads.subscribe, uploads.getState);
  return useMemo(
    () => all.filter((upload) => upload.profileId === profileId && upload.place === place),
    [all, profileId, place],
  );
}

/** One file on its way; nothing once it is done with. */
export function useUpload(id: string | undefined): Upload | undefined {
  return useSyncExternalStore(uploads.subscribe, () =>
    uploads.getState().find((upload) => upload.id === id),
  );
}
