import type { MediaKind } from '@callboard/contract/media';
import { FileDrop } from '../../ui/file-drop.tsx';
import { acceptedOf, type KnownFile } from './file-kinds.ts';
import { useFileCheck } from './use-file-check.ts';

type Props = {
  label: string;
  hint: string;
  choose: string;
  kinds: readonly MediaKind[];
  onFiles: (files: KnownFile[]) => void;
};

/** Takes files of these kinds, many at once, and says of those that do not fit why. */
export function MediaDrop({ kinds, onFiles, ...rest }: Props) {
  const { fault, take } = useFileCheck(kinds, onFiles);
  return (
    <div>
      <FileDrop {...rest} multiple offered={acceptedOf(kinds)} error={fault} onFiles={take} />
      <span role="status" className="sr-only">
        {fault}
      </span>
    </div>
  );
}
