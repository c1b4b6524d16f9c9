import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openApp } from '../../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../../app/test/stub-server.ts';
import { testUser } from '../../../lib/test-user.ts';
import { AUDITION_ID, seatOf, sessionOf } from './day.fixture.ts';
import { outboxOf } from './outbox-of.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

const client = testUser('client');
const ADDRESS = `/auditions/${AUDITION_ID}/day`;
const READ = `GET /api/auditions/${AUDITION_ID}`;
const TICK = 'PATCH /api/audition-invitations/invitation-Ada/attendance';
const MOVE = 'PATCH /api/applications/application-Ada/status';

const ada = async () => within(await screen.findByRole('group', { name: 'Ada' }));
const press = async (name: string) => userEvent.click((await ada()).getByRole('button', { name }));
const isPressed = async (name: string) =>
  (await ada()).getByRole('button', { name }).getAttribute('aria-pressed');

it('goes on without a connection and a reload, and sends each tick once, in order', async () => {
  const today = new Date().toISOString();
  const { asked, bodies, answers } = stubServer({
    ...signedInAs(client),
    [READ]: { status: 200, body: sessionOf([seatOf('Ada', today)]) },
    [TICK]: 'unreachable',
    [MOVE]: 'unreachable',
  });
  const before = openApp(ADDRESS);
  await screen.findByText('Harbour Lights');
  answers[READ] = 'unreachable';
  await press('Check in');
  await press('Attended');
  expect(await isPressed('Attended')).toBe('true');
  expect(await screen.findByText(/2 not sent yet/)).toBeTruthy();

  before.unmount();
  const whose = { userId: client.id, auditionId: AUDITION_ID };
  outboxOf(before.queries, whose, before.session.check).close();
  asked.length = 0;
  bodies.length = 0;
  const after = openApp(ADDRESS);
  expect(await isPressed('Here')).toBe('true');
  expect(await isPressed('Attended')).toBe('true');
  expect(await screen.findByText(/No connection. This list is from/)).toBeTruthy();

  const seen = seatOf('Ada', today, { status: 'attended', checkedInAt: today });
  answers[READ] = { status: 200, body: sessionOf([seen]) };
  answers[TICK] = { status: 204 };
  asked.length = 0;
  bodies.length = 0;
  after.socket.connect();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(/not sent yet/)).toBeNull());
  const ticks = bodies.filter((_, at) => asked[at] === TICK) as { at: string; status?: string }[];
  expect(ticks.map(({ status }) => status)).toEqual([undefined, 'attended']);
  expect((ticks[0]?.at ?? '') < (ticks[1]?.at ?? '')).toBe(true);
  expect(await isPressed('Attended')).toBe('true');
});

it('opens without a connection for whoever was here last, until the server says who is', async () => {
  const { answers } = stubServer({
    ...signedInAs(client),
    [READ]: { status: 200, body: sessionOf([seatOf('Ada', new Date().toISOString())]) },
    [TICK]: 'unreachable',
  });
  const before = openApp(ADDRESS);
  await press('Check in');
  before.unmount();
  const whose = { userId: client.id, auditionId: AUDITION_ID };
  outboxOf(before.queries, whose, before.session.check).close();

  answers['GET /api/auth/check'] = 'unreachable';
  answers[READ] = 'unreachable';
  const after = openApp(ADDRESS);
  expect(await isPressed('Here')).toBe('true');
  expect(localStorage.getItem('currentUser')).toBeNull();

  Object.assign(answers, signedInAs(client), { [TICK]: { status: 204 } });
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(/not sent yet/)).toBeNull());
  expect(localStorage.getItem('currentUser')).not.toBeNull();

  // Off the team meanwhile, there is nothing left to read here.
  answers[READ] = { status: 404, body: { code: 'NOT_FOUND', message: 'Not found' } };
  await after.queries.invalidateQueries();
  await screen.findByText('There is no audition here that you can see');
  expect(localStorage.getItem('session-day-list')).toBeNull();
});

it('shows a no as waiting in the tray, also once it was sent', async () => {
  const seat = seatOf('Ada', new Date().toISOString());
  const { asked, bodies, answers } = stubServer({
    ...signedInAs(client),
    [READ]: { status: 200, body: sessionOf([seat]) },
    [MOVE]: { status: 200, body: { moveId: null, moved: 1, refusedIds: [], undoUntil: null } },
  });
  const { socket } = openApp(ADDRESS);
  await userEvent.click(await screen.findByRole('button', { name: 'Ada: Audition' }));
  answers[READ] = { status: 200, body: sessionOf([{ ...seat, isInTray: true }]) };
  await userEvent.click(await screen.findByRole('menuitem', { name: /Not selected/ }));
  await waitFor(() => expect(asked).toContain(MOVE));
  expect(bodies[asked.indexOf(MOVE)]).toEqual({ status: 'not_selected' });
  await waitFor(() => expect(screen.queryByText(/not sent yet/)).toBeNull());
  expect(screen.getByRole('button', { name: 'Ada: Not selected, in the tray' })).toBeTruthy();

  // Somebody else takes it back on the board.
  answers[READ] = { status: 200, body: sessionOf([seat]) };
  socket.receive('applications:changed', {
    userId: client.id,
    productionId: 'production-1',
    roleId: 'role-1',
    applicationIds: ['application-Ada'],
  });
  expect(await screen.findByRole('button', { name: 'Ada: Audition' })).toBeTruthy();
});
