import { Outlet, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ToastHost } from '../toast-host.tsx';
import { AppFrame } from './app-frame.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { Guard } from './guard.tsx';

/** Around every page: the layout its row asks for and this visitor gets, then the guard. */
export function RootFrame() {
  const row = useMatches({ select: (matches) => matches.at(-1)?.staticData.row });
  useEffect(() => {
    if (row !== undefined) document.title = `${row.title} · Callboard`;
  }, [row]);
  if (row === undefined) return <Outlet />;
  const Frame = row.layout === 'auth' ? AuthFrame : AppFrame;
  return (
    <>
      <Frame row={row}>
        <Guard row={row}>
          <Outlet />
        </Guard>
      </Frame>
      <ToastHost />
    </>
  );
}
