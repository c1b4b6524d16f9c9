import type { SubmissionCandidate, SubmissionRow } from '@callboard/contract/submissions';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CALL_ID, CALLS, idOf, ok, testCall } from '../../app/pages/casting-call.fixture.ts';
import { openApp } from '../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../app/test/stub-server.ts';
import { testUser } from '../../lib/test-user.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const PORTFOLIO_ID = idOf(700);
const BREAKDOWN_ID = idOf(701);
const SUBMIT = 'POST /api/submissions';
const portfolio = {
  id: PORTFOLIO_ID,
  name: 'Tallow & Reed',
  description: null,
  website: null,
  phone: null,
  email: null,
  address: null,
  logoUrl: null,
};
const FREE = { fit: { met: 2, asked: 3 }, isFor: true, application: null, obstacle: null };
const SENT = { id: idOf(3), status: 'viewed' as const, submittedByName: 'Gable Street' };

const talent = (number: number, name: string) => ({
  talentProfileId: idOf(number),
  name,
  photoUrl: null,
});
const candidate = (number: number, name: string, given = {}): SubmissionCandidate => ({
  ...talent(number, name),
  ...FREE,
  reasons: [],
  ...given,
});

function openAsAgent(address: string, answers: Record<string, { status: number; body?: unknown }>) {
  const server = stubServer({
    ...signedInAs(testUser('agent')),
    'GET /api/business-portfolios': ok({ owned: [portfolio], member: [] }),
    ...answers,
  });
  openApp(address);
  const sent = () => server.bodies[server.asked.indexOf(SUBMIT)];
  return { ...server, sent };
}

it('ticks talents for a call by keys, sends them in one act and says what became of each', async () => {
  const { sent } = openAsAgent(`/casting-calls/${CALL_ID}`, {
    [CALLS.call]: ok(testCall()),
    [`GET /api/casting-calls/${CALL_ID}/candidates`]: ok({
      items: [
        candidate(11, 'Mara Okonjo'),
        candidate(12, 'Nell Ostrow', { application: SENT }),
        candidate(13, 'Pip Arden', { obstacle: 'not_for_minors' }),
        candidate(14, 'Abel Winn'),
      ],
      nextCursor: null,
    }),
    [SUBMIT]: ok({
      outcomes: [
        {
          callId: CALL_ID,
          talentProfileId: idOf(11),
          outcome: 'submitted',
          applicationId: idOf(21),
          message: null,
        },
        {
          callId: CALL_ID,
          talentProfileId: idOf(14),
          outcome: 'refused',
          applicationId: null,
          message: 'This call is not open.',
        },
      ],
    }),
  });
  const openSheet = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Submit talents' }));
    return within(await screen.findByRole('dialog', { name: 'Submit for DI Rhona Tait' }));
  };
  let sheet = await openSheet();
  expect(await sheet.findByText('Submitted already, by Gable Street.')).toBeDefined();
  expect(sheet.getByText('This role is not open to anyone under 18.')).toBeDefined();
  sheet.getByRole('checkbox', { name: /Mara Okonjo/ }).focus();
  await userEvent.keyboard(' {ArrowDown} ');
  await userEvent.click(sheet.getByRole('button', { name: 'Add a note' }));
  await userEvent.type(sheet.getByRole('textbox', { name: 'Note to casting' }), 'Free in May');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  sheet = await openSheet();
  await userEvent.click(sheet.getByRole('button', { name: 'Add a note' }));
  await userEvent.click(sheet.getByRole('button', { name: 'A note for each' }));
  await userEvent.type(sheet.getByRole('textbox', { name: 'Abel Winn' }), ' and June');
  await userEvent.click(sheet.getByRole('button', { name: 'Submit 2 talents' }));

  expect(await sheet.findByText('1 submitted, 1 not submitted')).toBeDefined();
  expect(sheet.getByText('This call is not open.')).toBeDefined();
  expect(sheet.getByRole('link', { name: 'View' }).getAttribute('href')).toContain(idOf(21));
  expect(sent()).toEqual({
    portfolioId: PORTFOLIO_ID,
    submissions: [
      { callId: CALL_ID, talentProfileId: idOf(11), note: 'Free in May' },
      { callId: CALL_ID, talentProfileId: idOf(14), note: 'Free in May and June' },
    ],
  });
});

it('ticks cells of a breakdown with arrows and Space, and shows in them what was sent', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as never,
  );
  const [warder, keeper] = [idOf(31), idOf(32)];
  const row = (number: number, name: string, second = {}): SubmissionRow => ({
    ...talent(number, name),
    cells: [
      { callId: warder, ...FREE },
      { callId: keeper, ...FREE, ...second },
    ],
  });
  const grid = (second = {}) =>
    ok({
      productionTitle: 'Weighbridge Nine',
      calls: [
        { id: warder, roleTitle: 'Warder', roleKind: null, needsAnswers: false },
        { id: keeper, roleTitle: 'Keeper', roleKind: null, needsAnswers: false },
      ],
      talents: [row(11, 'Mara Okonjo'), row(12, 'Abel Winn', second)],
    });
  const GRID = `GET /api/breakdowns/${BREAKDOWN_ID}/candidates`;
  const { sent, answers } = openAsAgent(`/talent-selection?breakdown=${BREAKDOWN_ID}`, {
    [GRID]: grid(),
    [SUBMIT]: ok({
      outcomes: [
        {
          callId: keeper,
          talentProfileId: idOf(12),
          outcome: 'submitted',
          applicationId: idOf(21),
          message: null,
        },
      ],
    }),
  });
  expect(await screen.findByRole('heading', { name: 'Submit to Weighbridge Nine' })).toBeDefined();
  screen.getByRole('checkbox', { name: /^Mara Okonjo for Warder/ }).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown} ');
  const cell = screen.getByRole('checkbox', { name: /^Abel Winn for Keeper/ });
  expect(cell.getAttribute('aria-checked')).toBe('true');
  answers[GRID] = grid({ application: SENT });
  await userEvent.click(screen.getByRole('button', { name: 'Send 1 submission' }));

  expect(await screen.findByText('1 submitted')).toBeDefined();
  await waitFor(() => expect(cell.getAttribute('aria-disabled')).toBe('true'));
  expect(cell.textContent).toBe('Seen by casting');
  expect(sent()).toEqual({
    portfolioId: PORTFOLIO_ID,
    submissions: [{ callId: keeper, talentProfileId: idOf(12), note: null }],
  });
});
