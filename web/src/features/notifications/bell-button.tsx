import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useSession } from '../../lib/use-session.ts';
import { CountBadge } from '../../ui/count-badge.tsx';
import { unreadCountQuery } from './api.ts';

const CAP = 9;

/** Opens the list, and stands there alone until the list has come. */
export function BellButton(attributes: ComponentProps<'button'>) {
  const { status } = useSession();
  const { data } = useQuery({ ...unreadCountQuery, enabled: status === 'authenticated' });
  const count = data?.count ?? 0;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      // As it is shown: whoever speaks to the screen says what they see.
      aria-label={count > 0 ? `Notifications, ${capped(count)} unread` : 'Notifications'}
      {...attributes}
      className="relative inline-flex size-9 shrink-0 items-center justify-center rounded-control text-muted transition-colors hover:bg-fill hover:text-ink pointer-coarse:size-11"
    >
      <Bell aria-hidden="true" strokeWidth={1.75} className="size-[18px]" />
      <CountBadge
        count={count}
        cap={CAP}
        tone="accent"
        className="absolute -top-0.5 -right-0.5 h-4 min-w-4 px-1 ring-2 ring-paper pointer-coarse:top-0.5 pointer-coarse:right-0.5"
      />
    </button>
  );
}

function capped(count: number): string {
  return count > CAP ? `${CAP}+` : String(count);
}
