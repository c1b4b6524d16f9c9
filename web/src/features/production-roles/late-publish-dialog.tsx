import { type ComponentProps, lazy, Suspense } from 'react';
import type { PublishDialog as PublishDialogNow } from './calls/publish-dialog.tsx';

const PublishDialog = lazy(async () => ({
  default: (await import('./calls/publish-dialog.tsx')).PublishDialog,
}));

/** Its code comes when someone wants to publish. */
export function LatePublishDialog(props: ComponentProps<typeof PublishDialogNow>) {
  return (
    <Suspense>
      <PublishDialog {...props} />
    </Suspense>
  );
}
