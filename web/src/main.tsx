import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { openSocket } from './app/realtime/open-socket.ts';
import { createAppRouter } from './app/router.ts';
import { isSessionChecked } from './app/session/checked-paths.ts';
import { loadShell } from './app/shell/lazy-shell.tsx';
import { createQueryClient } from './lib/query-client.ts';
import { createRealtime } from './lib/realtime.ts';
import { pageSession } from './page-session.ts';
import './styles.css';

// zod would compile its checks with eval, which the page's policy rightly forbids. It looks for this
// when it is loaded, which is after the first page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const queries = createQueryClient({ onSignedOut: () => void pageSession.recheck() });
const router = createAppRouter({ queries, session: pageSession });
const realtime = createRealtime({ openSocket, hasEnded });
realtime.on('account:suspended', pageSession.suspended);
const container = document.getElementById('root');
if (container === null) throw new Error('the page has no #root');

await gather(container.hasChildNodes());

const reactRoot = createRoot(container);
// As a transition, the first drawing is done in small steps that let taps and keys through.
startTransition(() =>
  reactRoot.render(
    <StrictMode>
      <App queries={queries} session={pageSession} realtime={realtime} router={router} />
    </StrictMode>,
  ),
);

/**
 * One whole page at once rather than in pieces: at the doors there is nobody to wait for, and where
 * the page came with a cover (see signed-in.html) that is seen meanwhile. Elsewhere the app itself
 * shows that it waits. What fails here fails again on screen.
 */
async function gather(isCovered: boolean): Promise<void> {
  const isChecked = isSessionChecked(window.location.pathname);
  if (isChecked && !isCovered) return;
  const parts = [loadRoute(), ...(isChecked ? [pageSession.check(), loadShell()] : [])];
  await Promise.allSettled(parts);
}

/** The page's code, and what it reads first. */
async function loadRoute(): Promise<void> {
  await router.load();
  await Promise.all(router.state.matches.map(({ loaderData }) => loaderData?.read));
}

async function hasEnded(): Promise<boolean> {
  await pageSession.recheck();
  return pageSession.getState().user === null;
}
