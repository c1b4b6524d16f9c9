import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { Session } from '../lib/session.ts';
import { CrashBoundary } from './crash/crash-boundary.tsx';
import type { createAppRouter } from './router.ts';
import { SessionProvider } from './session/session-provider.tsx';

type Props = {
  queries: QueryClient;
  session: Session;
  router: ReturnType<typeof createAppRouter>;
};

export function App({ queries, session, router }: Props) {
  return (
    <CrashBoundary>
      <QueryClientProvider client={queries}>
        <SessionProvider session={session}>
          <RouterProvider router={router} />
        </SessionProvider>
      </QueryClientProvider>
    </CrashBoundary>
  );
}
