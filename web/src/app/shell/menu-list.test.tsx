import { notifyManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Star } from 'lucide-react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testUser } from '../../lib/test-user.ts';
import { openApp } from '../test/open-app.tsx';
import { signedInAs, stubServer } from '../test/stub-server.ts';
import { menuOf } from './menus.ts';

vi.mock('./menus.ts', { spy: true });

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const AGENT = testUser('agent');
const USER_ROLE = 'GET /api/business-portfolios/p-1/user-role';

async function openMenuOf(role: 'admin' | 'employee') {
  const { asked } = stubServer({
    ...signedInAs(AGENT),
    'GET /api/business-portfolios': {
      status: 200,
      body: { owned: [], member: [{ id: 'p-1', name: 'Tallow & Finch' }] },
    },
    [USER_ROLE]: { status: 200, body: { role } },
  });
  const { queries } = openApp('/opportunities');
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(asked).toContain(USER_ROLE));
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  await act(() => new Promise<void>((drawn) => notifyManager.schedule(drawn)));
  return within(screen.getByRole('navigation', { name: 'Main' }));
}

describe('the extra list of the agent’s menu', () => {
  it('is empty, and so not drawn, for now', async () => {
    expect(menuOf(AGENT).extra).toEqual([]);
    const menu = await openMenuOf('admin');
    expect(menu.getAllByRole('list')).toHaveLength(2);
  });

  it.each([
    ['admin', true],
    ['employee', false],
  ] as const)('is there for the portfolio role %s: %s', async (role, isThere) => {
    const extra = [{ to: '/team-members', label: 'Team', icon: Star }] as const;
    const menu = { ...menuOf(AGENT), extra };
    vi.mocked(menuOf).mockReturnValue(menu);
    const drawn = await openMenuOf(role);
    expect(drawn.queryByRole('link', { name: 'Team' }) !== null).toBe(isThere);
  });
});
