import { NOBODY_YET } from '@callboard/contract/board-counts';
import { EMPTY_ROLE } from '@callboard/contract/role-form';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addressNow, openApp } from '../../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../../app/test/stub-server.ts';
import { testUser } from '../../../lib/test-user.ts';
import { AUDITION_ID, PRODUCTION_ID, RHONA, seatOf, sessionOf } from '../auditions.fixture.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

const PATH = `/api/productions/${PRODUCTION_ID}`;
const CREATE = `POST ${PATH}/auditions`;
const ok = (body: unknown) => ({ status: 200, body });
const page = (items: unknown[]) => ok({ items, nextCursor: null });
const rhona = { ...RHONA, ...EMPTY_ROLE, cancelledAt: null, call: null, counts: NOBODY_YET };
const production = {
  id: PRODUCTION_ID,
  title: 'Weighbridge Nine',
  rights: 'manage',
  locations: [],
};

function openAuditions(answers: Parameters<typeof stubServer>[0]) {
  const server = stubServer({
    ...signedInAs(testUser('client')),
    [`GET ${PATH}`]: ok({ ...production, status: 'casting', coverUrl: null, archivedAt: null }),
    [`GET ${PATH}/roles`]: page([rhona]),
    [`GET ${PATH}/files`]: page([]),
    ...answers,
  });
  openApp(`/productions/${PRODUCTION_ID}?tab=auditions`);
  return { sentTo: (call: string) => server.bodies.filter((_, at) => server.asked[at] === call) };
}

it('lists sessions with their answers and what is not sent', async () => {
  const counts = { ...sessionOf([]).counts, invited: 4, accepted: 3, rescheduleRequested: 1 };
  const {
    seats: _,
    slots: __,
    ...session
  } = sessionOf([seatOf(0)], {
    counts,
    sentAt: '2199-05-01T10:00:00.000Z',
  });
  openAuditions({ [`GET ${PATH}/auditions`]: page([session]) });
  const link = await screen.findByRole('link', { name: 'First audition' });
  expect(link.getAttribute('href')).toBe(`/auditions/${AUDITION_ID}`);
  expect(screen.getByText('3 accepted')).toBeDefined();
  expect(screen.getByText('1 asking for another time')).toBeDefined();
  expect(screen.getByText('1 unsent change')).toBeDefined();
});

it('plans an audition in steps: counts the slots, hints at what is fair, refuses nudity at its field', async () => {
  const { sentTo } = openAuditions({
    [`GET ${PATH}/auditions`]: page([]),
    [CREATE]: { status: 201, body: sessionOf([]) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Plan an audition' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Plan an audition' }));
  const next = () => userEvent.click(sheet.getByRole('button', { name: 'Next' }));
  await next();
  expect(await sheet.findByText('Please choose a role')).toBeDefined();
  await userEvent.type(sheet.getByRole('combobox', { name: /Roles/ }), 'Rho{Enter}');
  await next();
  expect(await sheet.findByText('24 slots')).toBeDefined();
  await userEvent.click(sheet.getByRole('button', { name: 'Add a break' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Add a room' }));
  expect(sheet.getByText('40 slots, 20 in each of 2 rooms')).toBeDefined();
  await next();
  await userEvent.type(sheet.getByRole('textbox', { name: 'Pages to prepare' }), '14');
  expect(sheet.getByText(/14 pages are a lot to prepare/)).toBeDefined();
  const instructions = sheet.getByRole('textbox', { name: 'Instructions' });
  await userEvent.type(instructions, 'Nude');
  expect(sheet.getByText(/No nudity or simulated sex/)).toBeDefined();
  await userEvent.click(sheet.getByRole('button', { name: 'Create the plan' }));
  expect(sentTo(CREATE)).toEqual([]);
  await userEvent.clear(instructions);
  await userEvent.click(sheet.getByRole('button', { name: 'Create the plan' }));
  await waitFor(() => expect(addressNow()).toBe(`/auditions/${AUDITION_ID}`));
  expect(sentTo(CREATE)).toMatchObject([
    {
      roleIds: [rhona.id],
      timeZone: 'Europe/London',
      pages: 14,
      instructions: null,
      dueAt: null,
      schedule: { minutes: 15, rooms: ['Room 1', 'Room 2'], capacity: 1 },
    },
  ]);
});
