import type { FitReason } from '@callboard/contract/fit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testUser } from '../../lib/test-user.ts';
import { dismissToast } from '../../ui/toast-store.ts';
import { addressNow, openApp } from '../test/open-app.tsx';
import { signedInAs, stubServer } from '../test/stub-server.ts';
import {
  APPLICATION_ID,
  CALLS,
  idOf,
  ok,
  openAsTalent,
  page,
  testApplication,
  testOpportunity,
} from './casting-call.fixture.ts';

beforeEach(() => {
  localStorage.clear();
  dismissToast();
});
afterEach(() => vi.restoreAllMocks());

const NOTHING = { terms: [], level: null, min: null, max: null, from: null, to: null };
const ageUnmet: FitReason = { ...NOTHING, criterion: 'age', verdict: 'unmet', min: 45, max: 55 };
const accentMet: FitReason = {
  ...NOTHING,
  criterion: 'accent',
  verdict: 'met',
  terms: ['Scottish'],
};

/** What was asked of the server last, of this call. */
const lastAsked = (path: string) =>
  vi
    .mocked(fetch)
    .mock.calls.map(([url]) => new URL(String(url), window.location.origin))
    .findLast(
      ({ pathname, searchParams }) => pathname === path && searchParams.get('limit') !== '1',
    )?.searchParams;
const FOR_TALENT = '/api/casting-calls/opportunities/for-talent';

