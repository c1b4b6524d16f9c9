import { CloudOff, X } from 'lucide-react';
import { relativeDate } from '../../../lib/relative-date.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { useDay } from './use-day.ts';

type Props = {
  day: Pick<
    ReturnType<typeof useDay>,
    'unsent' | 'refused' | 'loadedAt' | 'retry' | 'dismissRefused' | 'query'
  >;
};

/** Says what waits on this device for a connection, and what the server did not take. */
export function UnsentBar({ day }: Props) {
  const { unsent, loadedAt, retry, query } = day;
  const count = unsent.length;
  return (
    <>
      <div role="status" className="sticky top-16 z-10 empty:absolute">
        {(count > 0 || loadedAt !== undefined) && (
          <div className="flex items-center gap-3 rounded-card border border-line bg-warn-soft py-2 pr-2 pl-3 text-13">
            <CloudOff aria-hidden="true" className="size-[18px] shrink-0 text-warn" />
            <p className="min-w-0 flex-1">
              {count > 0 && <strong className="font-semibold">{count} not sent yet. </strong>}
              {loadedAt === undefined
                ? 'Kept on this device.'
                : `No connection. This list is from ${ageOf(loadedAt)}; you can go on, all is kept on this device and sent later.`}
            </p>
            <Button
              size={36}
              isPending={query.isFetching}
              onClick={() => {
                retry();
                void query.refetch();
              }}
            >
              Try now
            </Button>
          </div>
        )}
      </div>
      <Refused day={day} />
    </>
  );
}

function Refused({ day: { refused, dismissRefused } }: Props) {
  if (refused.length === 0) return null;
  return (
    <div
      role="alert"
      className="flex items-start gap-3 rounded-card border border-line bg-danger-soft py-2 pr-2 pl-3 text-13"
    >
      <ul className="grid min-w-0 flex-1 gap-1 py-1.5">
        {refused.map(({ act, message }) => (
          <li key={act.id} className="wrap-anywhere">
            <strong className="font-semibold">{act.name}:</strong> not kept. {message}
          </li>
        ))}
      </ul>
      <IconButton icon={X} label="Dismiss" onClick={dismissRefused} />
    </div>
  );
}

const ageOf = (time: number) => relativeDate(new Date(time).toISOString())?.toLowerCase();
