import type { Role } from '@callboard/contract/roles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openApp } from '../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../app/test/stub-server.ts';
import { testUser } from '../../lib/test-user.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const NOTHING = { deletion: null, portfolios: [], children: [] };
const WAITING = { askedAt: '2026-03-02T09:00:00.000Z', dueAt: '2026-03-16T09:00:00.000Z' };
const COPY = {
  id: '0199a5f0-5d3c-7000-8000-3b1f5a0c9d2e',
  status: 'preparing',
  bytes: null,
  createdAt: '2026-03-02T09:00:00.000Z',
  readyAt: null,
  expiresAt: null,
};
const ok = (body: unknown) => ({ status: 200, body });

function open(role: Role, answers: Parameters<typeof stubServer>[0] = {}) {
  const server = stubServer({
    ...signedInAs(testUser(role)),
    'GET /api/account/data-exports': ok({ items: [], nextCursor: null }),
    'GET /api/account/deletion': ok(NOTHING),
    ...answers,
  });
  return { ...server, ...openApp('/account') };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('a copy is asked for with the password, and says that it is being gathered', async () => {
  const { answers, asked, bodies } = open('talent', {
    'POST /api/account/data-exports': () => {
      answers['GET /api/account/data-exports'] = ok({ items: [COPY], nextCursor: null });
      return { status: 202, body: COPY };
    },
  });
  await press('Ask for a copy');
  await userEvent.type(await screen.findByLabelText('Your password'), 'my password');
  await press('Gather my data');
  expect(await screen.findByText('Being gathered')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Ask for a copy' })).toBeNull();
  const call = asked.indexOf('POST /api/account/data-exports');
  expect(bodies[call]).toEqual({ password: 'my password' });
});

it('a copy that is ready can be downloaded', async () => {
  const ready = { ...COPY, status: 'ready', bytes: 4_200_000, expiresAt: WAITING.dueAt };
  open('client', { 'GET /api/account/data-exports': ok({ items: [ready], nextCursor: null }) });
  const link = await screen.findByRole('link', { name: 'Download' });
  expect(link.getAttribute('href')).toBe(`/api/account/data-exports/${COPY.id}/file`);
  expect(screen.getByText(/4\.2 MB/)).toBeDefined();
});

it.each([
  ['talent', 'pro', 'Pro is not renewed.'],
  ['client', 'pro', 'Pro that nobody else looks after is not renewed.'],
  ['talent', 'free', undefined],
] as const)('deleting tells a %s on %s what becomes of it', async (role, plan, words) => {
  const user = testUser(role, { subscriptionPlan: plan });
  open(role, { 'GET /api/auth/me': ok({ user }) });
  await press('Delete my account');
  const dialog = within(await screen.findByRole('dialog'));
  const line = dialog.queryByText(/^Pro .*not renewed/)?.textContent;
  expect(line?.slice(0, words?.length)).toBe(words);
});

it('deleting says what follows, and can be taken back', async () => {
  const children = [{ id: COPY.id, name: 'Little Marrow' }];
  const { answers } = open('client', {
    'GET /api/account/deletion': ok({ ...NOTHING, children }),
    'POST /api/account/deletion': () => {
      answers['GET /api/account/deletion'] = ok({ ...NOTHING, deletion: WAITING });
      return { status: 201, body: WAITING };
    },
    'POST /api/account/deletion/cancel': () => {
      answers['GET /api/account/deletion'] = ok(NOTHING);
      return { status: 204 };
    },
  });
  await press('Delete my account');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/Little Marrow will be deleted/)).toBeDefined();
  await userEvent.type(within(dialog).getByLabelText('Your password'), 'my password');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete my account' }));
  const keep = await screen.findByRole('button', { name: 'Keep my account' });
  await userEvent.click(keep);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep my account' })).toBeNull());
});

it('whoever owns a business with others in it is told to hand it over first', async () => {
  const portfolios = [{ id: COPY.id, name: 'Tallow & Finch' }];
  open('agent', { 'GET /api/account/deletion': ok({ ...NOTHING, portfolios }) });
  expect(await screen.findByRole('link', { name: 'Tallow & Finch' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
});

it('admins are not offered to delete themselves', async () => {
  open('admin');
  expect(await screen.findByText('Download my data')).toBeDefined();
  expect(screen.queryByText('Delete my account')).toBeNull();
});
