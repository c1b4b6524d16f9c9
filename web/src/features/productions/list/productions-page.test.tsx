import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressNow } from '../../../app/test/open-app.tsx';
import { openAt, summary } from '../productions.fixture.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const COUNTS = { draft: 1, casting: 4, in_production: 0, wrapped: 0, on_hold: 0, cancelled: 0 };
const page = (items: unknown[]) => ({
  status: 200,
  body: { items, counts: COUNTS, nextCursor: null },
});
const CALL = 'GET /api/productions';
const askedWith = () =>
  vi
    .mocked(fetch)
    .mock.calls.map(([address]) => new URL(String(address), window.location.origin))
    .filter(({ pathname }) => pathname === '/api/productions')
    .map(({ searchParams }) => `${searchParams.get('status')} ${searchParams.get('search')}`);

describe('the list of productions', () => {
  it('keeps its filters in the address, and begins with those it finds there', async () => {
    openAt('/productions?status=casting', { answers: { [CALL]: page([summary]) } });
    await screen.findByRole('link', { name: 'Weighbridge Nine' });
    const casting = screen.getByRole('button', { name: 'Casting 4' });
    expect(casting.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Draft 1' }));
    await waitFor(() => expect(addressNow()).toBe('/productions?status=draft'));
    await userEvent.type(screen.getByRole('searchbox'), 'weigh');
    await waitFor(() => expect(addressNow()).toBe('/productions?status=draft&search=weigh'));
    await waitFor(() => expect(askedWith()).toContain('draft weigh'));
    expect(askedWith()[0]).toBe('casting null');
  });

  it('goes from row to row by keys, and begins a new one', async () => {
    const second = {
      ...summary,
      id: '0198c7a0-0000-7000-8000-0000000000a2',
      title: 'Pale Circuit',
    };
    openAt('/productions', { answers: { [CALL]: page([summary, second]) } });
    const link = await screen.findByRole('link', { name: 'Pale Circuit' });
    await userEvent.keyboard('jj');
    expect(document.activeElement).toBe(link);
    await userEvent.keyboard('k');
    expect(document.activeElement?.textContent).toBe('Weighbridge Nine');
    await userEvent.keyboard('n');
    await waitFor(() => expect(addressNow()).toBe('/productions/create'));
  });

  it('tells having none from finding none', async () => {
    openAt('/productions?search=nothing', { answers: { [CALL]: page([]) } });
    await screen.findByText('No production matches');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('Your productions')).toBeDefined();
  });

  it('is for admins to read', async () => {
    openAt('/', { role: 'admin', answers: { [CALL]: page([summary]) } });
    await screen.findByRole('link', { name: 'Weighbridge Nine' });
    expect(screen.queryByRole('link', { name: 'New production' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Options for/ })).toBeNull();
  });
});
