import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressNow } from '../../app/test/open-app.tsx';
import { cardId, openBoard, ROLE, ROLE_ID, testCard } from './casting-board.fixture.ts';

beforeEach(() => {
  localStorage.clear();
  // There is no layout here; the sheet is as wide as on a desk.
  const room = { width: 1160, height: 800, top: 0, left: 0, right: 1160, bottom: 800 };
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({
    ...room,
    x: 0,
    y: 0,
    toJSON: () => room,
  });
});
afterEach(() => vi.restoreAllMocks());

const card = (name: string) => screen.findByRole('gridcell', { name: new RegExp(`^${name}`) });
const said = async (name: string) => (await card(name)).textContent;
const names = () =>
  screen
    .getAllByRole('gridcell')
    .map(({ textContent }) => /^(Person \d|Zoë|Ada|Bo)/.exec(textContent)?.[0]);
const three = () => [testCard(1), testCard(2), testCard(3, { status: 'viewed' })];
const moves = `POST ${ROLE}/moves`;
const outcome = (refusedIds: string[] = []) => ({
  status: 200,
  body: {
    moveId: cardId(90),
    moved: 1,
    refusedIds,
    undoUntil: new Date(Date.now() + 10_000).toISOString(),
  },
});

describe('keys on the board', () => {
  it('go from face to face, pick privately, and take the pick back', async () => {
    const { answers, asked, bodies } = openBoard({
      cards: three(),
      answers: { [`PATCH /api/applications/${cardId(2)}/mark`]: { status: 204 } },
    });
    await card('Person 1');
    await userEvent.keyboard('jj');
    await waitFor(async () => expect(document.activeElement).toBe(await card('Person 2')));
    // From then on the server knows of it, whenever it is asked for news.
    const items = [testCard(2, { own: { pick: 'yes', rating: null } })];
    const body = { items, nextCursor: null, counts: {}, rights: 'manage' };
    answers[`GET ${ROLE}/applications`] = { status: 200, body };
    await userEvent.keyboard('y');
    const picked = await card('Person 2');
    expect(within(picked).getByRole('button', { name: 'Yes' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    await userEvent.keyboard('y');
    await waitFor(() =>
      expect(bodies.filter((_, at) => asked[at]?.endsWith('/mark'))).toEqual([
        { pick: 'yes' },
        { pick: null },
      ]),
    );
  });

  it('move those selected at once and undo it, never to an offer', async () => {
    const { asked, bodies } = openBoard({
      cards: three(),
      answers: {
        [moves]: outcome(),
        [`POST ${ROLE}/moves/${cardId(90)}/undo`]: { status: 200, body: { undone: 2 } },
      },
    });
    await card('Person 1');
    await userEvent.keyboard('jxjx67');
    expect(asked).not.toContain(moves);
    await userEvent.keyboard('3');
    expect(await said('Person 1')).toContain('Shortlisted');
    expect(await screen.findByText('Moved 2 people to Shortlisted')).toBeDefined();
    expect(bodies[asked.indexOf(moves)]).toMatchObject({
      applicationIds: [cardId(1), cardId(2)],
      to: 'shortlisted',
    });
    await userEvent.keyboard('u');
    await waitFor(async () => expect(await said('Person 2')).toContain('New'));
    expect(asked).toContain(`POST ${ROLE}/moves/${cardId(90)}/undo`);
  });

  it('go on in the column one works in, and act upon nobody unseen', async () => {
    const { asked, bodies } = openBoard({
      cards: [testCard(1), testCard(2), testCard(3, { unsentAnswer: 'role_filled' })],
      search: 'view=board',
      answers: { [moves]: outcome() },
    });
    const folded = await screen.findByRole('button', { name: /^Unfold Unsent/ });
    await userEvent.keyboard('j33');
    await screen.findByText('Moved Person 2 to Shortlisted');
    expect(bodies.filter((_, at) => asked[at] === moves)).toMatchObject([
      { applicationIds: [cardId(1)] },
      { applicationIds: [cardId(2)] },
    ]);
    expect(folded.isConnected).toBe(true);
    await userEvent.keyboard('j');
    await waitFor(() => expect(folded.isConnected).toBe(false));
  });

  it('are letters like any other while someone types', async () => {
    const { asked } = openBoard({ cards: three() });
    await card('Person 1');
    await userEvent.keyboard('jf');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Name' }), '3');
    await waitFor(() => expect(names()).toEqual(['Person 3']));
    expect(asked.filter((call) => !call.startsWith('GET'))).toEqual([]);
  });

  it('explain themselves once to those who may only look', async () => {
    const { asked } = openBoard({ cards: three(), rights: 'view' });
    await card('Person 1');
    await userEvent.keyboard('j3');
    expect(await screen.findByText('You can look here, not decide')).toBeDefined();
    expect(asked).not.toContain(moves);
    // To compare is to look.
    await userEvent.keyboard('xjx');
    const selection = screen.getByRole('region', { name: 'Selection' });
    expect(within(selection).queryByRole('button', { name: /Move|Not selected/ })).toBeNull();
    expect(within(selection).getByRole('button', { name: 'Compare' })).toBeDefined();
  });
});

describe('a move', () => {
  it('goes back with a message where it is refused', async () => {
    openBoard({
      cards: three(),
      answers: { [moves]: { status: 403, body: { code: 'FORBIDDEN', message: 'Not yours.' } } },
    });
    await card('Person 1');
    await userEvent.keyboard('j4');
    expect(await screen.findByText('Not moved')).toBeDefined();
    expect(await said('Person 1')).toContain('New');
  });

  it('is not undone for those whom a colleague has moved on', async () => {
    const undo = `POST ${ROLE}/moves/${cardId(90)}/undo`;
    const { answers } = openBoard({
      cards: three(),
      answers: { [moves]: outcome(), [undo]: { status: 200, body: { undone: 0 } } },
    });
    await card('Person 1');
    await userEvent.keyboard('j3');
    await screen.findByText('Moved Person 1 to Shortlisted');
    const items = [testCard(1, { status: 'callback' })];
    const body = { items, nextCursor: null, counts: {}, rights: 'manage' };
    answers[`GET ${ROLE}/applications`] = { status: 200, body };
    await userEvent.keyboard('u');
    expect(await screen.findByText('Nobody moved back')).toBeDefined();
    expect(await said('Person 1')).toContain('Recall');
  });

  it('is not offered once the role is cancelled, not even to think again', async () => {
    const { asked } = openBoard({
      cards: [testCard(1, { status: 'not_selected' })],
      cancelledAt: '2026-03-02T09:00:00.000Z',
    });
    await card('Person 1');
    await userEvent.keyboard('j3');
    expect(await screen.findByText('This role was cancelled.')).toBeDefined();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Not selected' }));
    const choices = await screen.findAllByRole('menuitem');
    expect(choices.map(({ textContent }) => textContent)).toEqual(['This role was cancelled']);
    expect(asked).not.toContain(moves);
  });

  it('of a colleague shows as soon as it is told of', async () => {
    const { answers, socket } = openBoard({ cards: three() });
    await card('Person 1');
    const changed = [testCard(1, { status: 'callback' })];
    answers[`GET ${ROLE}/applications`] = {
      status: 200,
      body: { items: changed, nextCursor: null, counts: {}, rights: 'manage' },
    };
    await waitFor(() => expect(socket.connections).toBe(1), { timeout: 8_000 });
    socket.receive('applications:changed', {
      userId: cardId(99),
      productionId: ROLE_ID,
      roleId: ROLE_ID,
      applicationIds: [cardId(1)],
    });
    await waitFor(async () => expect(await said('Person 1')).toContain('Recall'));
  });
});

describe('the tray', () => {
  it('keeps the answer that was chosen for those who wait there when they are declined again', async () => {
    const { asked, bodies } = openBoard({
      cards: [testCard(1, { unsentAnswer: 'role_filled', teamReason: 'accent' }), testCard(2)],
      answers: { [moves]: outcome() },
    });
    await card('Person 1');
    await userEvent.keyboard('jad');
    expect(await screen.findByText('Person 2 put in the tray')).toBeDefined();
    expect(bodies[asked.indexOf(moves)]).toMatchObject({ applicationIds: [cardId(2)] });
  });

  it('holds each no until all are sent by one deliberate act', async () => {
    const send = `POST ${ROLE}/unsent-answers/send`;
    const { asked, bodies } = openBoard({
      cards: [
        testCard(1, { unsentAnswer: 'role_filled' }),
        testCard(2, { unsentAnswer: 'not_moving_forward' }),
      ],
      answers: { [send]: { status: 200, body: { sent: 2 } } },
    });
    await card('Person 1');
    await userEvent.click(screen.getByRole('button', { name: /Unsent answers/ }));
    expect(await screen.findByRole('heading', { name: 'Role filled 1' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Send 2 answers' }));
    expect(asked).not.toContain(send);
    const question = await screen.findByRole('dialog', { name: 'Send 2 answers?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Send 2 answers' }));
    expect(await screen.findByText('2 answers sent')).toBeDefined();
    // What a colleague has put there since is not among them.
    expect(bodies[asked.indexOf(send)]).toEqual({ applicationIds: [cardId(1), cardId(2)] });
    expect(await said('Person 1')).toContain('Not selected');
  });
});

describe('the address', () => {
  it('says whom to show and in which order, and follows what is chosen', async () => {
    openBoard({
      cards: [
        testCard(1, { name: 'Zoë', tags: ['warm'] }),
        testCard(2, { name: 'Ada', tags: ['warm'] }),
        testCard(3, { name: 'Bo' }),
      ],
      search: 'sort=name&tag=warm',
    });
    await card('Zoë');
    expect(names()).toEqual(['Ada', 'Zoë']);
    await userEvent.click(screen.getByRole('button', { name: /^Shortlisted/ }));
    await waitFor(() =>
      expect(addressNow()).toBe(
        `/production-roles/${ROLE_ID}?sort=name&tag=warm&tab=applications&status=shortlisted`,
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show everyone' }));
    await waitFor(() => expect(names()).toEqual(['Ada', 'Bo', 'Zoë']));
  });
});
