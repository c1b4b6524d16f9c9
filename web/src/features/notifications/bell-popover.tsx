import { TEXTS } from '@callboard/contract/texts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CountBadge } from '../../ui/count-badge.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../../ui/popover.tsx';
import { unreadCountQuery, useMarkAllRead } from './api.ts';
import { BellButton } from './bell-button.tsx';
import { NotificationList } from './notification-list.tsx';

const WIDTH = 380;
const CAP = 9;

/** Drawn when it is first asked for, and so open. */
export function BellPopover() {
  const [isOpen, setIsOpen] = useState(true);
  const { data } = useQuery(unreadCountQuery);
  const markAll = useMarkAllRead();
  const count = data?.count ?? 0;
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger>
        <BellButton />
      </PopoverTrigger>
      <PopoverContent label="Notifications" width={WIDTH} className="overflow-hidden">
        <div className="flex h-12 items-center gap-2 border-line border-b pr-2 pl-4">
          <h2 className="font-semibold text-14">Notifications</h2>
          <CountBadge count={count} cap={CAP} tone="accent" label="unread" />
          <Button
            look="quiet"
            className="ml-auto"
            disabled={count === 0 || markAll.isPending}
            onClick={() => markAll.mutate()}
          >
            {TEXTS.notifications.markAll}
          </Button>
        </div>
        <NotificationList onChoose={() => setIsOpen(false)} />
      </PopoverContent>
    </Popover>
  );
}
