import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CURRENT_USER_ENTRY, ROLE_ENTRY } from '../../lib/stored-user.ts';
import { testUser } from '../../lib/test-user.ts';
import { addressNow, openApp } from '../test/open-app.tsx';
import { signedInAs, stubServer } from '../test/stub-server.ts';
import { menuOf } from './menus.ts';
import { MOBILE_MENU_TOGGLE } from './mobile-menu-toggle.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const CLIENT_MENU = [
  '/dashboard Dashboard',
  '/tasks Tasks',
  '/productions Productions',
  '/talent-search Talent',
  '/chat Messages',
];

describe('the sidebar', () => {
  const linesOf = (items: readonly { to: string; label: string }[]) =>
    items.map(({ to, label }) => `${to} ${label}`);

  it.each([
    ['client', CLIENT_MENU, []],
    [
      'talent',
      [
        '/profile Profile',
        '/analytics Analytics',
        '/talent-search Talent Search',
        '/opportunities Opportunities',
        '/invitations Invitations',
        '/chat Messages',
      ],
      [],
    ],
    [
      'agent',
      [
        '/talent/profile Profile',
        '/talent/analytics Analytics',
        '/opportunities Opportunities',
        '/invitations Invitations',
        '/chat Messages',
      ],
      [
        '/talent-selection Talent Dashboard',
        '/business-management Business Settings',
        '/talent-search Talent Radar',
      ],
    ],
    [
      'admin',
      [
        '/admin/users Users',
        '/admin/casting-calls Casting Calls',
        '/admin/reports Chat Reports',
        '/admin/verification Verification',
        '/admin/error-logs Error Logs',
        '/chat Messages',
      ],
      [],
    ],
  ] as const)('of %s has these links in this order', (role, main, bottom) => {
    const menu = menuOf(testUser(role));
    expect(linesOf(menu.main)).toEqual(main);
    expect(linesOf(menu.bottom)).toEqual(bottom);
  });

  it('of nobody known is the client’s', () => {
    expect(linesOf(menuOf(null).main)).toEqual(CLIENT_MENU);
  });

  it('marks analytics as PRO', async () => {
    stubServer(signedInAs(testUser('talent')));
    openApp('/profile');
    const link = await screen.findByRole('link', { name: /Analytics/ });
    expect(within(link).getByText('PRO')).toBeDefined();
  });

  it.each([
    ['/productions/7', 'Productions'],
    ['/production-roles/7', 'Productions'],
    ['/auditions/7', 'Productions'],
    ['/talent/7', 'Talent'],
    ['/messaging/7', 'Messages'],
    ['/', 'Productions'],
  ])('shows at %s that one is at %s', async (address, place) => {
    stubServer(signedInAs(testUser('client')));
    const { queries } = openApp(address);
    const main = within(await screen.findByRole('navigation', { name: 'Main' }));
    const current = await main.findAllByRole('link', { current: 'page' });
    expect(current.map((it) => it.textContent)).toContain(place);
    await waitFor(() => expect(queries.isFetching()).toBe(0));
  });
});

describe('the mobile menu', () => {
  async function openMenu() {
    stubServer(signedInAs(testUser('client')));
    openApp('/tasks');
    await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
    return screen.findByRole('dialog');
  }

  it('is opened by the event that the top bar broadcasts', async () => {
    const heard = vi.fn();
    window.addEventListener(MOBILE_MENU_TOGGLE, heard, { once: true });
    await openMenu();
    expect(heard).toHaveBeenCalledOnce();
    expect(heard.mock.calls[0]?.[0]).toBeInstanceOf(CustomEvent);
  });

  it('opens and closes when the event comes from anywhere else', async () => {
    stubServer(signedInAs(testUser('client')));
    openApp('/tasks');
    await screen.findByRole('heading', { level: 1 });
    const toggle = () => act(() => window.dispatchEvent(new CustomEvent(MOBILE_MENU_TOGGLE)));
    await toggle();
    expect(await screen.findByRole('dialog')).toBeDefined();
    await toggle();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('has the logo at the top', async () => {
    const menu = await openMenu();
    expect(within(menu).getByRole('heading').textContent).toBe('Callboard');
  });

  it('is closed by its button', async () => {
    const menu = await openMenu();
    await userEvent.click(within(menu).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is closed by choosing a link, which is followed', async () => {
    const menu = await openMenu();
    await userEvent.click(within(menu).getByRole('link', { name: 'Productions' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(addressNow()).toBe('/productions');
  });

  it('is closed by its overlay', async () => {
    const menu = await openMenu();
    const overlay = menu.previousElementSibling;
    if (overlay === null) throw new Error('the menu has no overlay');
    await userEvent.click(overlay);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the avatar menu', () => {
  async function choose(item: string) {
    await userEvent.click(await screen.findByRole('button', { name: 'Your account' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  }

  it('leads to account and settings', async () => {
    stubServer(signedInAs(testUser('client')));
    openApp('/tasks');
    await choose('Account & settings');
    await waitFor(() => expect(addressNow()).toBe('/account'));
  });

  it('logs out: forgets user, role and cache, goes to the login page and says so', async () => {
    const { asked } = stubServer(signedInAs(testUser('client')));
    const { session, queries } = openApp('/tasks?sort=due');
    await screen.findByRole('heading', { level: 1 });
    queries.setQueryData(['/api/tasks'], ['secret']);
    await choose('Logout');
    await waitFor(() => expect(addressNow()).toBe('/login'));
    expect(asked).toContain('POST /api/auth/logout');
    expect(localStorage.getItem(CURRENT_USER_ENTRY)).toBeNull();
    expect(localStorage.getItem(ROLE_ENTRY)).toBeNull();
    expect(session.getState().user).toBeNull();
    expect(queries.getQueryData(['/api/tasks'])).toBeUndefined();
    expect((await screen.findAllByText('Logged out')).length).toBeGreaterThan(0);
    expect(addressNow()).toBe('/login');
  });

  it('stays and says so when logging out fails', async () => {
    const server = stubServer(signedInAs(testUser('client')));
    server.answers['POST /api/auth/logout'] = { status: 500 };
    openApp('/tasks');
    await choose('Logout');
    expect((await screen.findAllByText('Failed to logout. Please try again.')).length).toBe(1);
    expect(screen.getAllByText('Error').length).toBe(1);
    expect(addressNow()).toBe('/tasks');
    expect(localStorage.getItem(ROLE_ENTRY)).toBe('client');
  });

  it('logs out of a public page to the login page too', async () => {
    stubServer(signedInAs(testUser('client')));
    openApp('/talent/7/portfolio/8');
    await choose('Logout');
    await waitFor(() => expect(addressNow()).toBe('/login'));
  });
});

describe('every signed-in page', () => {
  it('has the debug panel of the current user', async () => {
    stubServer(signedInAs(testUser('agent')));
    openApp('/invitations');
    expect(await screen.findByText('Debug: agent')).toBeDefined();
    expect(screen.getByText(testUser('agent').email)).toBeDefined();
  });

  it('lets the keyboard skip to its content', async () => {
    stubServer(signedInAs(testUser('client')));
    openApp('/tasks');
    const skip = await screen.findByRole('link', { name: 'Skip to content' });
    await userEvent.click(skip);
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});
