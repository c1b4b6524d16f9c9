import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressNow } from '../../app/test/open-app.tsx';
import { found, openSearch, testTalent } from './talent-search.fixture.ts';

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), {
        matches: query.includes('min-width'),
        media: query,
      }) as never,
  );
  // There is no layout here; the faces have the room they have on a desk.
  const room = { width: 900, height: 800, top: 0, left: 0, right: 900, bottom: 800 };
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({
    ...room,
    x: 0,
    y: 0,
    toJSON: () => room,
  });
});
afterEach(() => vi.restoreAllMocks());

const face = (name: string) => screen.findByRole('gridcell', { name: new RegExp(`^${name}`) });
const box = (name: string) => screen.findByRole('checkbox', { name: new RegExp(`^${name}`) });
const three = () => [testTalent('Ada'), testTalent('Bo'), testTalent('Cy')];

describe('the talent search', () => {
  it('takes a choice into the address, and Back takes it out', async () => {
    const { router } = openSearch(found(three()));
    await userEvent.click(await box('Woman'));
    await waitFor(() => expect(addressNow()).toBe('/talent-search?gender=woman'));
    await userEvent.click(await box('Man'));
    await waitFor(() => expect(addressNow()).toBe('/talent-search?gender=woman&gender=man'));
    router.history.back();
    await waitFor(() => expect(addressNow()).toBe('/talent-search?gender=woman'));
    await waitFor(async () =>
      expect((await box('Man')).getAttribute('aria-checked')).toBe('false'),
    );
  });

  it('shows the faces before until the next are there', async () => {
    const { answers, SEARCH } = openSearch(found(three()));
    await face('Ada');
    answers[SEARCH] = 'silent';
    await userEvent.click(await box('Woman'));
    await screen.findByRole('button', { name: 'Remove Woman' });
    expect(await face('Ada')).toBeDefined();
    await waitFor(async () =>
      expect((await box('Woman')).getAttribute('aria-checked')).toBe('true'),
    );
  });

  it('greys out what nobody has', async () => {
    openSearch(found(three()));
    await face('Ada');
    await waitFor(async () =>
      expect((await box('Genderfluid')).hasAttribute('disabled')).toBe(true),
    );
    expect((await box('Woman')).hasAttribute('disabled')).toBe(false);
  });

  it('says which filter to drop where nobody is left', async () => {
    const { answers, SEARCH } = openSearch(found([]), { address: '?gender=man&category=actor' });
    answers[SEARCH] = () => {
      const [address] = vi.mocked(fetch).mock.lastCall ?? [];
      const { searchParams } = new URL(String(address), window.location.origin);
      const isWithoutGender = !searchParams.has('gender');
      return isWithoutGender ? found([testTalent('Ada')], { total: 12 }) : found([]);
    };
    const way = await screen.findByRole('button', { name: /^Without Man/ });
    expect(way.textContent).toContain('12 talents');
    expect(screen.queryByRole('button', { name: /^Without Actor/ })).toBeNull();
    await userEvent.click(way);
    await waitFor(() => expect(addressNow()).toBe('/talent-search?category=actor'));
  });

  it('offers to look further away where nobody is near, as near as somebody is found', async () => {
    const { answers, SEARCH } = openSearch(found([]), { address: '?place=2644688&radius=10' });
    answers[SEARCH] = () => {
      const [address] = vi.mocked(fetch).mock.lastCall ?? [];
      const { searchParams } = new URL(String(address), window.location.origin);
      const isFar = Number(searchParams.get('radius')) >= 100;
      return isFar ? found([testTalent('Ada')], { total: 12 }) : found([]);
    };
    await userEvent.click(await screen.findByRole('button', { name: /^Within 100 km/ }));
    await waitFor(() => expect(addressNow()).toContain('radius=100'));
  });

  it('says so when it cannot be done, and tries again', async () => {
    const { answers, SEARCH } = openSearch('unreachable');
    const alert = await screen.findByRole('alert');
    answers[SEARCH] = found(three());
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await face('Ada');
  });

  it('keeps the facets and who is selected when it cannot be done', async () => {
    const { answers, SEARCH } = openSearch(found(three()));
    const user = userEvent.setup();
    await user.click(await face('Ada'));
    await user.keyboard('x');
    answers[SEARCH] = 'unreachable';
    await user.click(await box('Woman'));
    await screen.findByRole('alert');
    expect(screen.getByRole('region', { name: 'Selection' }).textContent).toContain('1 selected');
    await box('Actor');
  });

  it('keeps the focus near a filter that is taken away', async () => {
    openSearch(found(three()), { address: '?gender=woman&gender=man' });
    const user = userEvent.setup();
    (await screen.findByRole('button', { name: 'Remove Woman' })).focus();
    await user.keyboard('{Enter}');
    const next = screen.getByRole('button', { name: 'Remove Man' });
    await waitFor(() => expect(document.activeElement).toBe(next));
    await user.keyboard('{Enter}');
    const ada = await face('Ada');
    await waitFor(() => expect(document.activeElement).toBe(ada));
    await user.keyboard('j{Enter}');
    (await screen.findByRole('button', { name: 'Close' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(ada));
  });

  it('is as it was left for whoever comes back from a profile', async () => {
    const { router } = openSearch(found(three()));
    await userEvent.click(await face('Bo'));
    await screen.findByRole('complementary', { name: 'Bo' });
    await act(() => router.navigate({ to: '/account' }));
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Bo' })).toBeNull());
    router.history.back();
    await screen.findByRole('complementary', { name: 'Bo' });
    await userEvent.keyboard('j');
    await screen.findByRole('complementary', { name: 'Cy' });
  });

  it('goes on without a role that is gone', async () => {
    const gone = '0198c7a0-0000-7000-8000-0000000000c1';
    const { answers, SEARCH } = openSearch(
      { status: 404, body: { message: 'There is nothing here.', code: 'NOT_FOUND' } },
      { address: `?gender=woman&role=${gone}`, role: 'admin' },
    );
    const without = await screen.findByRole('button', { name: 'Search without the role' });
    answers[SEARCH] = found(three());
    await userEvent.click(without);
    await face('Ada');
    expect(addressNow()).toBe('/talent-search?gender=woman');
  });

  it('says of what a colour is', async () => {
    openSearch(found(three()), { address: '?eyeColor=brown&hairColor=light-brown' });
    await screen.findByRole('button', { name: /^Remove Eye colour: brown/i });
    await screen.findByRole('button', { name: /^Remove Hair colour: light brown/i });
  });

  it('selects a range, keeps it while the search changes, and selects nobody again', async () => {
    const { answers, SEARCH } = openSearch(found(three()));
    const user = userEvent.setup();
    await user.click(await face('Ada'));
    await user.keyboard('x');
    await user.keyboard('{Shift>}');
    await user.click(await face('Cy'));
    await user.keyboard('{/Shift}');
    const bar = screen.getByRole('region', { name: 'Selection' });
    expect(bar.textContent).toContain('3 selected');
    answers[SEARCH] = found([testTalent('Ada')]);
    await user.click(await box('Woman'));
    await waitFor(() => expect(bar.textContent).toContain('2 not in these results'));
    await user.click(within(bar).getByRole('button', { name: 'Select nobody' }));
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
  });

  it('lets agents act with those of their roster alone, and says why', async () => {
    openSearch(found([testTalent('Ada', { isOwn: true }), testTalent('Bo')]), { role: 'agent' });
    const user = userEvent.setup();
    await user.click(await face('Ada'));
    await user.keyboard('x');
    const bar = screen.getByRole('region', { name: 'Selection' });
    const apply = within(bar).getByRole('button', { name: 'Apply with' });
    expect(apply.hasAttribute('disabled')).toBe(false);
    await user.keyboard('{ArrowRight}x');
    await waitFor(() => expect(bar.textContent).toContain('Bo is not on your roster'));
    expect(apply.hasAttribute('disabled')).toBe(true);
  });

  it.each([
    ['client', 'Talent', true],
    ['agent', 'Talent Radar', true],
    ['admin', 'Talent Search', true],
    ['talent', 'Talent Search', false],
  ] as const)('is for a %s called %s; by ethnicity: %s', async (role, heading, isThere) => {
    openSearch(found(three()), { role });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(heading);
    await face('Ada');
    expect(screen.queryByRole('button', { name: 'Ethnicity' }) !== null).toBe(isThere);
  });
});
