import type { PortfolioAnalytics } from '@callboard/contract/analytics';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressNow, openApp } from '../../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../../app/test/stub-server.ts';
import { testUser } from '../../../lib/test-user.ts';
import {
  testPortfolioAnalytics,
  testRosterTalent,
  testTalentAnalytics,
} from '../analytics.fixture.ts';

vi.mock('uplot', async () => ({ default: (await import('../fake-plot.fixture.ts')).FakePlot }));

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const AGENT = testUser('agent');
const PORTFOLIO = '/api/business-portfolios/p-1';
const ROSTER = `GET ${PORTFOLIO}/analytics`;
const ok = (body: unknown) => ({ status: 200, body });

type Answers = Parameters<typeof stubServer>[0];

function open(address: string, roster: PortfolioAnalytics, answers: Answers = {}) {
  const portfolio = { id: 'p-1', name: 'Finch & Wren', logoUrl: null, description: null };
  const server = stubServer({
    ...signedInAs(AGENT),
    'GET /api/business-portfolios': ok({ owned: [portfolio], member: [] }),
    [`GET ${PORTFOLIO}/talent`]: ok([
      {
        user: { id: 'user-Ada' },
        talentProfile: { id: 'profile-Ada', firstName: 'Ada', lastName: '' },
        assignments: [{ teamMember: { userId: AGENT.id } }],
      },
    ]),
    [ROSTER]: ok(roster),
    'GET /api/talent-profiles/profile-Ada/analytics': ok(
      testTalentAnalytics(30, { name: 'Ada', media: [] }),
    ),
    'GET /api/talent-profiles/profile-Ada/completeness': ok({ percent: 80, missing: [] }),
    ...answers,
  });
  return { ...server, ...openApp(address) };
}

/** As an agent does above the menu. */
function workAsAda() {
  localStorage.setItem('selectedTalentId', 'profile-Ada');
  const talent = {
    user: { id: 'user-Ada' },
    talentProfile: { id: 'profile-Ada', firstName: 'Ada', lastName: '' },
  };
  localStorage.setItem('selectedTalentData', JSON.stringify(talent));
}

const main = async () => within(await screen.findByRole('main'));

describe('the analytics of an agent', () => {
  it('are of the whole roster, talent by talent, while nobody is selected', async () => {
    open('/talent/analytics', testPortfolioAnalytics(30));
    expect(await screen.findByRole('radio', { name: /^Profile views/ })).toBeDefined();
    const table = within(await screen.findByRole('table', { name: 'Figures of each talent' }));
    expect(table.getByRole('link', { name: 'Ada' })).toBeDefined();
    const row = table.getByRole('row', { name: /^Bo/ });
    const cells = within(row).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      '43, before: 38',
      '9, before: 0',
      '2, before: 2',
      '3, before: 4',
      '1',
    ]);
    const csv = screen.getByRole('link', { name: 'Export CSV' });
    expect(csv.getAttribute('href')).toBe(`${PORTFOLIO}/analytics.csv?days=30`);
  });

  it('stand alone where nothing was counted before', async () => {
    open('/talent/analytics', testPortfolioAnalytics(30, { isBeforeCounted: false }));
    const table = within(await screen.findByRole('table', { name: 'Figures of each talent' }));
    const cells = within(table.getByRole('row', { name: /^Bo/ })).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['43', '9', '2', '3', '1']);
    expect(screen.queryByText(/Small figures/)).toBeNull();
  });

  it('are cards on a phone', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: false, media }) as never,
    );
    open('/talent/analytics', testPortfolioAnalytics(30));
    const cards = within(await screen.findByRole('list', { name: 'Figures of each talent' }));
    const [first] = cards.getAllByRole('listitem');
    expect(first?.textContent).toContain('Profile views43, before: 38');
    expect(first?.textContent).toContain('Booked1');
    expect(cards.getByRole('link', { name: 'Bo' })).toBeDefined();
  });

  it('lead from the roster to one talent of the same period, and back', async () => {
    open('/talent/analytics?days=90', testPortfolioAnalytics(90));
    await userEvent.click(await screen.findByRole('link', { name: 'Ada' }));
    const page = await main();
    expect(await page.findByText('Found by these searches')).toBeDefined();
    expect(addressNow()).toBe('/talent/analytics?days=90&talentProfileId=profile-Ada');
    await userEvent.click(page.getByRole('link', { name: 'The whole roster' }));
    expect(await page.findByText('Talent by talent')).toBeDefined();
    expect(addressNow()).toBe('/talent/analytics?days=90');
  });

  it('are of the talent whom they work as, with the way to the roster and to the editor', async () => {
    workAsAda();
    open('/talent/analytics', testPortfolioAnalytics(30));
    const page = await main();
    const height = await page.findByRole('link', { name: 'Height' });
    expect(height.getAttribute('href')).toBe('/talent/profile?section=traits');
    await userEvent.click(page.getByRole('link', { name: 'The whole roster' }));
    expect(await page.findByText('Talent by talent')).toBeDefined();
    expect(addressNow()).toBe('/talent/analytics?of=roster');
    await userEvent.click(page.getByRole('link', { name: 'Only Ada' }));
    expect(await page.findByText('Found by these searches')).toBeDefined();
  });

  it('let one work as the talent whom one looks at', async () => {
    open('/talent/analytics?talentProfileId=profile-Ada', testPortfolioAnalytics(30));
    const page = await main();
    expect(await page.findByText('Height')).toBeDefined();
    expect(page.queryByRole('link', { name: 'Height' })).toBeNull();
    await userEvent.click(await page.findByRole('button', { name: 'Work as this talent' }));
    expect(await page.findByRole('link', { name: 'Height' })).toBeDefined();
    expect(localStorage.getItem('selectedTalentId')).toBe('profile-Ada');
  });

  it('show more of the roster when asked for it', async () => {
    const { answers } = open(
      '/talent/analytics',
      testPortfolioAnalytics(30, { nextCursor: 'further' }),
    );
    const more = await screen.findByRole('button', { name: 'Load more' });
    answers[ROSTER] = ok(testPortfolioAnalytics(30, { talents: [testRosterTalent('Cy')] }));
    await userEvent.click(more);
    expect(await screen.findByRole('link', { name: 'Cy' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ada' })).toBeDefined();
    const asked = vi.mocked(globalThis.fetch).mock.calls.map(([path]) => String(path));
    expect(asked.some((path) => path.includes('cursor=further'))).toBe(true);
  });

  it('are said to be of those whom an employee is assigned to', async () => {
    const assigned = testPortfolioAnalytics(30, { isOfAssigned: true });
    const { unmount } = open('/talent/analytics', assigned);
    expect(await screen.findByText(/, the talents you are assigned to · Counted/)).toBeDefined();
    unmount();
    open('/talent/analytics', testPortfolioAnalytics(30, { isOfAssigned: true, talents: [] }));
    expect(await screen.findByText('Nobody is assigned to you yet')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Add talent' })).toBeNull();
  });

  it('say whom to add where the roster is empty', async () => {
    open('/talent/analytics', testPortfolioAnalytics(30, { talents: [] }));
    const add = await screen.findByRole('link', { name: 'Add talent' });
    expect(add.getAttribute('href')).toBe('/managed-talent');
  });

  it('are behind Pro', async () => {
    const body = { code: 'PRO_NEEDED', message: 'This is part of Pro.' };
    open('/talent/analytics', testPortfolioAnalytics(30), { [ROSTER]: { status: 403, body } });
    expect(
      await screen.findByRole('heading', { name: 'See how your roster is found' }),
    ).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Export CSV' })).toBeNull();
  });
});
