import { useRef } from 'react';
import type { Upload } from './upload.ts';
import { UploadRow } from './upload-row.tsx';
import { announceUploads, sizeText } from './upload-words.ts';

type Props = {
  /** What they are: "Photos on their way". */
  label: string;
  uploads: readonly Upload[];
};

/** Files on their way, as long as there are any. A great many scroll in a box of their own. */
export function UploadList({ label, uploads }: Props) {
  const hadSome = useRef(false);
  hadSome.current ||= uploads.length > 0;
  return (
    <>
      <span role="status" className="sr-only">
        {announceUploads(uploads, hadSome.current)}
      </span>
      {uploads.length > 0 && (
        <section aria-label={label} className="rounded-card border border-line">
          <Summary uploads={uploads} />
          <ul className="max-h-72 divide-y divide-line overflow-y-auto px-3">
            {uploads.map((upload) => (
              <UploadRow key={upload.id} upload={upload} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Said only where there are too many to be seen at a glance. */
function Summary({ uploads }: Pick<Props, 'uploads'>) {
  if (uploads.length < 4) return null;
  const left = uploads.reduce((sum, { file, sent }) => sum + file.size - sent, 0);
  return (
    <p className="flex justify-between gap-3 border-line border-b px-3 py-2 text-13">
      <span className="font-medium">{uploads.length} files to go</span>
      <span className="text-muted tabular-nums">{sizeText(left)} left</span>
    </p>
  );
}
