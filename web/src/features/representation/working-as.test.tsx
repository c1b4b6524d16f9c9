import type { RosterTalent } from '@callboard/contract/business-portfolios';
import { LIMITS } from '@callboard/contract/limits';
import { TEXTS } from '@callboard/contract/texts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openApp } from '../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../app/test/stub-server.ts';
import { testUser } from '../../lib/test-user.ts';
import { dismissToast } from '../../ui/toast-store.ts';
import { TALENT_ID_ENTRY } from './selected-talent.ts';

beforeEach(() => {
  localStorage.clear();
  dismissToast();
});
afterEach(() => vi.restoreAllMocks());

const AGENT = testUser('agent');
const COLLEAGUE = '0198c7a0-0000-7000-8000-0000000000aa';
const PORTFOLIOS = 'GET /api/business-portfolios';
const BIRCH = 'GET /api/business-portfolios/birch/talent';
const CEDAR = 'GET /api/business-portfolios/cedar/talent';
const ok = (body: unknown) => ({ status: 200, body });

const talent = (firstName: string, assignedTo: string = AGENT.id): RosterTalent => ({
  user: { id: `user-${firstName}` },
  talentProfile: { id: firstName, firstName, lastName: 'Quill' },
  assignments: [{ teamMember: { userId: assignedTo } }],
});
const portfolio = (name: string) => ({ id: name.toLowerCase(), name });

function open(answers: Parameters<typeof stubServer>[0]) {
  const server = stubServer({
    ...signedInAs(AGENT),
    [PORTFOLIOS]: ok({ owned: [portfolio('Birch')], member: [portfolio('Cedar')] }),
    ...answers,
  });
  return { ...server, ...openApp('/go-pro') };
}

const selector = () => screen.findByRole('button', { name: /^Working as/ });
const choose = async (name: string) => {
  await userEvent.click(await selector());
  await userEvent.click(await screen.findByRole('option', { name }));
};
const goTo = async (from: string, to: string) => {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(from) }));
  await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(to) }));
};
const optionNames = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const sign = () => screen.findByRole('region', { name: TEXTS.workingAs.label });

describe('the talent selector', () => {
  it('lists nobody and the talents assigned to the agent, and finds one by typing', async () => {
    open({ [BIRCH]: ok([talent('Ada'), talent('Bo', COLLEAGUE), talent('Lucía')]) });
    await userEvent.click(await selector());
    await screen.findByRole('option', { name: 'Ada Quill' });
    expect(optionNames()).toEqual(['No talent selected', 'AQAda Quill', 'LQLucía Quill']);
    await userEvent.keyboard('lucia{Enter}');
    expect(await sign()).toHaveProperty('textContent', expect.stringContaining('Lucía Quill'));
    expect(localStorage.getItem(TALENT_ID_ENTRY)).toBe('Lucía');
    await choose(TEXTS.workingAs.nobody);
    expect((await selector()).textContent).toContain(TEXTS.workingAs.nobody);
    expect(localStorage.getItem(TALENT_ID_ENTRY)).toBeNull();
  });

  it('reads on where there are more than come at once', async () => {
    const page = Array.from({ length: LIMITS.pageSizeMax }, (_, at) => talent(`T${at}`));
    const pages = [page, [talent('Zoe')]];
    open({ [BIRCH]: () => ok(pages.shift()) });
    await userEvent.click(await selector());
    await userEvent.keyboard('zoe');
    expect(await screen.findByRole('option', { name: 'Zoe Quill' })).toBeDefined();
    const urls = vi.mocked(fetch).mock.calls.map(([url]) => String(url));
    expect(urls.some((url) => url.includes('talent?before=T99'))).toBe(true);
  });

  it('is not there while no portfolio is selected', async () => {
    open({ [PORTFOLIOS]: ok({ owned: [], member: [] }) });
    await screen.findByRole('link', { name: 'Talent Dashboard' });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(TEXTS.workingAs.label)).toBeNull();
  });
});

describe('working as a talent', () => {
  it('shows on every page, and ends where one says stop', async () => {
    const { router } = open({ [BIRCH]: ok([talent('Ada')]) });
    await choose('Ada Quill');
    await act(() => router.navigate({ to: '/messaging' }));
    const stop = within(await sign()).getByRole('button', { name: 'Stop working as Ada Quill' });
    await userEvent.click(stop);
    expect(screen.queryByRole('region', { name: TEXTS.workingAs.label })).toBeNull();
  });

  it('ends when the talent is no longer assigned, and says so', async () => {
    const { answers, queries } = open({ [BIRCH]: ok([talent('Ada')]) });
    await choose('Ada Quill');
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    answers[BIRCH] = ok([talent('Ada', COLLEAGUE)]);
    await act(() => queries.invalidateQueries());
    expect(await screen.findByText('You no longer work with Ada Quill')).toBeDefined();
    expect(localStorage.getItem(TALENT_ID_ENTRY)).toBeNull();
  });

  it('goes on in a portfolio that has them too, and ends in one that does not', async () => {
    const { queries } = open({
      [BIRCH]: ok([talent('Ada'), talent('Bo')]),
      [CEDAR]: ok([talent('Ada')]),
    });
    await choose('Ada Quill');
    await goTo('Birch', 'Cedar');
    await waitFor(() => expect(vi.mocked(fetch).mock.calls.join()).toContain('cedar/talent'));
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    expect(await sign()).toBeDefined();
    await goTo('Cedar', 'Birch');
    await choose('Bo Quill');
    await goTo('Birch', 'Cedar');
    await waitFor(() => expect(localStorage.getItem(TALENT_ID_ENTRY)).toBeNull());
  });

  it('leaves behind what the address said of somebody in the portfolio before', async () => {
    const { router } = open({ [BIRCH]: ok([]), [CEDAR]: ok([]) });
    const search = { talent: 'Ada', assignedTo: COLLEAGUE, sort: 'newest' };
    await act(() => router.navigate({ to: '/go-pro', search }));
    await goTo('Birch', 'Cedar');
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'newest' }));
    expect(await screen.findByRole('button', { name: /Cedar/ })).toBeDefined();
  });

  it('is restored on load in the portfolio where it was, though another comes first', async () => {
    const { unmount } = open({ [BIRCH]: ok([]), [CEDAR]: ok([talent('Ada')]) });
    await goTo('Birch', 'Cedar');
    await choose('Ada Quill');
    unmount();
    const { queries } = open({ [BIRCH]: ok([]), [CEDAR]: ok([talent('Ada')]) });
    await sign();
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    expect(within(await sign()).getByText('Ada Quill')).toBeDefined();
  });
});
