import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { copyLink } from '../../../ui/copy-link.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Input } from '../../../ui/input.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { feedQuery, useMakeFeed, useStopFeed } from './feed-calls.ts';

/** A private address that calendars subscribe to: made, copied, stopped. */
export function CalendarFeed() {
  const { data, error, isLoadingError, refetch } = useQuery(feedQuery);
  const make = useMakeFeed();
  const stop = useStopFeed();
  if (isLoadingError) return <ErrorState text={error.message} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton className="h-20" />;
  const { isOn } = data;
  const url = isOn ? make.data?.url : undefined;
  return (
    <div className="grid gap-3 text-13">
      {url !== undefined && <Address url={url} />}
      {isOn && url === undefined && (
        <p>
          Your calendar has an address. It is shown only when it is made; a new one stops the one
          before it.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {url === undefined && (
          <Button isPending={make.isPending} onClick={() => make.mutate()}>
            {isOn ? 'Make a new address' : 'Make an address'}
          </Button>
        )}
        {isOn && (
          <Button isPending={stop.isPending} onClick={() => stop.mutate()}>
            Stop it
          </Button>
        )}
      </div>
    </div>
  );
}

function Address({ url }: { url: string }) {
  return (
    <div className="grid gap-2">
      <div className="flex gap-2">
        <Input
          readOnly
          aria-label="Address of your calendar"
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button look="primary" onClick={() => void copyLink(url, SECRET)}>
          Copy
        </Button>
      </div>
      <p className="text-muted">
        {SECRET} In your calendar choose “Subscribe” or “Add by URL” and paste it.{' '}
        <a
          href={url.replace(/^https?:/, 'webcal:')}
          className="text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink"
        >
          Open it in this device’s calendar
        </a>
      </p>
    </div>
  );
}

const SECRET = 'Whoever has it reads your calendar: keep it to yourself.';
