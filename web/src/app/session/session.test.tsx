import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberUser } from '../../lib/stored-user.ts';
import { testUser } from '../../lib/test-user.ts';
import { ROUTE_TABLE } from '../route-table.ts';
import { addressNow, openApp } from '../test/open-app.tsx';
import { nobody, signedInAs, stubServer } from '../test/stub-server.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const heading = () => screen.findByRole('heading', { level: 1 });
const isInShell = () => screen.queryByRole('navigation', { name: 'Main' }) !== null;

describe('the session check on load', () => {
  it.each(['/login', '/register'])('is skipped on %s', async (path) => {
    const { asked } = stubServer(nobody);
    openApp(path);
    await heading();
    expect(asked.filter((call) => call.includes('/api/auth/'))).toEqual([]);
  });

  it.each(['/verify-email', '/forgot-password', '/reset-password', '/no/such/page', '/dashboard'])(
    'is made on %s',
    async (path) => {
      const { asked } = stubServer(nobody);
      openApp(path);
      await waitFor(() => expect(asked).toContain('GET /api/auth/check'));
    },
  );

  it('is made when someone comes from the login page to a guarded one', async () => {
    const { asked } = stubServer(signedInAs(testUser('client')));
    const { router } = openApp('/login');
    await heading();
    await router.navigate({ to: '/tasks' });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Tasks' })).toBeDefined());
    expect(asked.filter((call) => call.includes('/api/auth/'))).toEqual([
      'GET /api/auth/check',
      'GET /api/auth/me',
    ]);
  });

  it('shows a spinner until it is answered', async () => {
    stubServer({});
    vi.mocked(fetch).mockReturnValue(new Promise(() => {}));
    openApp('/dashboard');
    expect((await screen.findByRole('status')).textContent).toBe('Loading');
    expect(isInShell()).toBe(false);
  });

  it('draws the menu of whoever was here last while it waits, but not the page', async () => {
    stubServer({});
    vi.mocked(fetch).mockReturnValue(new Promise(() => {}));
    rememberUser(testUser('talent'));
    openApp('/profile');
    expect((await screen.findAllByRole('link', { name: 'Opportunities' })).length).toBe(1);
    expect(screen.getByRole('status')).toBeDefined();
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('without a session', () => {
  const guarded = ROUTE_TABLE.filter(({ layout }) => layout === 'shell');
  const open = ROUTE_TABLE.filter(({ layout }) => layout !== 'shell');
  const addressOf = (path: string) => path.replaceAll(/\$\w*/g, '7');

  it.each(guarded.map(({ path }) => addressOf(path)))(
    '%s sends to the login page',
    async (path) => {
      stubServer(nobody);
      openApp(path);
      await waitFor(() => expect(window.location.pathname).toBe('/login'));
      expect((await heading()).textContent).toBe('Welcome back');
    },
  );

  it.each(open.map(({ path }) => addressOf(path)))('%s shows itself', async (path) => {
    stubServer(nobody);
    openApp(path);
    await heading();
    expect(addressNow()).toBe(path);
    expect(isInShell()).toBe(false);
  });

  it('a failing check sends to the login page too', async () => {
    stubServer({ 'GET /api/auth/check': 'unreachable' });
    openApp('/dashboard');
    await waitFor(() => expect(addressNow()).toBe('/login?next=%2Fdashboard'));
  });

  it('a user who cannot be fetched is denied, under the client menu, and can try again', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const server = stubServer(signedInAs(testUser('client')));
    const { 'GET /api/auth/me': me } = server.answers;
    server.answers['GET /api/auth/me'] = { status: 500 };
    openApp('/dashboard');
    expect((await heading()).textContent).toBe('Permission Denied');
    expect(screen.getByRole('link', { name: 'Productions' })).toBeDefined();
    expect(warned).toHaveBeenCalled();

    if (me !== undefined) server.answers['GET /api/auth/me'] = me;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect((await heading()).textContent).toBe('Dashboard'));
  });
});

describe('signing in', () => {
  it('goes on to the address that was wanted, with its query string', async () => {
    stubServer(nobody);
    const { session } = openApp('/messaging/7?tab=applications&tag=a&tag=b');
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    await heading();
    session.signedIn(testUser('client'));
    await waitFor(() => expect(addressNow()).toBe('/messaging/7?tab=applications&tag=a&tag=b'));
    expect((await heading()).textContent).toBe('Messages');
  });

  it('goes to the start page where no address was wanted', async () => {
    stubServer(nobody);
    const { session } = openApp('/');
    await waitFor(() => expect(addressNow()).toBe('/login'));
    await heading();
    session.signedIn(testUser('admin'));
    await waitFor(() => expect(addressNow()).toBe('/'));
  });

  it('never goes to another site', async () => {
    stubServer(nobody);
    const { session } = openApp('/login?next=https://other.example/');
    await heading();
    session.signedIn(testUser('client'));
    await waitFor(() => expect(addressNow()).toBe('/'));
  });
});

describe("the start page '/'", () => {
  it.each([
    ['talent', '/profile', 'Profile'],
    ['agent', '/talent-selection', 'Talent Dashboard'],
    ['client', '/', 'Productions'],
    ['admin', '/', 'Productions'],
  ] as const)('takes %s to %s', async (role, address, title) => {
    stubServer(signedInAs(testUser(role)));
    openApp('/');
    expect((await heading()).textContent).toBe(title);
    expect(addressNow()).toBe(address);
  });
});

describe('a page', () => {
  it('is titled after itself and the product', async () => {
    stubServer(signedInAs(testUser('client')));
    const { router } = openApp('/tasks');
    await heading();
    expect(document.title).toBe('Tasks · Callboard');
    await router.navigate({ to: '/talent-search' });
    await waitFor(() => expect(document.title).toBe('Talent · Callboard'));
  });

  it.each(['/no/such/page', '/talent/7/portfolio/8'])(
    'that is public, such as %s, is in the shell for those signed in',
    async (path) => {
      stubServer(signedInAs(testUser('client')));
      openApp(path);
      await waitFor(() => expect(isInShell()).toBe(true));
      await heading();
      expect(addressNow()).toBe(path);
    },
  );

  it('that does not exist says so', async () => {
    stubServer(nobody);
    openApp('/no/such/page');
    expect((await heading()).textContent).toBe('There is nothing at this address');
    expect(document.title).toBe('Page not found · Callboard');
  });

  it('speaks to each role in its own words', async () => {
    stubServer(signedInAs(testUser('admin')));
    openApp('/analytics');
    expect(await screen.findByText(/How often a talent is found/)).toBeDefined();
  });
});

describe('a session that ends meanwhile', () => {
  it('is noticed with the next call, and sends to the login page', async () => {
    const server = stubServer(signedInAs(testUser('client')));
    const { queries } = openApp('/tasks');
    await heading();
    Object.assign(server.answers, nobody);
    server.answers['GET /api/tasks'] = { status: 401, body: { code: 'NOT_SIGNED_IN' } };
    await queries.fetchQuery({ queryKey: ['/api/tasks'] }).catch(() => undefined);
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
  });

  it('is not suspected where a call was refused for another reason', async () => {
    const server = stubServer(signedInAs(testUser('client')));
    const { queries } = openApp('/tasks');
    await heading();
    server.answers['GET /api/tasks'] = { status: 403, body: { code: 'FORBIDDEN' } };
    const checks = () => server.asked.filter((call) => call === 'GET /api/auth/check').length;
    const before = checks();
    await queries.fetchQuery({ queryKey: ['/api/tasks'] }).catch(() => undefined);
    expect(checks()).toBe(before);
  });
});

describe('someone else signing in', () => {
  it('finds nothing in the cache of the last one', async () => {
    stubServer(signedInAs(testUser('client')));
    const { session, queries } = openApp('/tasks');
    await heading();
    queries.setQueryData(['/api/tasks'], ['secret']);
    session.signedIn(testUser('client', { lastName: 'Renamed' }));
    expect(queries.getQueryData(['/api/tasks'])).toEqual(['secret']);
    session.signedIn(testUser('admin'));
    expect(queries.getQueryData(['/api/tasks'])).toBeUndefined();
  });
});

describe('the theme', () => {
  it('is the one that the user has chosen, and the system’s for nobody', async () => {
    stubServer(signedInAs(testUser('client', { theme: 'dark' })));
    const { session } = openApp('/tasks');
    await heading();
    expect(document.documentElement.dataset.theme).toBe('dark');
    session.signedOut();
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });
});
