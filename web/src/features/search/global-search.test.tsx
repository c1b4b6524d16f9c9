import type { SearchResult } from '@callboard/contract/search';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { addressNow, openApp } from '../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../app/test/stub-server.ts';
import { log } from '../../lib/log.ts';
import { testUser } from '../../lib/test-user.ts';
import { chooseHit } from './choose-hit.ts';
import { groupHits, type SearchHit } from './search-hit.ts';
import { NAVIGATION_DELAY_MS, PANEL_MAX_WIDTH, SEARCH_PAUSE_MS } from './search-rules.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const NOTHING: SearchResult = { productions: [], roles: [], applications: [] };
const FOUND: SearchResult = {
  productions: [{ id: 'p1', title: 'Weighbridge Nine', type: 'TV series' }],
  roles: [
    {
      id: 'r1',
      title: 'DI Rhona Tait',
      roleType: 'talent',
      talentType: 'Lead',
      crewRole: null,
      productionTitle: 'Weighbridge Nine',
    },
  ],
  applications: [
    {
      id: 'a1',
      roleId: 'r1',
      profileId: 't1',
      firstName: 'Lucía',
      lastName: 'Barranquet',
      roleTitle: 'DI Rhona Tait',
      productionTitle: 'Weighbridge Nine',
      createdAt: '2026-03-02T09:00:00.000Z',
      verified: [],
    },
  ],
};

const SEARCH = 'GET /api/search';

async function openSearch(body: SearchResult = FOUND) {
  const server = stubServer(signedInAs(testUser('client')));
  server.answers[SEARCH] = { status: 200, body };
  const app = openApp('/tasks');
  const box = await screen.findByRole('combobox', { name: 'Search' });
  const searches = () => server.asked.filter((call) => call === SEARCH).length;
  return { ...app, server, box, searches };
}

/** Its code is fetched when someone goes there: what is on its way must not outlive the test. */
const pageOfHit = () => screen.findByRole('heading', { level: 1, name: /^(Production|Role)$/ });

async function searchFor(text: string, body?: SearchResult) {
  const opened = await openSearch(body);
  await userEvent.type(opened.box, text);
  return opened;
}

describe('the box', () => {
  it('asks clients for productions, roles and applicants', async () => {
    const { box } = await openSearch();
    expect(box.getAttribute('placeholder')).toBe('Search productions, roles, applicants...');
    expect(box.hasAttribute('disabled')).toBe(false);
  });

  it.each(['talent', 'agent', 'admin'] as const)('is disabled for %s', async (role) => {
    stubServer(signedInAs(testUser(role)));
    openApp('/account');
    const box = await screen.findByRole('combobox', { name: 'Search' });
    expect(box.getAttribute('placeholder')).toBe('Search...');
    expect(box.hasAttribute('disabled')).toBe(true);
  });

  it.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])('is focused by %s', async (keys) => {
    const { box } = await openSearch();
    await userEvent.keyboard(keys);
    expect(document.activeElement).toBe(box);
    expect((box as HTMLInputElement).value).toBe('');
  });

  it('takes the cursor when its button on narrow screens is pressed, and folds away again', async () => {
    const { box } = await openSearch();
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(document.activeElement).toBe(box);
    await userEvent.click(screen.getByRole('button', { name: 'Close search' }));
    expect(screen.queryByRole('button', { name: 'Close search' })).toBeNull();
  });

  it('takes a slash as text while someone is typing', async () => {
    const { box } = await openSearch();
    await userEvent.type(box, 'a/b');
    expect((box as HTMLInputElement).value).toBe('a/b');
  });
});

