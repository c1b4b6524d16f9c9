import type { TalentAnalytics } from '@callboard/contract/analytics';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressNow, openApp } from '../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../app/test/stub-server.ts';
import { testUser } from '../../lib/test-user.ts';
import {
  nothingCounted,
  PROFILE_ID,
  SHOWREEL_ID,
  testTalentAnalytics,
} from './analytics.fixture.ts';
import { daysInWords } from './day-words.ts';
import { FakePlot } from './fake-plot.fixture.ts';
import { numberInWords } from './metric-words.ts';

vi.mock('uplot', async () => ({ default: (await import('./fake-plot.fixture.ts')).FakePlot }));

beforeEach(() => {
  localStorage.clear();
  FakePlot.all = [];
});
afterEach(() => vi.restoreAllMocks());

const PROFILE = `/api/talent-profiles/${PROFILE_ID}`;
const FIGURES = `GET ${PROFILE}/analytics`;
const COMPLETENESS = `GET ${PROFILE}/completeness`;
const ok = (body: unknown) => ({ status: 200, body });

const INVALID = { code: 'INVALID_INPUT', message: 'Please check what you entered.' };

type Answers = Parameters<typeof stubServer>[0];

function open(address: string, figures: TalentAnalytics, answers: Answers = {}) {
  const user = testUser('talent', { talentProfileId: PROFILE_ID, subscriptionPlan: 'pro' });
  const server = stubServer({
    ...signedInAs(user),
    [FIGURES]: ok(figures),
    [COMPLETENESS]: ok({ percent: 80, missing: [] }),
    'GET /api/talent-profiles/kept': ok({ items: [], nextCursor: null }),
    [`GET ${PROFILE}/portfolio-items`]: ok({ items: [], nextCursor: null }),
    ...answers,
  });
  return { ...server, ...openApp(address) };
}

/** What the server was asked for, with all after the `?` but the time. */
const asked = () =>
  vi.mocked(globalThis.fetch).mock.calls.map(([path]) => String(path).replace(/[?&]t=\d+/, ''));

const figure = (name: RegExp) => screen.findByRole('radio', { name });

