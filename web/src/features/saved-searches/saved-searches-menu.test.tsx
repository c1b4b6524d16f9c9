import type { SavedSearch } from '@callboard/contract/saved-searches';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubServer } from '../../app/test/stub-server.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { currentToast, dismissToast } from '../../ui/toast-store.ts';
import { SavedSearchesMenu } from './saved-searches-menu.tsx';

beforeEach(() => dismissToast());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const FENCERS: SavedSearch = {
  id: '0198c7a0-0000-7000-8000-0000000000c1',
  name: 'Fencers',
  search: 'ageMin=18&skill=fencing',
  alert: 'daily',
  createdAt: '2026-03-01T09:00:00.000Z',
  newCount: 0,
};
const RIDERS: SavedSearch = {
  ...FENCERS,
  id: '0198c7a0-0000-7000-8000-0000000000c2',
  name: 'Riders',
  search: 'skill=riding',
  alert: 'none',
  newCount: 4,
};

async function openMenu(search: string, items: readonly SavedSearch[] = [FENCERS, RIDERS]) {
  const one = `/api/saved-searches/${FENCERS.id}`;
  const server = stubServer({
    'GET /api/saved-searches': { status: 200, body: { items } },
    'POST /api/saved-searches': { status: 201, body: { ...FENCERS, id: RIDERS.id } },
    [`PATCH ${one}`]: { status: 200, body: FENCERS },
    [`DELETE ${one}`]: { status: 204 },
    [`POST /api/saved-searches/${RIDERS.id}/opened`]: { status: 204 },
  });
  const onOpen = vi.fn();
  const menu = (text: string) => (
    <QueryClientProvider client={queries}>
      <SavedSearchesMenu search={text} onOpen={onOpen} />
    </QueryClientProvider>
  );
  const queries = createQueryClient();
  const { rerender } = render(menu(search));
  await userEvent.click(screen.getByRole('button', { name: /Saved searches/ }));
  if (items.length > 0) await screen.findByRole('list', { name: 'Saved searches' });
  const sentTo = (call: string) => server.bodies.filter((_, at) => server.asked[at] === call);
  return { ...server, sentTo, onOpen, go: (text: string) => rerender(menu(text)) };
}

const choose = async (name: string, item: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Change “${name}”` }));
  await userEvent.click(await screen.findByText(item));
};

describe('saved searches', () => {
  it('keep the search of the page under a name', async () => {
    const { sentTo } = await openMenu('skill=archery&q=bow&cursor=x', []);
    const name = screen.getByLabelText('Save this search as');
    expect(name).toHaveProperty('value', 'bow');
    await userEvent.clear(name);
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
    await userEvent.type(name, 'Archers');
    await userEvent.click(screen.getByRole('radio', { name: 'At once' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const form = { name: 'Archers', search: 'q=bow&skill=archery', alert: 'at_once' };
    await waitFor(() => expect(sentTo('POST /api/saved-searches')).toEqual([form]));
  });

  it('say how many are new, and open', async () => {
    const { onOpen } = await openMenu('');
    expect(screen.queryByText(/Type or choose what to look for/)).not.toBeNull();
    const list = screen.getByRole('list', { name: 'Saved searches' });
    await userEvent.click(within(list).getByRole('button', { name: /Riders.*4 new/ }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('skill=riding');
    expect(screen.queryByRole('list', { name: 'Saved searches' })).toBeNull();
  });

  it('are looked at when their search is on the page', async () => {
    const { asked } = await openMenu('skill=riding');
    expect(screen.queryByText('This search is saved as “Riders”.')).not.toBeNull();
    const opened = `POST /api/saved-searches/${RIDERS.id}/opened`;
    await waitFor(() => expect(asked.filter((call) => call === opened)).toHaveLength(1));
    expect(screen.queryByText('new', { exact: false, selector: '.sr-only' })).toBeNull();
  });

  it('take on what was chosen since one was opened', async () => {
    const { go, sentTo } = await openMenu('skill=fencing&ageMin=18');
    expect(screen.queryByText('This search is saved as “Fencers”.')).not.toBeNull();
    go('skill=fencing&ageMin=21');
    await userEvent.click(screen.getByRole('button', { name: 'Or put it in place of “Fencers”' }));
    const patch = `PATCH /api/saved-searches/${FENCERS.id}`;
    await waitFor(() => expect(sentTo(patch)).toEqual([{ search: 'ageMin=21&skill=fencing' }]));
  });

  it('are renamed where they stand, or left as they were', async () => {
    const { sentTo } = await openMenu('');
    await choose('Fencers', 'Rename');
    await userEvent.click(await screen.findByLabelText('Leave the name as it was'));
    expect(screen.queryByText('Fencers')).not.toBeNull();
    await choose('Fencers', 'Rename');
    const again = await screen.findByLabelText('Name of the search');
    await userEvent.clear(again);
    await userEvent.type(again, 'Duellists{Enter}');
    const patch = `PATCH /api/saved-searches/${FENCERS.id}`;
    await waitFor(() => expect(sentTo(patch)).toEqual([{ name: 'Duellists' }]));
  });

  it('tell at another time when that is chosen, and not when it fails', async () => {
    const { answers } = await openMenu('');
    answers[`PATCH /api/saved-searches/${FENCERS.id}`] = {
      status: 500,
      body: { message: 'Please try again.', code: 'INTERNAL' },
    };
    await choose('Fencers', 'At once');
    await waitFor(() => expect(currentToast()?.title).toBe('Not saved'));
    await screen.findByText('A mail each morning');
  });

  it('are deleted, and come back by undoing it', async () => {
    const { sentTo, answers } = await openMenu('');
    answers['GET /api/saved-searches'] = { status: 200, body: { items: [RIDERS] } };
    await choose('Fencers', 'Delete');
    await waitFor(() => expect(currentToast()?.title).toBe('Deleted “Fencers”'));
    expect(screen.queryByText('Fencers')).toBeNull();
    act(() => currentToast()?.action?.onSelect());
    const { name, search, alert } = FENCERS;
    await waitFor(() =>
      expect(sentTo('POST /api/saved-searches')).toEqual([{ name, search, alert }]),
    );
  });

  it('come back when they could not be deleted', async () => {
    const { answers } = await openMenu('');
    answers[`DELETE /api/saved-searches/${FENCERS.id}`] = 'unreachable';
    answers['GET /api/saved-searches'] = 'unreachable';
    await choose('Fencers', 'Delete');
    await waitFor(() => expect(currentToast()?.title).toBe('Not deleted'));
    await screen.findByText('Fencers');
  });

  it('keep the focus among them when one is deleted or renamed', async () => {
    const { answers } = await openMenu('');
    screen.getByRole('button', { name: 'Change “Fencers”' }).focus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('menuitem', { name: 'Rename' })).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByLabelText('Name of the search');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Fencers'));
    screen.getByRole('button', { name: 'Change “Fencers”' }).focus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('menuitem', { name: 'Delete' })).focus();
    answers['GET /api/saved-searches'] = { status: 200, body: { items: [RIDERS] } };
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Riders'));
  });

  it('say so when they cannot be loaded', async () => {
    stubServer({ 'GET /api/saved-searches': { status: 500, body: {} } });
    render(
      <QueryClientProvider client={createQueryClient()}>
        <SavedSearchesMenu search="" onOpen={() => {}} />
      </QueryClientProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: /Saved searches/ }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('could not be loaded');
    within(alert).getByRole('button', { name: 'Try again' });
  });
});
