import type { MediaKind } from '@callboard/contract/media';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { acceptedOf, type KnownFile } from './file-kinds.ts';
import { useFileCheck } from './use-file-check.ts';

type Props = {
  /** What the file is: "Cover". */
  label: string;
  kinds: readonly MediaKind[];
  onFile: (file: KnownFile) => void;
  children: ReactNode;
};

/** A button to choose one file with. */
export function ChooseButton({ label, kinds, onFile, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { fault, take } = useFileCheck(kinds, ([chosen]) => {
    if (chosen !== undefined) onFile(chosen);
  });

  function choose(event: ChangeEvent<HTMLInputElement>) {
    take(Array.from(event.currentTarget.files ?? []));
    // So that the same file can be chosen again.
    event.currentTarget.value = '';
  }

  return (
    <span className="grid justify-items-start">
      <Button size={36} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        aria-label={label}
        tabIndex={-1}
        accept={acceptedOf(kinds)}
        onChange={choose}
        className="sr-only"
      />
      <span role="status" className="wrap-anywhere mt-1 text-12 text-danger empty:mt-0">
        {fault}
      </span>
    </span>
  );
}
