import { MEDIA_KINDS } from '@callboard/contract/media';
import { Link2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { type KnownFile, MediaDrop, uploads } from '../media/api.ts';
import { AddFileDialog } from './add-file-dialog.tsx';
import { usePortfolioChanges } from './portfolio-changes.ts';
import { titleOf } from './portfolio-words.ts';
import { WorkDialog } from './work-dialog.tsx';
import { linkFormSchema, newWork } from './work-form.ts';

/** Where work is on its way to. */
export const WORK_PLACE = 'portfolio';

type Described = 'link' | { uploadId: string; fileName: string };

/** A file or a link. One file is described at once; several are named by their files, until later. */
export function AddWork({ profileId }: { profileId: string }) {
  const { add, addWhenArrived } = usePortfolioChanges(profileId);
  const [described, setDescribed] = useState<Described>();
  // A link that is sent twice is added once.
  const [linkKey, setLinkKey] = useState('');
  const close = useCallback(() => setDescribed(undefined), []);

  function send(files: readonly KnownFile[]) {
    const [first] = files;
    if (first !== undefined && files.length === 1) {
      const uploadId = uploads.add({ ...first, profileId, place: WORK_PLACE });
      return setDescribed({ uploadId, fileName: first.file.name });
    }
    for (const each of files) {
      const whenArrived = addWhenArrived({ title: titleOf(each.file.name) });
      uploads.add({ ...each, profileId, place: WORK_PLACE, whenArrived });
    }
  }

  function pasteLink() {
    setLinkKey(crypto.randomUUID());
    setDescribed('link');
  }

  return (
    <div className="grid gap-3">
      <MediaDrop
        label="Add work"
        choose="Choose files"
        hint="MP4, MOV or WebM up to 1 GB; MP3, M4A or WAV up to 100 MB; photos up to 25 MB; PDF up to 20 MB."
        kinds={MEDIA_KINDS}
        onFiles={send}
      />
      <Button className="justify-self-start" onClick={pasteLink}>
        <Link2 aria-hidden="true" className="size-4" />
        Paste a link
      </Button>
      {described === 'link' && (
        <WorkDialog
          profileId={profileId}
          title="Add a link"
          saveLabel="Add"
          schema={linkFormSchema}
          start={newWork('')}
          hasUrl
          onSave={(form) => add(form, linkKey)}
          onClose={close}
        />
      )}
      {typeof described === 'object' && (
        <AddFileDialog profileId={profileId} {...described} onClose={close} />
      )}
    </div>
  );
}
