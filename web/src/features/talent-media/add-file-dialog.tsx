import { useEffect, useRef } from 'react';
import { UploadRow, uploads, useUpload } from '../media/api.ts';
import { usePortfolioChanges } from './portfolio-changes.ts';
import { titleOf } from './portfolio-words.ts';
import { WorkDialog } from './work-dialog.tsx';
import { fileFormSchema, newWork } from './work-form.ts';

type Props = { profileId: string; uploadId: string; fileName: string; onClose: () => void };

/**
 * For a file that is on its way: it is described meanwhile, and becomes a piece of work when both are
 * done. Without a description it is not wanted.
 */
export function AddFileDialog({ profileId, uploadId, fileName, onClose }: Props) {
  const { addWhenArrived } = usePortfolioChanges(profileId);
  const isDescribed = useRef(false);
  const upload = useUpload(uploadId);
  const isGone = upload === undefined;
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);

  function close() {
    if (!isDescribed.current) uploads.cancel(uploadId);
    onClose();
  }

  return (
    <WorkDialog
      profileId={profileId}
      title="Add work"
      isFirm
      saveLabel="Add"
      schema={fileFormSchema}
      start={newWork(titleOf(fileName))}
      top={
        upload !== undefined && (
          <ul aria-label="File" className="rounded-card border border-line px-3">
            <UploadRow upload={upload} />
          </ul>
        )
      }
      onSave={async ({ url: _, ...form }) => {
        isDescribed.current = true;
        uploads.expect(uploadId, addWhenArrived(form));
      }}
      onClose={close}
    />
  );
}
