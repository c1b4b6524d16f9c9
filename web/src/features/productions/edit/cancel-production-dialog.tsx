import type { Production } from '@callboard/contract/productions';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { cancellingQuery } from '../production-queries.ts';
import { whatEnds } from './cancelling-words.ts';

type Props = { production: Production; onConfirm: () => void; onClose: () => void };

/** Says what ends and how many are told, before it happens. */
export function CancelProductionDialog({ production, onConfirm, onClose }: Props) {
  const counts = useQuery(cancellingQuery(production.id));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Cancel ${production.title}?`}
      description="All its roles are cancelled, and nobody is cast any more."
      footer={
        <>
          <DialogClose>
            <Button>Keep the production</Button>
          </DialogClose>
          <Button
            look="danger"
            disabled={!counts.isSuccess || counts.isFetching}
            onClick={() => {
              onClose();
              onConfirm();
            }}
          >
            Cancel production
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-14">
        {counts.isError && (
          <ErrorState text={counts.error.message} onRetry={() => void counts.refetch()} />
        )}
        {counts.isPending && <Skeleton className="h-16" />}
        {counts.data !== undefined && <Ending lines={whatEnds(counts.data)} />}
      </div>
    </Dialog>
  );
}

function Ending({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid gap-1 rounded-control bg-sunk px-3 py-2.5">
      {lines.length === 0 && <li>Nobody is waiting for an answer.</li>}
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      <li className="text-13 text-muted">This cannot be taken back.</li>
    </ul>
  );
}
