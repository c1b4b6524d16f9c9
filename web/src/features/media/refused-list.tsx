import { CircleAlert, X } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { ChooseButton } from './choose-button.tsx';
import type { KnownFile } from './file-kinds.ts';
import { type Refusal, refusals, useRefusals } from './refusals.ts';

type Props = {
  profileId: string;
  place: string;
  /** Another one was chosen instead. */
  onFile: (file: KnownFile) => void;
};

/** Files that could not be used, each with the reason and the next step. */
export function RefusedList({ profileId, place, onFile }: Props) {
  const refused = useRefusals(profileId, place);
  if (refused.length === 0) return null;
  return (
    <ul aria-label="Files that could not be used" className="grid gap-2">
      {refused.map((refusal) => (
        <Row key={refusal.media.id} refusal={refusal} onFile={onFile} />
      ))}
    </ul>
  );
}

function Row({ refusal, onFile }: { refusal: Refusal } & Pick<Props, 'onFile'>) {
  const { fileName, kind, problem } = refusal.media;

  function replace(file: KnownFile) {
    refusals.dismiss(refusal);
    onFile(file);
  }

  return (
    <li className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line py-2 pr-2 pl-3">
      <CircleAlert aria-hidden="true" className="size-[18px] shrink-0 text-danger" />
      <div role="alert" className="wrap-anywhere min-w-40 flex-1 text-13">
        <p className="font-medium">{fileName}</p>
        <p className="text-danger">{problem ?? 'This file cannot be used.'}</p>
      </div>
      <div className="flex items-center gap-1">
        <ChooseButton label={`Instead of ${fileName}`} kinds={[kind]} onFile={replace}>
          Choose another file
        </ChooseButton>
        <IconButton
          icon={X}
          label={`Dismiss ${fileName}`}
          onClick={() => refusals.dismiss(refusal)}
        />
      </div>
    </li>
  );
}
