import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { currentUserQuery, sessionQuery } from '../features/auth/api.ts';
import { LoginPage } from '../features/auth/login-page.tsx';
import { HomePage } from './home-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

type Context = { queries: QueryClient };

const root = createRootRouteWithContext<Context>()({
  component: Outlet,
  notFoundComponent: NotFoundPage,
});

const login = createRoute({ getParentRoute: () => root, path: '/login', component: LoginPage });

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  async beforeLoad({ context: { queries } }) {
    const { authenticated } = await queries.ensureQueryData(sessionQuery);
    if (!authenticated) throw redirect({ to: '/login' });
    await queries.ensureQueryData(currentUserQuery);
  },
  component: HomePage,
});

export function createAppRouter(queries: QueryClient) {
  return createRouter({ routeTree: root.addChildren([login, home]), context: { queries } });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
