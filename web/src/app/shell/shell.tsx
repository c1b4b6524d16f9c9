import type { CurrentUser } from '@callboard/contract/auth';
import type { PropsWithChildren } from 'react';
import { ActingSign } from '../../features/representation/acting-sign.tsx';
import { CONTENT_ID, SkipLink } from '../frame/skip-link.tsx';
import { DebugPanel } from './debug-panel.tsx';
import { menuOf } from './menus.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { useCallingTab } from './use-calling-tab.ts';
import { useIsWide } from './use-is-wide.ts';

type Props = PropsWithChildren<{ user: CurrentUser | null }>;

/** What surrounds every page of someone signed in. */
export function Shell({ user, children }: Props) {
  const menu = menuOf(user);
  const isWide = useIsWide();
  useCallingTab();
  return (
    <div className="lg:grid lg:grid-cols-[232px_minmax(0,1fr)]">
      <SkipLink />
      {isWide && <Sidebar menu={menu} />}
      <MobileMenu menu={menu} />
      <div className="flex min-h-dvh min-w-0 flex-col">
        <TopBar user={user} isWide={isWide} />
        {!isWide && <ActingSign place="line" />}
        {/* Room below, so that whatever is last can be scrolled clear of the debug panel. */}
        <main
          id={CONTENT_ID}
          tabIndex={-1}
          className="flex-1 p-4 pb-16 outline-none lg:p-6 lg:pb-16"
        >
          {children}
        </main>
      </div>
      {user !== null && <DebugPanel user={user} />}
    </div>
  );
}
