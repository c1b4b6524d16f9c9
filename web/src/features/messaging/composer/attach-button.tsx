import { Paperclip } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ACCEPTED_FILES } from './use-attaching.ts';

export function AttachButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    onFiles(Array.from(event.currentTarget.files ?? []));
    // So that the same file can be chosen again.
    event.currentTarget.value = '';
  }

  return (
    <>
      <IconButton
        icon={Paperclip}
        label="Attach photos, videos or PDFs"
        onClick={() => input.current?.click()}
        className="size-10 pointer-coarse:size-11"
      />
      <input
        ref={input}
        type="file"
        multiple
        aria-label="Files to attach"
        tabIndex={-1}
        accept={ACCEPTED_FILES}
        onChange={choose}
        className="sr-only"
      />
    </>
  );
}
