import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTalent } from '../talent-page/talent-page.fixture.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const PRODUCTION_ID = '0198c7a0-0000-7000-8000-0000000000a1';
const production = { id: PRODUCTION_ID, title: 'Weighbridge Nine', openCallCount: 0 };

async function ask(items: readonly unknown[]) {
  openTalent({
    answers: {
      'GET /api/productions': { status: 200, body: { items, counts: {}, nextCursor: null } },
      [`GET /api/productions/${PRODUCTION_ID}/roles`]: {
        status: 200,
        body: { items: [], nextCursor: null },
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Invite to role' }));
  await screen.findByRole('dialog', { name: 'Invite to role' });
}

it('begins with the production, and keeps a message that was begun from a slip', async () => {
  await ask([production]);
  const box = await screen.findByRole('combobox', { name: 'Production' });
  await waitFor(() => expect(document.activeElement).toBe(box));
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Your reel{Escape}');
  expect(screen.getByDisplayValue('Your reel')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('asks for no message where there is nothing to invite to', async () => {
  await ask([]);
  expect(await screen.findByText('No production yet')).toBeDefined();
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
});