describe('the figures of a talent', () => {
  it('stand beside those of the period before, in words', async () => {
    open('/analytics', testTalentAnalytics(30));
    expect((await figure(/^Profile views/)).textContent).toBe(
      `Profile views${numberInWords(1_284_339)}12 more than in the 30 days before`,
    );
    expect((await figure(/^Search/)).textContent).toContain('12 fewer than in the 30 days before');
    expect((await figure(/^Media/)).textContent).toContain('New: none in the 30 days before');
    expect((await figure(/^Calls/)).textContent).toContain('As many as in the 30 days before');
    expect(screen.getByText(/^Counted until/)).toBeDefined();
  });

  it('are plotted one at a time, chosen by the arrow keys and kept in the address', async () => {
    open('/analytics', testTalentAnalytics(30));
    expect(await screen.findByRole('heading', { name: 'Profile views per day' })).toBeDefined();
    const chosen = await figure(/^Profile views/);
    act(() => chosen.focus());
    // Held down until the next one has the focus, as fingers do.
    await userEvent.keyboard('{ArrowRight>}');
    expect(
      await screen.findByRole('heading', { name: 'Search appearances per day' }),
    ).toBeDefined();
    expect(addressNow()).toBe('/analytics?plot=searchAppearances');
  });

  it('are of the period that the address says, and of another when it is chosen', async () => {
    open('/analytics?days=90', testTalentAnalytics(90));
    await figure(/^Profile views.*than in the 90 days before/);
    expect(asked()).toContain(`${PROFILE}/analytics?days=90`);
    await userEvent.click(screen.getByRole('radio', { name: 'A year' }));
    await waitFor(() => expect(asked()).toContain(`${PROFILE}/analytics?days=365`));
    expect(addressNow()).toBe('/analytics?days=365');
    const csv = screen.getByRole('link', { name: 'Export CSV' });
    expect(csv.getAttribute('href')).toBe(`${PROFILE}/analytics.csv?days=365`);
  });

  it('are of thirty days where the address says nothing that makes sense', async () => {
    open('/analytics?days=31', testTalentAnalytics(30));
    await figure(/^Profile views/);
    expect(asked()).toContain(`${PROFILE}/analytics?days=30`);
  });

  it('say how far applications came, who looked and what was watched', async () => {
    const { asked: calls } = open('/analytics', testTalentAnalytics(30), {
      [`GET ${PROFILE}/portfolio-items`]: ok({
        items: [{ id: 'item-1', media: { id: SHOWREEL_ID } }],
        nextCursor: null,
      }),
    });
    const funnel = within(await screen.findByRole('table', { name: 'How far applications came' }));
    expect(funnel.getByRole('row', { name: 'Booked 5 25 % 1 · 10 %' })).toBeDefined();
    expect(screen.getByText('Clients').nextSibling?.nextSibling?.textContent).toBe('6 · 60 %');
    const reel = await screen.findByRole('link', { name: 'Showreel' });
    expect(reel.getAttribute('href')).toBe(`/talent/${PROFILE_ID}/portfolio/item-1`);
    expect(calls).toContain(COMPLETENESS);
  });

  it('lead from a search that found them to that search, and from what is missing to the editor', async () => {
    open('/analytics', testTalentAnalytics(30));
    const search = await screen.findByRole('link', { name: /with words of their own/ });
    expect(search.textContent).toContain('Woman');
    expect(search.textContent).toContain('14 times');
    expect(search.getAttribute('href')).toBe('/talent-search?gender=woman&ageMin=25');
    const height = screen.getByRole('link', { name: 'Height' });
    expect(height.getAttribute('href')).toBe('/profile?section=traits');
    expect(screen.getByText('37 searches')).toBeDefined();
  });

  it('stand alone where nothing was counted before, and say since when they are', async () => {
    const countedSince = '2026-11-10';
    open('/analytics?days=7', testTalentAnalytics(7, { countedSince, isBeforeCounted: false }));
    expect((await figure(/^Profile views/)).textContent).toBe(
      `Profile views${numberInWords(1_284_339)}`,
    );
    expect(screen.getByText(/^Counted since .*10.*2026, until/)).toBeDefined();
    expect(screen.getByText('Video')).toBeDefined();
    await waitFor(() => expect(FakePlot.all.length).toBe(1));
    expect(FakePlot.all[0]?.data[1]).toEqual(Array(7).fill(null));
    await userEvent.click(screen.getByText('As a table'));
    const [first] = (await screen.findByRole('table', { name: /per day/ })).querySelectorAll('tr');
    expect(first?.textContent).toBe('Day (UTC)Profile views');
    expect(document.body.textContent).not.toMatch(/New:|the 7 days before/);
  });

  it.each([
    [7, 'In these 7 days.', 'Searches of these 7 days'],
    [365, 'In the last 90 days.', 'Searches of the last year'],
  ])('say of which of the %i days searches are', async (days, found, missed) => {
    open(`/analytics?days=${days}`, testTalentAnalytics(days));
    expect(await screen.findByText(new RegExp(`^${found}`))).toBeDefined();
    expect(screen.getByText(new RegExp(`^${missed}`))).toBeDefined();
  });

  it.each([
    [{ missing: [], unsaid: 0 }, /^Nothing: this profile says all/],
    [{ missing: [], unsaid: 1 }, /^No search asked for the one thing/],
    [{ missing: [], unsaid: 16 }, /^No search asked for just one of the 16 things/],
    [{ missing: null, isMinor: true }, /not counted for children/],
    [{ missing: null }, /counted for talents on Pro/],
  ])('say why nothing is missing: %j', async (given, words) => {
    open('/analytics', testTalentAnalytics(30, given));
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('say of plays that are of nothing on the profile any more', async () => {
    const { totals } = testTalentAnalytics(30);
    const played = { totals: { ...totals, mediaPlays: { now: 27, before: 0 } } };
    const { unmount } = open('/analytics', testTalentAnalytics(30, played));
    expect(await screen.findByText('And 23 plays of what has been removed.')).toBeDefined();
    unmount();
    open('/analytics', testTalentAnalytics(30, { ...played, media: [] }));
    expect(await screen.findByText('27 plays of what has been removed.')).toBeDefined();
    expect(screen.queryByText(/^Nothing was played/)).toBeNull();
  });

  it('lead whoever hides to where they show themselves', async () => {
    const hidden = { missing: null, searches: [], isHidden: true };
    open('/analytics', testTalentAnalytics(30, hidden));
    const [first, second] = await screen.findAllByRole('link', { name: 'Show it to casting' });
    expect(first?.getAttribute('href')).toBe('/profile?section=about');
    expect(second).toBeDefined();
  });

  it('are one’s own again after an address that leads nowhere', async () => {
    const server = { 'GET /api/talent-profiles/zzz/analytics': { status: 400, body: INVALID } };
    open('/analytics?talentProfileId=zzz', testTalentAnalytics(30), server);
    expect(await screen.findByText('There are no figures here')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Export CSV' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Your own figures' }));
    expect(await figure(/^Profile views/)).toBeDefined();
    expect(addressNow()).toBe('/analytics');
  });

  it('say what to do next where there is nothing', async () => {
    open('/analytics', nothingCounted(30));
    expect(await screen.findByText('Nobody has looked yet')).toBeDefined();
    expect(screen.getByText('Nothing was counted yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'See what is being cast' })).toBeDefined();
    const reel = screen.getByRole('link', { name: 'Add a showreel or a voice reel' });
    expect(reel.getAttribute('href')).toBe('/profile?section=media');
    expect(FakePlot.all).toEqual([]);
  });

  it('can be asked for again when they did not come', async () => {
    const { answers } = open('/analytics', testTalentAnalytics(30), { [FIGURES]: 'unreachable' });
    const again = await screen.findByRole('button', { name: 'Try again' });
    answers[FIGURES] = ok(testTalentAnalytics(30));
    await userEvent.click(again);
    expect(await figure(/^Profile views/)).toBeDefined();
  });
});

describe('the plot', () => {
  it('has all days of the period and of the one before', async () => {
    open('/analytics?days=7', testTalentAnalytics(7));
    await waitFor(() => expect(FakePlot.all.length).toBe(1));
    expect(FakePlot.all[0]?.data).toEqual([
      [0, 1, 2, 3, 4, 5, 6],
      [1, 2, 3, 4, 5, 6, 7],
      [8, 9, 10, 11, 12, 13, 14],
    ]);
    const essence = screen.getByRole('img', { name: /^Profile views per day/ });
    expect(essence.getAttribute('aria-label')).toContain('77 in all, most on');
    expect(essence.getAttribute('aria-label')).toContain('28 in the 7 days before');
  });

  it('is read day by day with the arrow keys, and each is announced', async () => {
    open('/analytics?days=7', testTalentAnalytics(7));
    const day = await screen.findByRole('slider', { name: 'Day' });
    await waitFor(() => expect(FakePlot.all.length).toBe(1));
    act(() => day.focus());
    await userEvent.keyboard('{ArrowLeft}');
    const sunday = { from: '2026-11-15', to: '2026-11-15' };
    const week = { from: '2026-11-08', to: '2026-11-08' };
    expect(day.getAttribute('aria-valuetext')).toBe(daysInWords(sunday));
    const announced = screen.getByText(`13 profile views, 6 on ${daysInWords(week)}`);
    expect(announced.getAttribute('aria-live')).toBe('polite');
    expect(FakePlot.all[0]?.cursor.idx).toBe(5);
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(announced.textContent).toMatch(/^8 profile views, 1 on /);
    await userEvent.keyboard('{End}');
    expect(announced.textContent).toMatch(/^14 profile views, 7 on /);
  });

  it('is read with a pointer', async () => {
    open('/analytics?days=7', testTalentAnalytics(7));
    await waitFor(() => expect(FakePlot.all.length).toBe(1));
    act(() => FakePlot.all[0]?.point(2));
    expect(screen.getByText(/^10 profile views, 3 on /)).toBeDefined();
    act(() => FakePlot.all[0]?.point(null));
    expect(screen.queryByText(/^10 profile views/)).toBeNull();
  });

  it('is a table, too, with the same figures', async () => {
    open('/analytics?days=7', testTalentAnalytics(7));
    await userEvent.click(await screen.findByText('As a table'));
    const table = within(await screen.findByRole('table', { name: 'Profile views per day' }));
    const rows = table.getAllByRole('row').map((row) => row.textContent);
    expect(rows.length).toBe(8);
    expect(rows[0]).toBe('Day (UTC)Profile viewsIn the 7 days before');
    expect(rows[7]).toBe(`${daysInWords({ from: '2026-11-16', to: '2026-11-16' })}147`);
    expect(table.getAllByRole('rowheader').length).toBe(7);
  });

  it('is painted anew when the theme changes, and let go with the page', async () => {
    const { unmount } = open('/analytics?days=7', testTalentAnalytics(7));
    await waitFor(() => expect(FakePlot.all.length).toBe(1));
    document.documentElement.dataset.theme = 'dark';
    await waitFor(() => expect(FakePlot.all[0]?.redraw).toHaveBeenCalled());
    delete document.documentElement.dataset.theme;
    unmount();
    expect(FakePlot.all[0]?.destroy).toHaveBeenCalled();
  });
});

describe('without Pro', () => {
  const locked = { status: 403, body: { code: 'PRO_NEEDED', message: 'This is part of Pro.' } };

  it('the page says what it holds and asks for nothing else', async () => {
    const { asked: calls } = open('/analytics', testTalentAnalytics(30), { [FIGURES]: locked });
    expect(await screen.findByRole('heading', { name: 'See how you are found' })).toBeDefined();
    const more = screen.getByRole('link', { name: 'See what Pro includes' });
    expect(more.getAttribute('href')).toBe('/go-pro');
    expect(screen.queryByRole('link', { name: 'Export CSV' })).toBeNull();
    expect(calls.filter((call) => call.includes('/talent-profiles/'))).toEqual([FIGURES]);
  });
});

describe('for admins', () => {
  function openAsAdmin(address: string) {
    return {
      ...stubServer({
        ...signedInAs(testUser('admin')),
        'GET /api/admin/talent-profiles': ok({
          items: [
            { id: PROFILE_ID, name: 'Mara Okonjo', headline: null, photoUrl: null, isMinor: false },
          ],
          nextCursor: null,
        }),
        [FIGURES]: ok(testTalentAnalytics(30)),
        [COMPLETENESS]: ok({ percent: 80, missing: [] }),
      }),
      ...openApp(address),
    };
  }

  it('a talent is chosen first, and then named by the address', async () => {
    openAsAdmin('/analytics');
    expect(await screen.findByText(/How often a talent is found/)).toBeDefined();
    await userEvent.click(await screen.findByRole('link', { name: /Mara Okonjo/ }));
    expect(await figure(/^Profile views/)).toBeDefined();
    expect(addressNow()).toBe(`/analytics?talentProfileId=${PROFILE_ID}`);
  });

  it('there is nothing to edit, and the way to another talent', async () => {
    openAsAdmin(`/analytics?talentProfileId=${PROFILE_ID}`);
    expect(await screen.findByText('Height')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Height' })).toBeNull();
    expect(await screen.findByRole('button', { name: 'Choose another' })).toBeDefined();
  });
});
