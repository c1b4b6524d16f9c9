import type { ReviewedVerification } from '@callboard/contract/verification';
import { ChevronLeft, ChevronRight, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useKeys } from '../../../ui/use-keys.ts';
import { dateInWords, sizeInWords } from '../words.ts';
import { EvidencePicture } from './evidence-picture.tsx';
import { evidencePath } from './review-queries.ts';

/** The files one at a time: pictures to zoom into, a PDF as the browser shows it. */
export function Evidence({
  request: { files, filesDeletedAt },
}: {
  request: ReviewedVerification;
}) {
  const [at, setAt] = useState(0);
  const last = files.length - 1;
  const step = (by: 1 | -1) => setAt((now) => Math.min(Math.max(now + by, 0), last));
  useKeys({ ArrowLeft: () => step(-1), ArrowRight: () => step(1) }, files.length > 1);
  const file = files[at];
  if (file === undefined) return <NoFiles deletedAt={filesDeletedAt} />;
  const address = evidencePath(file.id);
  return (
    <section aria-label="Evidence" className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-center gap-2 text-13">
        <p className="min-w-0 flex-1 truncate">
          <span className="font-medium">{file.fileName}</span>{' '}
          <span className="text-muted">{sizeInWords(file.bytes)}</span>
        </p>
        {files.length > 1 && (
          <div className="flex items-center gap-1">
            <IconButton
              icon={ChevronLeft}
              label="Previous file"
              aria-disabled={at === 0}
              onClick={() => step(-1)}
            />
            <span aria-live="polite" className="text-muted tabular-nums">
              {at + 1} of {files.length}
            </span>
            <IconButton
              icon={ChevronRight}
              label="Next file"
              aria-disabled={at === last}
              onClick={() => step(1)}
            />
          </div>
        )}
        <Button asChild look="quiet">
          <a href={address} target="_blank" rel="noopener">
            <ExternalLink aria-hidden="true" className="size-4" />
            Open
          </a>
        </Button>
      </div>
      {file.contentType === 'application/pdf' ? (
        <Pdf key={file.id} address={address} name={file.fileName} />
      ) : (
        <EvidencePicture key={file.id} address={address} name={file.fileName} />
      )}
    </section>
  );
}

/** Wide enough to read, without the browser's list of pages. Phones show none within a page. */
function Pdf({ address, name }: { address: string; name: string }) {
  return (
    <>
      <iframe
        src={`${address}#navpanes=0&view=FitH`}
        title={name}
        className="h-[52dvh] min-h-80 w-full rounded-control border border-line bg-sunk max-sm:hidden"
      />
      <p className="text-13 text-muted sm:hidden">A PDF: open it to read it.</p>
    </>
  );
}

function NoFiles({ deletedAt }: { deletedAt: string | null }) {
  return (
    <p className="rounded-control border border-line border-dashed px-4 py-6 text-center text-13 text-muted">
      {deletedAt === null
        ? 'No files were sent.'
        : `The files were deleted on ${dateInWords(deletedAt)}.`}
    </p>
  );
}
