import { configure, render } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { FakeSocket } from '../../lib/fake-socket.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { createRealtime } from '../../lib/realtime.ts';
import { createSession } from '../../lib/session.ts';
import { findDayKeeper } from '../../lib/stored-user.ts';
import { App } from '../app.tsx';
import { createAppRouter } from '../router.ts';

// Pages are imported while the test waits for them, on machines that do other things too.
configure({ asyncUtilTimeout: 10_000 });

/** The whole app, opened at an address as a browser would. */
export function openApp(address: string) {
  window.history.replaceState(null, '', address);
  const session = createSession({ findKeeper: () => findDayKeeper(window.location.pathname) });
  const queries = createQueryClient({ onSignedOut: () => void session.recheck() });
  const router = createAppRouter({ queries, session });
  const socket = new FakeSocket();
  const realtime = createRealtime({
    openSocket: async () => socket,
    hasEnded: async () => {
      await session.recheck();
      return session.getState().user === null;
    },
  });
  realtime.on('account:suspended', session.suspended);
  const view = render(
    <App queries={queries} session={session} realtime={realtime} router={router} />,
  );
  onTestFinished(() => {
    view.unmount();
    // What is still on its way would find the browser's history gone.
    router.history.flush();
    router.history.destroy();
    queries.clear();
  });
  return { ...view, queries, session, router, socket };
}

export const addressNow = () => window.location.pathname + window.location.search;