describe('a search', () => {
  it('begins with the third character that is not a space around', async () => {
    const { box, searches } = await openSearch();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const person = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await person.type(box, '  we ');
    await act(() => vi.advanceTimersByTimeAsync(10 * SEARCH_PAUSE_MS));
    expect(searches()).toBe(0);
    expect(screen.queryByRole('status')).toBeNull();
    await person.type(box, 'i');
    await waitFor(() => expect(searches()).toBe(1));
  });

  it('is sent once typing pauses for 300 ms, and only for what is typed then', async () => {
    await searchFor('weighbridge');
    await screen.findByText('Weighbridge Nine');
    const asked = vi
      .mocked(fetch)
      .mock.calls.map(([input]) => new URL(String(input), window.location.origin))
      .filter(({ pathname }) => pathname === '/api/search')
      .map(({ searchParams }) => searchParams.get('query'));
    expect(asked).toEqual(['weighbridge']);
    expect(SEARCH_PAUSE_MS).toBe(300);
  });

  it('says that it is searching, and when nothing was found', async () => {
    await searchFor('xylophone', NOTHING);
    expect((await screen.findByText('Searching...')).getAttribute('role')).toBe('status');
    expect((await screen.findByText('No results found.')).getAttribute('role')).toBe('status');
    expect(screen.queryByText('Searching...')).toBeNull();
  });

  it('that fails is logged and shows nothing', async () => {
    const error = vi.spyOn(log, 'error').mockImplementation(() => {});
    const { server, box } = await openSearch();
    server.answers[SEARCH] = { status: 500 };
    await userEvent.type(box, 'weigh');
    await waitFor(() => expect(error).toHaveBeenCalledWith('the search failed', expect.anything()));
    await waitFor(() => expect(screen.queryByText('Searching...')).toBeNull());
    expect(screen.queryByText('No results found.')).toBeNull();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('is never overwritten by the late answer to an earlier one', async () => {
    const { box } = await openSearch();
    const answerOf: Record<string, (result: SearchResult) => void> = {};
    vi.mocked(fetch).mockImplementation(
      (input) =>
        new Promise((resolve) => {
          const text = new URL(String(input), window.location.origin).searchParams.get('query');
          answerOf[text ?? ''] = (result) => resolve(new Response(JSON.stringify(result)));
        }),
    );
    await userEvent.type(box, 'kes');
    await waitFor(() => expect(answerOf.kes).toBeDefined());
    await userEvent.type(box, 'trel');
    await waitFor(() => expect(answerOf.kestrel).toBeDefined());
    const titled = (title: string): SearchResult => ({
      ...NOTHING,
      productions: [{ id: title, title, type: 'Film' }],
    });
    await act(async () => answerOf.kestrel?.(titled('Newer')));
    expect(await screen.findByText('Newer')).toBeDefined();
    await act(async () => answerOf.kes?.(titled('Older')));
    expect(screen.queryByText('Older')).toBeNull();
    expect(screen.getByText('Newer')).toBeDefined();
  });
});

describe('the panel', () => {
  it('shows productions, roles and applicants, each in a list of its own', async () => {
    await searchFor('weigh');
    const lists = await screen.findAllByRole('listbox');
    expect(lists.map((list) => list.getAttribute('aria-label'))).toEqual([
      'Productions',
      'Roles',
      'Applicants',
    ]);
    for (const list of lists) {
      expect(list.style.maxHeight).toBe('300px');
      expect(list.querySelector('svg')).not.toBeNull();
    }
    const [productions, roles, applicants] = lists.map(
      (list) => within(list).getByRole('option').textContent,
    );
    expect(productions).toBe('Weighbridge NineTV series');
    expect(roles).toBe('DI Rhona TaitLead · Weighbridge Nine');
    expect(applicants).toBe('Lucía BarranquetDI Rhona Tait · Weighbridge Nine2 Mar 2026');
  });

  it('is at most 32rem wide', () => {
    expect(PANEL_MAX_WIDTH).toBe('32rem');
  });

  it('says when a date is unknown', () => {
    const [application] = FOUND.applications;
    if (application === undefined) throw new Error('there is no application');
    const [group] = groupHits({
      ...NOTHING,
      applications: [{ ...application, createdAt: 'soon' }],
    });
    expect(group?.hits[0]?.date).toBe('Unknown date');
  });

  it('is tied to the box, which names the option the keys stand on', async () => {
    const { box } = await searchFor('weigh');
    expect(box.getAttribute('aria-expanded')).toBe('false');
    const lists = await screen.findAllByRole('listbox');
    expect(box.getAttribute('aria-expanded')).toBe('true');
    expect(box.getAttribute('aria-controls')).toBe(lists.map(({ id }) => id).join(' '));
    const options = screen.getAllByRole('option');
    const isAt = (place: number) => {
      expect(box.getAttribute('aria-activedescendant')).toBe(options[place]?.id);
      expect(options.map((it) => it.getAttribute('aria-selected') === 'true')).toEqual(
        options.map((_, at) => at === place),
      );
    };
    expect(box.hasAttribute('aria-activedescendant')).toBe(false);
    for (const place of [0, 1, 2, 0]) {
      await userEvent.keyboard('{ArrowDown}');
      isAt(place);
    }
    await userEvent.keyboard('{ArrowUp}');
    isAt(2);
  });

  it.each([
    ['a click outside', () => userEvent.click(screen.getByRole('main'))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['clearing', () => userEvent.click(screen.getByRole('button', { name: 'Clear search' }))],
  ])('is closed by %s', async (_, close) => {
    await searchFor('weigh');
    await screen.findAllByRole('listbox');
    await close();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('leaves an empty box with the cursor in it when it is cleared', async () => {
    const { box } = await searchFor('weigh');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect((box as HTMLInputElement).value).toBe('');
    expect(document.activeElement).toBe(box);
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('choosing', () => {
  it.each([
    ['Productions', '/productions/p1'],
    ['Roles', '/production-roles/r1'],
    ['Applicants', '/production-roles/r1?tab=applications'],
  ])('one of %s closes the panel and leads to %s', async (list, address) => {
    await searchFor('weigh');
    const option = within(await screen.findByRole('listbox', { name: list })).getByRole('option');
    await userEvent.click(option);
    expect(screen.queryByRole('listbox')).toBeNull();
    await waitFor(() => expect(addressNow()).toBe(address));
    await pageOfHit();
  });

  it('works with the keyboard alone', async () => {
    await searchFor('weigh');
    await screen.findAllByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(addressNow()).toBe('/production-roles/r1'));
    await pageOfHit();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  const hit: SearchHit = { type: 'role', id: 'r1', title: '', details: [], address: '/tasks' };

  it('closes at once and goes 10 ms later', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const ways = { close: vi.fn(), goTo: vi.fn() };
    chooseHit(hit, ways);
    expect(ways.close).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(NAVIGATION_DELAY_MS - 1);
    expect(ways.goTo).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ways.goTo).toHaveBeenCalledExactlyOnceWith('/tasks');
    expect(NAVIGATION_DELAY_MS).toBe(10);
  });

  it('something of an unknown type warns and does nothing', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
    const ways = { close: vi.fn(), goTo: vi.fn() };
    chooseHit({ ...hit, type: 'venue' as SearchHit['type'] }, ways);
    vi.runAllTimers();
    expect(warn).toHaveBeenCalledExactlyOnceWith('unknown type of search result: venue');
    expect(ways.close).not.toHaveBeenCalled();
    expect(ways.goTo).not.toHaveBeenCalled();
  });
});
