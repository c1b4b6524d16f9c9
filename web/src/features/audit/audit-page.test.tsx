import type { AuditEntry } from '@callboard/contract/audit';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { addressNow, openApp } from '../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../app/test/stub-server.ts';
import { testUser } from '../../lib/test-user.ts';

const USER = '0198c7a0-0000-7000-8000-0000000000a1';
const entry = (id: string, given: Partial<AuditEntry>): AuditEntry => ({
  id: `0198c7a0-0000-7000-8000-0000000000${id}`,
  at: '2026-03-02T09:00:00.000Z',
  actor: { id: USER, name: 'Ada Brandt' },
  onBehalfOf: null,
  act: 'error-logs.resolved',
  target: { kind: 'error-log', id: '1', name: 'x is not a function' },
  difference: { status: { from: 'open', to: 'resolved' } },
  address: '203.0.113.7',
  ...given,
});

it('the trail is told by days, an entry with what changed, and narrowed from there', async () => {
  const items = [
    entry('b1', {}),
    entry('b2', { at: '2026-03-01T09:00:00.000Z', actor: null, act: 'auth.sign-in-failed' }),
  ];
  stubServer({
    ...signedInAs(testUser('admin')),
    'GET /api/admin/audit': { status: 200, body: { items, nextCursor: null } },
    'GET /api/admin/audit/acts': { status: 200, body: { items: [], nextCursor: null } },
  });
  openApp('/admin/audit?from=2026-03-01');
  await screen.findByRole('heading', { name: /Monday.* 2 March 2026/ });
  expect(screen.getByRole('heading', { name: /Sunday.* 1 March 2026/ })).toBeDefined();
  expect(screen.getByText('Nobody signed in')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Export' }).getAttribute('href')).toBe(
    '/api/admin/audit/export?from=2026-03-01',
  );
  await userEvent.keyboard('j{Enter}');
  expect(screen.getByText('open → resolved')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'All by Ada Brandt' }));
  await waitFor(() => expect(addressNow()).toBe(`/admin/audit?actorUserId=${USER}`));
});
