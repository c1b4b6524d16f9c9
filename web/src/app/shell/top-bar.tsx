import type { CurrentUser } from '@callboard/contract/auth';
import { Link } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { NotificationBell } from '../../features/notifications/notification-bell.tsx';
import { ActingSign } from '../../features/representation/acting-sign.tsx';
import { GlobalSearch } from '../../features/search/global-search.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { AvatarMenu } from './avatar-menu.tsx';
import { toggleMobileMenu } from './mobile-menu-toggle.ts';

type Props = { user: CurrentUser | null; isWide: boolean };

export function TopBar({ user, isWide }: Props) {
  return (
    <header className="sticky top-0 z-bar flex h-14 shrink-0 items-center gap-4 border-line border-b bg-paper px-4 lg:px-6">
      <div className="-ml-2 flex flex-1 items-center gap-0.5 lg:hidden">
        <IconButton icon={Menu} label="Menu" onClick={toggleMobileMenu} />
        <Link to="/" activeOptions={{ exact: true }} className="rounded-full">
          <Logo isMark />
        </Link>
      </div>
      <GlobalSearch user={user} />
      {isWide && <ActingSign place="bar" />}
      <div className="flex items-center gap-3">
        <NotificationBell />
        <AvatarMenu user={user} />
      </div>
    </header>
  );
}
