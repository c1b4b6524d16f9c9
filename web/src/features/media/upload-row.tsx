import { Link } from '@tanstack/react-router';
import { Pause, Play, RotateCw, X } from 'lucide-react';
import { ApiError } from '../../lib/api-error.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { KIND_ICONS } from '../../ui/kind-icons.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { Upload } from './upload.ts';
import { describeUpload, percentOf } from './upload-words.ts';
import { uploads } from './uploads.ts';

/** One file on its way, and what can be done about it. */
export function UploadRow({ upload }: { upload: Upload }) {
  const { id, kind, file, status } = upload;
  const Icon = KIND_ICONS[kind];
  const hasFailed = status === 'failed';
  return (
    <li className="flex min-w-0 items-center gap-3 py-2">
      <span className="grid size-9 shrink-0 place-items-center rounded-control bg-fill text-muted">
        <Icon aria-hidden="true" className="size-[18px]" />
      </span>
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="truncate font-medium text-13" title={file.name}>
          {file.name}
        </p>
        {!hasFailed && <ProgressBar label={`Sending ${file.name}`} value={percentOf(upload)} />}
        <p
          className={
            hasFailed ? 'wrap-anywhere text-12 text-danger' : 'text-12 text-muted tabular-nums'
          }
        >
          {describeUpload(upload)}
          {hasFailed && <PlanLink problem={upload.problem} />}
        </p>
      </div>
      <div className="flex min-w-[72px] shrink-0 justify-end">
        {(status === 'sending' || status === 'waiting') && (
          <IconButton icon={Pause} label={`Pause ${file.name}`} onClick={() => uploads.pause(id)} />
        )}
        {status === 'paused' && (
          <IconButton
            icon={Play}
            label={`Resume ${file.name}`}
            onClick={() => uploads.resume(id)}
          />
        )}
        {hasFailed && (
          <IconButton
            icon={RotateCw}
            label={`Try ${file.name} again`}
            onClick={() => uploads.resume(id)}
          />
        )}
        {status !== 'arrived' && (
          <IconButton icon={X} label={`Cancel ${file.name}`} onClick={() => uploads.cancel(id)} />
        )}
      </div>
    </li>
  );
}

/** To where a plan holds more, if that is what was in the way. */
function PlanLink({ problem }: { problem: Error | undefined }) {
  if (!(problem instanceof ApiError) || problem.code !== 'PLAN_LIMIT_REACHED') return null;
  return (
    <>
      {' '}
      <Link to="/go-pro" className="text-ink underline underline-offset-2">
        See what Pro holds
      </Link>
    </>
  );
}
