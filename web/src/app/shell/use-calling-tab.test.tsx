import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { restoreTabIcon, startBlinking } from '../../lib/tab-icon.ts';
import { testUser } from '../../lib/test-user.ts';
import { openApp } from '../test/open-app.tsx';
import { signedInAs, stubServer } from '../test/stub-server.ts';

vi.mock('../../lib/tab-icon.ts', { spy: true });

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

function look(visibility: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

async function openWith(count: number) {
  const UNREAD = 'GET /api/messaging/conversations/unread-count';
  stubServer({ ...signedInAs(testUser('talent')), [UNREAD]: { status: 200, body: { count } } });
  const { queries } = openApp('/profile');
  await screen.findByRole('heading', { level: 1 });
  const known = () => queries.getQueriesData({ queryKey: ['/api/messaging'] });
  await waitFor(() => expect(known().map(([, data]) => data)).toContainEqual({ count }));
}

it('the tab’s icon blinks while there are unread messages and nobody looks, and is then restored', async () => {
  await openWith(3);
  expect(startBlinking).not.toHaveBeenCalled();
  look('hidden');
  await waitFor(() => expect(startBlinking).toHaveBeenCalledOnce());
  look('visible');
  expect(restoreTabIcon).toHaveBeenCalledOnce();
});

it('the tab’s icon stays where there is nothing to read', async () => {
  await openWith(0);
  look('hidden');
  expect(startBlinking).not.toHaveBeenCalled();
});
