import type { ErrorDetail } from '@callboard/contract/error-logs';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { addressNow, openApp } from '../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../app/test/stub-server.ts';
import { testUser } from '../../lib/test-user.ts';

const IDS = ['0198c7a0-0000-7000-8000-0000000000e1', '0198c7a0-0000-7000-8000-0000000000e2'];
const PATH = '/api/admin/error-logs';

const errors: ErrorDetail[] = IDS.map((id, at) => ({
  id,
  message: at === 0 ? 'x is not a function' : 'y is gone',
  url: 'https://callboard.example/chat',
  count: 1_200,
  firstSeenAt: '2026-03-01T09:00:00.000Z',
  lastSeenAt: '2026-03-02T09:00:00.000Z',
  resolvedAt: null,
  reopenedAt: '2026-03-02T09:00:00.000Z',
  fingerprint: 'f',
  stack: 'Error: at Page',
  componentStack: '',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  person: null,
  resolvedBy: null,
}));

it('an error is told with its browser, resolved by a key, and the next one opens', async () => {
  const server = stubServer({
    ...signedInAs(testUser('admin')),
    [`GET ${PATH}`]: { status: 200, body: { items: errors, nextCursor: null } },
    ...Object.fromEntries(
      errors.map((error) => [`GET ${PATH}/${error.id}`, { status: 200, body: error }]),
    ),
    [`POST ${PATH}/${IDS[0]}/resolve`]: { status: 204 },
  });
  openApp(`/admin/error-logs?id=${IDS[0]}`);
  await screen.findByRole('heading', { name: 'x is not a function' });
  expect(screen.getByText('Firefox on Linux')).toBeDefined();
  expect(screen.getByText('Somebody who was not signed in')).toBeDefined();
  expect(screen.getAllByText('Came back').length).toBeGreaterThan(0);
  expect(screen.getByText('The browser sent none.')).toBeDefined();
  await userEvent.keyboard('o');
  await userEvent.keyboard('e');
  await screen.findByRole('heading', { name: 'y is gone' });
  await waitFor(() => expect(addressNow()).toBe(`/admin/error-logs?id=${IDS[1]}`));
  expect(server.asked.filter((call) => call.startsWith('POST'))).toEqual([
    `POST ${PATH}/${IDS[0]}/resolve`,
  ]);
});
