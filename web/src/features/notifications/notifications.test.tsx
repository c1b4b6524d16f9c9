import type { Notification } from '@callboard/contract/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressNow, openApp } from '../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../app/test/stub-server.ts';
import { testUser } from '../../lib/test-user.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

function news(given: Partial<Notification> = {}): Notification {
  return {
    id: '7',
    kind: 'audition',
    title: 'You are invited to audition',
    content: 'DI Rhona Tait, Thursday at 10',
    status: 'unread',
    link: '/invitations',
    created_at: new Date().toISOString(),
    ...given,
  };
}

async function openBell(list: Notification[] | 'never' | 'fails', count = 1) {
  const server = stubServer({
    ...signedInAs(testUser('talent')),
    'GET /api/notifications/count': { status: 200, body: { count } },
    'GET /api/notifications': list === 'fails' ? { status: 500 } : { status: 200, body: list },
    'PATCH /api/notifications/7/read': { status: 204 },
    'PATCH /api/notifications/read-all': { status: 204 },
  });
  if (list === 'never') server.answers['GET /api/notifications'] = 'silent';
  const app = openApp('/profile');
  await userEvent.click(await screen.findByRole('button', { name: /^Notifications/ }));
  return { ...server, ...app, panel: await screen.findByRole('dialog', { name: 'Notifications' }) };
}

describe('the bell', () => {
  it.each([
    [0, ''],
    [1, '1'],
    [9, '9'],
    [10, '9+'],
    [250, '9+'],
  ])('with %i unread shows %s', async (count, shown) => {
    stubServer({
      ...signedInAs(testUser('client')),
      'GET /api/notifications/count': { status: 200, body: { count } },
    });
    openApp('/tasks');
    const name = count === 0 ? 'Notifications' : `Notifications, ${shown} unread`;
    const bell = await screen.findByRole('button', { name });
    expect(bell.textContent).toBe(shown);
  });
});

describe('the list behind the bell', () => {
  it('is 350px high and shows title, content and how long ago', async () => {
    const { panel } = await openBell([news()]);
    const list = await within(panel).findByRole('list', { name: 'Notifications' });
    expect(list.className).toContain('h-[350px]');
    expect(within(list).getByText('You are invited to audition')).toBeDefined();
    expect(within(list).getByText('DI Rhona Tait, Thursday at 10')).toBeDefined();
    expect(within(list).getByText('Just now')).toBeDefined();
  });

  it("says 'Recently' where the date is none", async () => {
    const { panel } = await openBell([news({ created_at: 'whenever' })]);
    expect(await within(panel).findByText('Recently')).toBeDefined();
  });

  it("says 'Loading...' until it has come", async () => {
    const { panel } = await openBell('never');
    expect(within(panel).getByText('Loading...')).toBeDefined();
  });

  it("says 'No notifications' where there are none", async () => {
    const { panel } = await openBell([], 0);
    expect(await within(panel).findByText('No notifications')).toBeDefined();
  });

  it('can be asked for again when it could not be fetched', async () => {
    const { panel, answers } = await openBell('fails');
    const again = await within(panel).findByRole('button', { name: 'Try again' });
    answers['GET /api/notifications'] = { status: 200, body: [news()] };
    await userEvent.click(again);
    expect(await within(panel).findByText('You are invited to audition')).toBeDefined();
  });

  it('goes on with older ones', async () => {
    const page = Array.from({ length: 30 }, (_, n) => news({ id: `id-${n}`, title: `News ${n}` }));
    const { panel, answers } = await openBell(page);
    const older = await within(panel).findByRole('button', { name: 'Show older' });
    answers['GET /api/notifications'] = { status: 200, body: [news({ title: 'From last year' })] };
    await userEvent.click(older);
    expect(await within(panel).findByText('From last year')).toBeDefined();
    expect(within(panel).queryByRole('button', { name: 'Show older' })).toBeNull();
  });
});