describe('opportunities', () => {
  it('say what fits and what does not, and lead to applying', async () => {
    const call = testOpportunity({ fit: { met: 1, asked: 2 }, reasons: [ageUnmet, accentMet] });
    openAsTalent('/opportunities', { [CALLS.fitting]: page([call]) });
    expect(await screen.findByText('Scottish accent. Asked: playing age 45–55.')).toBeDefined();
    expect(screen.getAllByText('fits 1 of 2').length).toBeGreaterThan(0);
    const apply = screen.getByRole('link', { name: 'Apply for DI Rhona Tait' });
    expect(apply.getAttribute('href')).toBe(`/casting-calls/${call.id}?apply=1`);
  });

  it('say to which of them the talent was invited', async () => {
    const other = testOpportunity({ id: idOf(77), roleTitle: 'Nessa', isInvited: true });
    openAsTalent('/opportunities', { [CALLS.fitting]: page([testOpportunity(), other]) });
    const invited = (await screen.findByRole('link', { name: 'Nessa' })).closest('li');
    expect(within(invited as HTMLElement).getByText('Invited')).toBeDefined();
    expect(screen.getAllByText('Invited')).toHaveLength(1);
  });

  it('are filtered by what the address says, and leave out what is no filter', async () => {
    openAsTalent('/opportunities?payKind=paid&roleType=pirate&from=soon', {});
    await screen.findByText('No open call matches these filters');
    expect(screen.getByRole('button', { name: 'Paid' }).getAttribute('aria-pressed')).toBe('true');
    const asked = lastAsked(FOR_TALENT);
    expect([asked?.get('payKind'), asked?.get('roleType'), asked?.get('from')]).toEqual([
      'paid',
      null,
      null,
    ]);
  });

  it('are looked for once typing has paused, and all are back when filters are cleared', async () => {
    openAsTalent('/opportunities?payKind=paid', {});
    await userEvent.click(await screen.findByRole('button', { name: /Filters/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const field = sheet.getByLabelText<HTMLInputElement>('Role or production');
    await userEvent.type(field, 'tait');
    await waitFor(() => expect(addressNow()).toBe('/opportunities?payKind=paid&search=tait'));
    await waitFor(() => expect(lastAsked(FOR_TALENT)?.get('search')).toBe('tait'));
    expect(vi.mocked(fetch).mock.calls.some(([url]) => /search=ta(&|$)/.test(String(url)))).toBe(
      false,
    );
    await userEvent.click(sheet.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(addressNow()).toBe('/opportunities'));
    expect(field.value).toBe('');
  });

  it('stand together by production, whenever each was released', async () => {
    const calls = [
      testOpportunity(),
      testOpportunity({ id: idOf(41), breakdownId: idOf(42), roleTitle: 'DS Colin Baird' }),
    ];
    openAsTalent('/opportunities', { [CALLS.fitting]: page(calls) });
    expect(await screen.findByRole('link', { name: 'DS Colin Baird' })).toBeDefined();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('are all there for an agent who works as nobody, with a hint to choose someone', async () => {
    stubServer({
      ...signedInAs(testUser('agent')),
      [CALLS.all]: page([testOpportunity({ fit: null })]),
    });
    openApp('/opportunities');
    expect(await screen.findByRole('link', { name: 'Choose a talent' })).toBeDefined();
    expect(await screen.findByRole('link', { name: 'View DI Rhona Tait' })).toBeDefined();
    expect(screen.queryByRole('tab', { name: /Fitting/ })).toBeNull();
  });
});

describe('an application that a notification leads to', () => {
  it('shows how the terms changed, and is confirmed under the new ones', async () => {
    const changed = testApplication({
      needsConfirmation: true,
      currentVersion: 2,
      changes: [{ field: 'pay', before: '£450 a day', after: '£300 a day' }],
      abilities: { mayWithdraw: true, mayApplyAgain: false, mayConfirm: true, maySendTape: false },
    });
    const { sentTo, answers } = openAsTalent(
      `/opportunities?tab=mine&application=${APPLICATION_ID}`,
      { [CALLS.applications]: page([changed]), [CALLS.application]: ok(changed) },
    );
    const sheet = within(await screen.findByRole('dialog', { name: 'Application' }));
    expect(await sheet.findByText('£450 a day')).toBeDefined();
    const confirmed = ok(testApplication({ callVersion: 2, currentVersion: 2 }));
    Object.assign(answers, { [CALLS.confirm]: confirmed, [CALLS.application]: confirmed });
    await userEvent.click(sheet.getByRole('button', { name: 'Confirm the new terms' }));
    await waitFor(() => expect(sheet.queryByText('The terms have changed')).toBeNull());
    expect(sentTo(CALLS.confirm)).toEqual([{ version: 2 }]);
  });

  it('is withdrawn once though the button is pressed twice', async () => {
    const { sentTo, answers } = openAsTalent(
      `/opportunities?tab=mine&application=${APPLICATION_ID}`,
      { [CALLS.applications]: page([testApplication()]) },
    );
    const setStatus = `PATCH /api/applications/${APPLICATION_ID}/status`;
    answers[setStatus] = ok({ moveId: null, moved: 1, refusedIds: [], undoUntil: null });
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
    const question = within(await screen.findByRole('dialog', { name: /Withdraw/ }));
    const withdraw = question.getByRole('button', { name: 'Withdraw' });
    act(() => {
      withdraw.click();
      withdraw.click();
    });
    expect(await screen.findByText('Withdrawn')).toBeDefined();
    expect(sentTo(setStatus)).toEqual([{ status: 'withdrawn', reason: null }]);
  });

  it('leads an admin, who is on nobody’s side, to the casting board', async () => {
    stubServer({
      ...signedInAs(testUser('admin')),
      [CALLS.applications]: page([testApplication()]),
      [CALLS.application]: ok({
        view: 'team',
        id: APPLICATION_ID,
        roleId: idOf(5),
        name: 'Mara Okonjo-Lyle',
        status: 'viewed',
      }),
    });
    openApp(`/opportunities?tab=mine&talentProfileId=${idOf(2)}&application=${APPLICATION_ID}`);
    const link = await screen.findByRole('link', { name: 'See it on the casting board' });
    expect(link.getAttribute('href')).toContain(`application=${APPLICATION_ID}`);
  });

  it('follows what happens to it', async () => {
    const { answers, socket } = openAsTalent(
      `/opportunities?tab=mine&application=${APPLICATION_ID}`,
      { [CALLS.applications]: page([testApplication()]) },
    );
    const sheet = within(await screen.findByRole('dialog', { name: 'Application' }));
    expect(await sheet.findByText('Submitted')).toBeDefined();
    answers[CALLS.application] = ok(testApplication({ status: 'shortlisted' }));
    socket.receive('application:updated', { userId: 'me', applicationId: APPLICATION_ID });
    expect(await sheet.findByText('Shortlisted')).toBeDefined();
  });
});
