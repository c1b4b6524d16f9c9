import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import * as z from 'zod';
import { App } from './app/app.tsx';
import { createAppRouter } from './app/router.ts';
import { createQueryClient } from './lib/query-client.ts';
import { createSession } from './lib/session.ts';
import './styles.css';

// zod would compile its checks with eval, which the page's policy rightly forbids.
z.config({ jitless: true });

const queries = createQueryClient();
const session = createSession();
const router = createAppRouter({ queries, session });
const container = document.getElementById('root');
if (container === null) throw new Error('the page has no #root');

createRoot(container).render(
  <StrictMode>
    <App queries={queries} session={session} router={router} />
  </StrictMode>,
);