describe('choosing a notification', () => {
  const choose = async (panel: HTMLElement) =>
    userEvent.click(await within(panel).findByRole('button', { name: /You are invited/ }));

  it('marks it read and follows its link', async () => {
    const { panel, asked } = await openBell([news()]);
    await choose(panel);
    await waitFor(() => expect(addressNow()).toBe('/invitations'));
    expect(asked).toContain('PATCH /api/notifications/7/read');
    expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull();
  });

  it('that is read already only follows its link', async () => {
    const { panel, asked } = await openBell([news({ status: 'read' })], 0);
    await choose(panel);
    await waitFor(() => expect(addressNow()).toBe('/invitations'));
    expect(asked).not.toContain('PATCH /api/notifications/7/read');
  });

  it('follows its link even when it cannot be marked, which is only logged', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { panel, answers } = await openBell([news()]);
    answers['PATCH /api/notifications/7/read'] = { status: 500 };
    await choose(panel);
    await waitFor(() => expect(addressNow()).toBe('/invitations'));
    await waitFor(() => expect(logged).toHaveBeenCalledOnce());
    expect(screen.queryByText('Error')).toBeNull();
  });

  it.each([null, '//evil.example', 'https://evil.example'])(
    'with the link %s stays here',
    async (link) => {
      const { panel, asked } = await openBell([news({ link })]);
      await choose(panel);
      await waitFor(() => expect(asked).toContain('PATCH /api/notifications/7/read'));
      expect(addressNow()).toBe('/profile');
    },
  );
});

describe('marking all as read', () => {
  const markAll = async (panel: HTMLElement) =>
    userEvent.click(await within(panel).findByRole('button', { name: 'Mark all as read' }));

  it('says that it is done, and the marks are gone', async () => {
    const { panel, answers, asked } = await openBell([news()]);
    expect(await within(panel).findByText('Unread')).toBeDefined();
    answers['GET /api/notifications'] = { status: 200, body: [news({ status: 'read' })] };
    answers['GET /api/notifications/count'] = { status: 200, body: { count: 0 } };
    await markAll(panel);
    expect(asked).toContain('PATCH /api/notifications/read-all');
    expect(await screen.findByText('Notifications marked as read')).toBeDefined();
    expect(screen.getByText('All notifications have been marked as read')).toBeDefined();
    await waitFor(() => expect(within(panel).queryByText('Unread')).toBeNull());
    expect(
      await screen.findByRole('button', { name: 'Notifications', hidden: true }),
    ).toBeDefined();
  });

  it('says so when it failed, and the marks come back', async () => {
    const { panel, answers } = await openBell([news()]);
    await within(panel).findByText('Unread');
    answers['PATCH /api/notifications/read-all'] = { status: 500 };
    await markAll(panel);
    expect(await screen.findByText('Failed to mark notifications as read')).toBeDefined();
    expect(screen.getByText('Error')).toBeDefined();
    expect(await within(panel).findByText('Unread')).toBeDefined();
  });

  it('is not offered where all are', async () => {
    const { panel } = await openBell([news({ status: 'read' })], 0);
    const button = await within(panel).findByRole('button', { name: 'Mark all as read' });
    expect(button.hasAttribute('disabled')).toBe(true);
  });
});

describe('news by e-mail', () => {
  async function openChoices() {
    const server = stubServer({
      ...signedInAs(testUser('talent')),
      'GET /api/auth/sessions': { status: 200, body: { items: [] } },
      'GET /api/notifications/mail-choices': { status: 200, body: { mailed: ['audition'] } },
      'PUT /api/notifications/mail-choices': { status: 200, body: { mailed: [] } },
    });
    openApp('/account');
    return { ...server, toggle: await screen.findByRole('switch', { name: /^Auditions/ }) };
  }

  it('are chosen one by one, at once', async () => {
    const { toggle, asked, bodies } = await openChoices();
    expect(toggle.getAttribute('aria-checked')).toBe('true');
    await userEvent.click(screen.getByRole('switch', { name: /^Messages/ }));
    await waitFor(() => expect(asked).toContain('PUT /api/notifications/mail-choices'));
    expect(bodies.at(-1)).toEqual({ mailed: ['audition', 'message'] });
  });

  it('are asked about only where the role hears of them', async () => {
    await openChoices();
    expect(screen.queryByRole('switch', { name: /^Team/ })).toBeNull();
    expect(screen.getByRole('switch', { name: /^Representation/ })).toBeDefined();
  });

  it('fall back when a choice could not be kept', async () => {
    const { toggle, answers } = await openChoices();
    answers['PUT /api/notifications/mail-choices'] = { status: 500, body: { message: 'No luck.' } };
    await userEvent.click(toggle);
    expect(await screen.findByText('No luck.')).toBeDefined();
    await waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('true'));
  });
});
