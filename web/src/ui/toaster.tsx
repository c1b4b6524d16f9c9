import { CircleAlert, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { IconButton } from './icon-button.tsx';
import { currentToast, dismissToast, type ShownToast, subscribeToToasts } from './toast-store.ts';

const DURATION_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;
const HOTKEY = ['F8'];

/** Shows what `toast()` says; mounted once, and light enough to load after the first page. */
export function Toaster() {
  const shown = useSyncExternalStore(subscribeToToasts, currentToast);
  return (
    <Toast.Provider duration={DURATION_MS} swipeThreshold={SWIPE_THRESHOLD_PX}>
      {shown !== undefined && <ToastCard key={shown.id} toast={shown} />}
      <Toast.Viewport
        hotkey={HOTKEY}
        className="fixed inset-x-4 bottom-4 z-toast mx-auto max-w-[420px] rounded-card pointer-coarse:bottom-6"
      />
    </Toast.Provider>
  );
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const isDestructive = toast.variant === 'destructive';
  return (
    <Toast.Root
      open={toast.isOpen}
      onOpenChange={(isOpen) => !isOpen && dismissToast(toast.id)}
      className={classes(
        'flex items-start gap-2 rounded-card border p-2 pl-4 shadow-popover',
        'data-[state=closed]:animate-vanish data-[state=open]:animate-rise',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-vanish',
        isDestructive ? 'border-danger bg-danger-soft' : 'border-line bg-raised',
      )}
    >
      {isDestructive && (
        <CircleAlert aria-hidden="true" className="mt-[9px] size-[18px] text-danger" />
      )}
      <div className="grid min-w-0 flex-1 gap-0.5 self-center py-2">
        <Toast.Title className={classes('font-semibold', isDestructive && 'text-danger')}>
          {toast.title}
        </Toast.Title>
        {toast.description !== undefined && (
          <Toast.Description
            className={classes('wrap-anywhere text-13', !isDestructive && 'text-muted')}
          >
            {toast.description}
          </Toast.Description>
        )}
      </div>
      {toast.action !== undefined && (
        <Toast.Action asChild altText={toast.action.label} onClick={toast.action.onSelect}>
          <Button size={36}>{toast.action.label}</Button>
        </Toast.Action>
      )}
      <Toast.Close asChild>
        <IconButton icon={X} label="Dismiss" />
      </Toast.Close>
    </Toast.Root>
  );
}
