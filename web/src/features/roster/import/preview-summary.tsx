import { CircleAlert, CircleCheck } from 'lucide-react';
import type { Preview } from '../begin-calls.ts';
import { counted } from '../roster-words.ts';

/** In a sentence or two, before the table is read. */
export function PreviewSummary({ preview, wrong }: { preview: Preview; wrong: number }) {
  const { lines, unknownColumns } = preview;
  const links = lines.filter(({ email }) => email !== null).length;
  return (
    <div role="status" className="grid gap-1.5 text-13">
      {wrong === 0 ? (
        <p className="flex items-center gap-2 font-medium text-14">
          <CircleCheck aria-hidden="true" className="size-[18px] shrink-0 text-success" />
          {counted(lines.length, 'talent')}, and nothing is wrong.
        </p>
      ) : (
        <p className="flex items-center gap-2 font-medium text-14">
          <CircleAlert aria-hidden="true" className="size-[18px] shrink-0 text-danger" />
          {wrong} of {counted(lines.length, 'line')} {wrong === 1 ? 'needs' : 'need'} your
          attention. Nothing is added until all are right.
        </p>
      )}
      {wrong === 0 && links > 0 && (
        <p className="text-muted">
          {counted(links, 'link')} to claim the profile {links === 1 ? 'is' : 'are'} mailed when you
          import.
        </p>
      )}
      {unknownColumns.length > 0 && (
        <p className="wrap-anywhere text-muted">Left out: {unknownColumns.join(', ')}.</p>
      )}
    </div>
  );
}
