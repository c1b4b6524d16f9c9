import { LIMITS } from '@callboard/contract/limits';
import type { DataExport } from '@callboard/contract/privacy';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { exportsQuery, useAskForExport } from '../calls.ts';
import { ProveForm } from '../prove-form.tsx';
import { CopyRow } from './copy-row.tsx';

const LOOKED_AT_AGAIN_MS = 4_000;

export function DownloadCard() {
  const copies = useQuery({
    ...exportsQuery,
    refetchInterval: ({ state }) => (isPreparing(state.data?.items) ? LOOKED_AT_AGAIN_MS : false),
  });
  const items = copies.data?.items ?? [];
  return (
    <Card
      title="Download my data"
      description="Everything that Callboard keeps about you, as lists and files in one zip."
      aside={copies.isSuccess && !isPreparing(items) && <AskDialog />}
    >
      {copies.isPending && <Skeleton className="h-10" />}
      {copies.isLoadingError && (
        <ErrorState
          title="Your copies could not be loaded"
          text={copies.error.message}
          onRetry={() => void copies.refetch()}
          isRetrying={copies.isFetching}
        />
      )}
      {copies.isSuccess && items.length === 0 && (
        <p className="text-13 text-muted">
          Ask for a copy, and a link comes by e-mail once it is gathered. It works for{' '}
          {LIMITS.dataExportDays} days.
        </p>
      )}
      {items.length > 0 && (
        <ul aria-label="Copies of your data" className="divide-y divide-line">
          {items.map((copy) => (
            <CopyRow key={copy.id} copy={copy} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function AskDialog() {
  const [isOpen, setIsOpen] = useState(false);
  const asking = useAskForExport();
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button>Ask for a copy</Button>}
      title="Download your data"
      description="It takes some minutes to gather. We mail you a link when it is ready."
      maxWidth={425}
    >
      <ProveForm
        act="Gather my data"
        asking={asking}
        onDone={() => {
          setIsOpen(false);
          toast({ title: 'Your data is being gathered', description: 'A link comes by e-mail.' });
        }}
      />
    </Dialog>
  );
}

function isPreparing(items: readonly DataExport[] = []): boolean {
  return items.some(({ status }) => status === 'preparing');
}
