import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router';
import type { Session } from '../lib/session.ts';
import { isForSignedIn } from './begin-page.ts';
import { RootFrame } from './frame/root-frame.tsx';
import type { LoadPage } from './lazy-pages.ts';
import { ROUTE_TABLE, type Row, uiKitRow } from './route-table.ts';
import { parseSearch, type SearchParams, stringifySearch } from './search-params.ts';
import { isSessionChecked } from './session/checked-paths.ts';

type Context = { queries: QueryClient; session: Session };

const root = createRootRouteWithContext<Context>()({
  component: RootFrame,
  validateSearch: (search: SearchParams): SearchParams => search,
  /** Nothing is awaited here: the page's code arrives meanwhile. */
  beforeLoad({ context: { session }, location, preload }) {
    const isUnknown = session.getState().status === 'unchecked';
    if (!isUnknown || preload || !isSessionChecked(location.pathname)) return;
    void session.check();
  },
});

function toRoute<Path extends string>(row: Row<Path>) {
  return createRoute({
    getParentRoute: () => root,
    path: row.path,
    component: lazyPage(row.page),
    // Not awaited: who goes from page to page sees at once where they are.
    loader: ({ context, params, preload }) => ({
      read: readFirst(row, context, { params, isAhead: preload }),
    }),
    staticData: { row },
  });
}

/**
 * Only for those who are signed in or will be: others are shown the way in. Nor for those whom the page
 * sends elsewhere, who may not read what it shows.
 */
async function readFirst(
  { page, redirects }: Row,
  { queries, session }: Context,
  { params, isAhead }: { params: object; isAhead: boolean },
) {
  const { status, user } = session.getState();
  if (status !== 'authenticated' && !isForSignedIn()) return;
  if (user !== null && redirects[user.role] !== undefined) return;
  const { read } = await page();
  await read?.(queries, { ...params }, { isAhead });
}

function lazyPage(load: LoadPage) {
  return lazyRouteComponent(async () => ({ Page: await load() }), 'Page');
}

type Routes<Rows extends readonly Row[]> = {
  -readonly [At in keyof Rows]: ReturnType<typeof toRoute<Rows[At]['path']>>;
};

// `map` forgets which row is which; the type puts it back, and with it the typed links.
const routes = ROUTE_TABLE.map((row) => toRoute<string>(row)) as unknown as Routes<
  typeof ROUTE_TABLE
>;
const onlyWhileDeveloping = import.meta.env.DEV ? [toRoute<string>(uiKitRow())] : [];
const routeTree = root.addChildren([...routes, ...(onlyWhileDeveloping as [])]);

export function createAppRouter(context: Context) {
  return createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    scrollRestoration: true,
    // Errors rise to the crash screen around everything.
    disableGlobalCatchBoundary: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    /** The root has none. */
    row?: Row;
  }
}
