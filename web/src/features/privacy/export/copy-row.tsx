import { fillPath } from '@callboard/contract/endpoint';
import { type DataExport, privacyEndpoints } from '@callboard/contract/privacy';
import { CircleAlert, Download, FileArchive } from 'lucide-react';
import { relativeDate } from '../../../lib/relative-date.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Day } from '../day.tsx';

/** One copy: being gathered, ready for some days, or gone wrong. */
export function CopyRow({ copy }: { copy: DataExport }) {
  const { id, status, createdAt } = copy;
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <Mark status={status} />
      <div className="min-w-0 flex-1">
        <p className="font-medium" aria-live="polite">
          <State copy={copy} />
        </p>
        <p className="text-13 text-muted">
          Asked for <time dateTime={createdAt}>{relativeDate(createdAt)}</time>
          {status === 'ready' && copy.expiresAt !== null && (
            <>
              {' '}
              · until <Day at={copy.expiresAt} />
            </>
          )}
        </p>
      </div>
      {status === 'ready' && (
        <Button asChild>
          <a href={fillPath(privacyEndpoints.downloadExport.path, { id })} download>
            <Download aria-hidden="true" strokeWidth={1.75} className="size-4" />
            Download
          </a>
        </Button>
      )}
    </li>
  );
}

function Mark({ status }: Pick<DataExport, 'status'>) {
  if (status === 'preparing') return <Spinner />;
  const Icon = status === 'ready' ? FileArchive : CircleAlert;
  return <Icon aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-muted" />;
}

function State({ copy: { status, bytes } }: { copy: DataExport }) {
  if (status === 'preparing') return 'Being gathered';
  if (status === 'failed') return 'Something went wrong. Please ask again.';
  return `Ready${bytes === null ? '' : ` · ${sizeOf(bytes)}`}`;
}

function sizeOf(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return megabytes < 0.1 ? `${Math.ceil(bytes / 1000)} kB` : `${megabytes.toFixed(1)} MB`;
}
