import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { createAppRouter } from './app/router.tsx';
import { createQueryClient } from './lib/query-client.ts';
import './styles.css';

// zod would compile its checks with eval, which the page's policy rightly forbids.
z.config({ jitless: true });

const queries = createQueryClient();
const router = createAppRouter(queries);
const container = document.getElementById('root');
if (container === null) throw new Error('the page has no #root');

createRoot(container).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
