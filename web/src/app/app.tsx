import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { SelectionProvider } from '../features/representation/selection-provider.tsx';
import type { Realtime } from '../lib/realtime.ts';
import type { Session } from '../lib/session.ts';
import { CrashBoundary } from './crash/crash-boundary.tsx';
import { RealtimeProvider } from './realtime/realtime-provider.tsx';
import type { createAppRouter } from './router.ts';
import { SessionProvider } from './session/session-provider.tsx';

type Props = {
  queries: QueryClient;
  session: Session;
  realtime: Realtime;
  router: ReturnType<typeof createAppRouter>;
};

export function App({ queries, session, realtime, router }: Props) {
  return (
    <CrashBoundary>
      <QueryClientProvider client={queries}>
        <SessionProvider session={session}>
          <RealtimeProvider realtime={realtime}>
            <SelectionProvider>
              <RouterProvider router={router} />
            </SelectionProvider>
          </RealtimeProvider>
        </SessionProvider>
      </QueryClientProvider>
    </CrashBoundary>
  );
}
