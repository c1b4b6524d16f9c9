import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createAppRouter } from './app/router.ts';
import { isSessionChecked } from './app/session/checked-paths.ts';
import { preloadShell } from './app/shell/lazy-shell.ts';
import { createQueryClient } from './lib/query-client.ts';
import { createSession } from './lib/session.ts';
import './styles.css';

// zod would compile its checks with eval, which the page's policy rightly forbids. It looks for this
// when it is loaded, which is after the first page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const queries = createQueryClient();
const session = createSession({ onAuthenticated: preloadShell });
const router = createAppRouter({ queries, session });
const container = document.getElementById('root');
if (container === null) throw new Error('the page has no #root');

// At the doors, one whole page at once; elsewhere the wait for the session is shown meanwhile. What
// fails here fails again on screen.
if (!isSessionChecked(window.location.pathname)) await router.load().catch(() => undefined);

const reactRoot = createRoot(container);
// As a transition, the first drawing is done in small steps that let taps and keys through.
startTransition(() =>
  reactRoot.render(
    <StrictMode>
      <App queries={queries} session={session} router={router} />
    </StrictMode>,
  ),
);
