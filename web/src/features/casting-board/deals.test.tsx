import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cardId, openBoard, ROLE, ROLE_ID, testCard } from './casting-board.fixture.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // There is no layout here; the sheet is as wide as on a desk.
  const room = { width: 1160, height: 800, top: 0, left: 0, right: 1160, bottom: 800 };
  const box = { ...room, x: 0, y: 0, toJSON: () => room };
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(box);
});
afterEach(() => vi.restoreAllMocks());

const at = '2026-03-01T09:00:00.000Z';
const shoot = { from: '2030-05-12', to: '2030-05-16' };
const PAID = {
  payAmount: 45_000,
  payUnit: 'day',
  payCurrency: 'GBP',
  workDates: [{ ...shoot, label: 'Shoot' }],
} as const;
const role = { ...PAID, workDates: [...PAID.workDates] };
const ok = (items: unknown[]) => ({ status: 200, body: { items, nextCursor: null } });
const card = (name: string) => screen.findByRole('gridcell', { name: new RegExp(`^${name}`) });
const talentOf = (place: number) => cardId(place + 50);
const outsider = {
  id: cardId(40),
  name: 'Zoë Outside',
  agent: null,
  link: null,
  note: null,
  status: 'submitted' as const,
  addedBy: 'Imogen Farrell',
  createdAt: '2025-01-01T00:00:00.000Z',
};

/** As the team reads an application; nothing was sent with it. */
const application = (place: number) => ({
  status: 200,
  body: {
    ...testCard(place),
    view: 'team',
    roleId: ROLE_ID,
    headline: null,
    note: null,
    media: [],
    selfTape: null,
    answers: [],
    reasons: [],
    submittedBy: { name: 'Person 1', agencyName: null },
    notes: [],
    ownTags: [],
    history: [],
    rights: 'manage',
  },
});
const asAsked = {
  [`GET ${ROLE}/availability-checks`]: ok([]),
  [`GET ${ROLE}/holds`]: ok([]),
  [`GET /api/applications/${cardId(1)}`]: application(1),
  [`POST /api/applications/${cardId(1)}/view`]: { status: 204 },
};

it('asks all who are selected whether they are free on the role’s days, but nobody from outside', async () => {
  const ask = `POST ${ROLE}/availability-checks`;
  const { asked, bodies } = openBoard({
    cards: [testCard(1), testCard(2)],
    outside: [outsider],
    role,
    answers: { [ask]: { status: 201, body: { items: [], nextCursor: null } } },
  });
  await card('Zoë');
  await userEvent.keyboard('jxjxjx');
  await userEvent.click(await screen.findByRole('button', { name: 'Dates' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Check availability…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Check availability' });
  expect(dialog.textContent).toContain('Person 1 and Person 2');
  expect(dialog.textContent).toContain('One person was added by name');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ask' }));
  await waitFor(() =>
    expect(bodies[asked.indexOf(ask)]).toEqual({
      talentProfileIds: [talentOf(1), talentOf(2)],
      days: [shoot],
      terms: '£450 a day',
    }),
  );
});

it('sends an offer only once it was read again, with what the role pays', async () => {
  const send = `POST /api/applications/${cardId(1)}/offers`;
  const { asked, bodies } = openBoard({
    cards: [testCard(1)],
    role,
    search: `application=${cardId(1)}`,
    answers: { ...asAsked, [send]: { status: 201, body: {} } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Make an offer' }));
  await userEvent.click(await screen.findByLabelText('Billing'));
  await userEvent.paste('Single card');
  await userEvent.click(screen.getByRole('button', { name: 'Check and send…' }));
  const sure = await screen.findByRole('dialog', { name: 'Send offer to Person 1?' });
  expect(sure.textContent).toContain('£450 a day');
  expect(asked).not.toContain(send);
  await userEvent.click(within(sure).getByRole('button', { name: 'Send offer' }));
  await waitFor(() =>
    expect(bodies[asked.indexOf(send)]).toMatchObject({
      fee: 45_000,
      currency: 'GBP',
      unit: 'day',
      days: [shoot],
      billing: 'Single card',
      riders: null,
    }),
  );
});

it('leaves offers to those who manage, and tells them no more of a conflict than that there is one', async () => {
  const check = {
    id: cardId(70),
    roleId: ROLE_ID,
    roleTitle: 'DI Rhona Tait',
    productionTitle: 'Weighbridge Nine',
    talent: { id: talentOf(1), name: 'Person 1', photoUrl: null },
    days: [shoot],
    terms: null,
    answer: 'available',
    note: null,
    respondedAt: at,
    createdAt: at,
    hasConflict: true,
  };
  const second = { ...check, id: cardId(71), from: shoot.from, to: shoot.to, status: 'given' };
  const hold = { ...second, rank: 'second', expiresAt: '2030-01-01T00:00:00.000Z' };
  const { answers, socket } = openBoard({
    cards: [testCard(1)],
    role,
    rights: 'review',
    search: `application=${cardId(1)}`,
    answers: { ...asAsked, [`GET ${ROLE}/availability-checks`]: ok([check]) },
  });
  expect(await screen.findByText('Conflict')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Ask for a pencil' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Make an offer' })).toBeNull();
  await waitFor(() => expect(socket.connections).toBe(1), { timeout: 8_000 });
  answers[`GET ${ROLE}/holds`] = ok([{ ...hold, challengeEndsAt: null }]);
  socket.receive('deal:changed', { userId: '', roleId: ROLE_ID });
  expect(await screen.findByText('Second pencil')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Challenge' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
});

it('asks the shortlisted for a day in the background, and nobody who was asked already', async () => {
  const dayId = cardId(80);
  const day = { id: dayId, roleId: ROLE_ID, day: '2030-05-12', needed: 40 };
  const counts = { confirmed: 1, waitlisted: 0, asked: 0, callTime: null };
  const talent = { id: talentOf(1), name: 'Person 1', photoUrl: null };
  const coming = { id: cardId(81), talent, status: 'confirmed', place: null, answeredAt: at };
  const ask = `POST /api/background-days/${dayId}/bookings`;
  const { asked, bodies } = openBoard({
    cards: [
      testCard(1, { status: 'shortlisted' }),
      testCard(2, { status: 'shortlisted' }),
      testCard(3),
    ],
    role: { ...role, talentTypeId: 'background' },
    search: 'tab=days',
    answers: {
      [`GET ${ROLE}/background-days`]: ok([{ ...day, ...counts, people: [coming] }]),
      [ask]: { status: 201, body: {} },
    },
  });
  expect(await screen.findByText('1 of 40 confirmed')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Ask people' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ask 1 person' }));
  await waitFor(() =>
    expect(bodies[asked.indexOf(ask)]).toEqual({ talentProfileIds: [talentOf(2)] }),
  );
});
