import type { ListedUser, OpenedUser } from '@callboard/contract/admin-users';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressNow, openApp } from '../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../app/test/stub-server.ts';
import { testUser } from '../../lib/test-user.ts';
import { dismissToast } from '../../ui/toast-store.ts';

beforeEach(() => {
  localStorage.clear();
  dismissToast();
});
afterEach(() => vi.restoreAllMocks());

const listed = (at: number, given: Partial<ListedUser> = {}): ListedUser => ({
  id: `0198c7a0-0000-7000-8000-0000000000b${at}`,
  firstName: 'Person',
  lastName: `Number ${at}`,
  email: `person${at}@callboard.test`,
  role: 'client',
  standing: 'active',
  plan: 'free',
  verifiedProfessionalStatus: 'none',
  verifiedIdStatus: 'none',
  createdAt: '2026-01-05T10:00:00.000Z',
  lastSeenAt: null,
  ...given,
});

const opened = (user: ListedUser): OpenedUser => ({
  ...user,
  countryId: 'gb',
  emailVerifiedAt: null,
  suspension:
    user.standing === 'suspended' || user.standing === 'deleted'
      ? { at: '2026-02-01T10:00:00.000Z', reason: 'Asked for fees.', by: null }
      : null,
  deletion: null,
  places: [{ label: 'Company', text: 'Tallow Row', link: null }],
  sessions: 1,
  figures: [{ label: 'Productions', count: 4 }],
  reportsMade: 0,
  openCasesAgainst: 0,
  warnings: 0,
  suspensions: 0,
  trail: [{ id: user.id, act: 'auth.signed-in', by: null, at: '2026-02-01T10:00:00.000Z' }],
});

function openUsers(users: readonly ListedUser[], address = '/admin/users') {
  const server = stubServer({
    ...signedInAs(testUser('admin')),
    'GET /api/admin/users': {
      status: 200,
      body: { items: users, total: users.length, nextCursor: null },
    },
    ...Object.fromEntries(
      users.flatMap((user) => [
        [`GET /api/admin/users/${user.id}`, { status: 200, body: opened(user) }],
        [`POST /api/admin/users/${user.id}/suspend`, { status: 204 }],
        [`POST /api/admin/users/${user.id}/resend-verification`, { status: 204 }],
      ]),
    ),
  });
  const sentTo = (call: string) => server.bodies.filter((_, at) => server.asked[at] === call);
  return { ...server, sentTo, ...openApp(address) };
}

const headingOf = (name: string) => screen.findByRole('heading', { level: 2, name });

describe('users', () => {
  it('are gone through by keys, and suspended with a reason that has to be given', async () => {
    const users = [listed(1), listed(2)] as const;
    const { sentTo } = openUsers(users, `/admin/users?id=${users[0].id}`);
    await headingOf('Person Number 1');
    await userEvent.keyboard('j');
    await headingOf('Person Number 2');
    await screen.findByRole('button', { name: 'Suspend' });
    await userEvent.keyboard('s');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(dialog.getByText('Please give a reason.')).toBeTruthy();
    await userEvent.type(dialog.getByLabelText('Reason'), 'Asked for fees.');
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
    await screen.findByText('Person Number 2 is suspended and signed out');
    expect(sentTo(`POST /api/admin/users/${users[1].id}/suspend`)).toEqual([
      { reason: 'Asked for fees.' },
    ]);
  });

  it('are offered only what can be done about them', async () => {
    const suspended = listed(3, { standing: 'suspended' });
    const { sentTo } = openUsers([suspended], `/admin/users?id=${suspended.id}`);
    await screen.findByRole('button', { name: 'Restore' });
    expect(screen.queryByRole('button', { name: 'Suspend' })).toBeNull();
    expect(screen.getByText('Asked for fees.')).toBeTruthy();
    await userEvent.keyboard('m');
    expect(sentTo(`POST /api/admin/users/${suspended.id}/resend-verification`)).toEqual([]);
  });

  it('who have not confirmed their address are mailed the link by one key', async () => {
    const user = listed(4, { standing: 'unverified_email' });
    openUsers([user], `/admin/users?id=${user.id}`);
    await screen.findByRole('button', { name: 'Suspend' });
    await userEvent.keyboard('m');
    await screen.findByText(`A link is on its way to ${user.email}`);
  });

  it('are narrowed by what the address says, and all are shown again by one press', async () => {
    openUsers([], '/admin/users?role=agent&search=nobody');
    await screen.findByText('Nobody matches');
    expect(screen.getByRole('button', { name: 'Agent' }).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    await waitFor(() => expect(addressNow()).toBe('/admin/users'));
  });
});

it('of somebody deleted while suspended, the address can be given free', async () => {
  openUsers([listed(1, { standing: 'deleted', email: null })]);
  await screen.findByRole('button', { name: 'Let them register' });
  expect(screen.queryByRole('button', { name: 'More to do' })).toBeNull();
});
