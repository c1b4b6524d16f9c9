import type { AuditionSession } from '@callboard/contract/audition-session';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openApp } from '../../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../../app/test/stub-server.ts';
import { testUser } from '../../../lib/test-user.ts';
import {
  AUDITION_ID,
  candidateOf,
  PRODUCTION_ID,
  SLOTS,
  seatOf,
  sentTo,
  sessionOf,
} from '../auditions.fixture.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const PATH = `/api/auditions/${AUDITION_ID}`;
const SEAT = `POST ${PATH}/seating`;
const accepted = sentTo(1, { status: 'accepted' });
const askingFor = {
  status: 'reschedule_requested' as const,
  note: 'On set until noon',
  proposals: [{ from: '2199-05-07T14:00:00.000Z', to: null }],
};
const seats = [
  seatOf(0, { hasConflict: true }),
  seatOf(1, { change: null, invitation: accepted }),
  seatOf(2, { change: null, invitation: sentTo(2, askingFor) }),
];
const planned = sessionOf(seats, { timeZone: 'America/New_York', sentAt: '2199-05-01T10:00:00Z' });

function openPlanner(session: AuditionSession, answers: Parameters<typeof stubServer>[0] = {}) {
  const server = stubServer({
    ...signedInAs(testUser('client')),
    [`GET ${PATH}`]: { status: 200, body: session },
    [`GET ${PATH}/candidates`]: {
      status: 200,
      body: { items: [candidateOf(3)], nextCursor: null },
    },
    ...answers,
  });
  const sentWith = (call: string) => server.bodies.filter((_, at) => server.asked[at] === call);
  return { ...server, sentWith, ...openApp(`/auditions/${AUDITION_ID}`) };
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

describe('the planner', () => {
  it('shows times there and here, answers in their own words, and a conflict as nothing more', async () => {
    openPlanner(planned);
    expect(
      await screen.findByRole('button', { name: /Mara Okonjo.*Not sent.*Conflict/ }),
    ).toBeDefined();
    expect(screen.getByRole('button', { name: /Teodor Brasko.*Accepted/ })).toBeDefined();
    const time = screen.getByText('06:00').closest('div, th');
    expect(time?.textContent).toContain('11:00 for you');
    await press(/Junia Feld.*Another time/);
    const details = within(await screen.findByRole('dialog', { name: 'Junia Feld' }));
    expect(details.getByText('“On set until noon”')).toBeDefined();
    expect(details.getByText(/10:00 New York time \(15:00 for you\)/)).toBeDefined();
  });

  it('moves someone by keys at once, and back with a message when it is refused', async () => {
    let refuse = () => {};
    const refused = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    const { sentWith } = openPlanner(planned, {
      [SEAT]: { status: 409, body: { code: 'SEATED_TWICE', message: 'In two places at once.' } },
    });
    const answer = vi.mocked(fetch).getMockImplementation();
    vi.mocked(fetch).mockImplementation(async (input, init) => {
      if (init?.method === 'POST') await refused;
      return answer?.(input, init) ?? new Response();
    });
    (await screen.findByRole('button', { name: /Mara Okonjo/ })).focus();
    await userEvent.keyboard('m');
    const dialog = within(await screen.findByRole('dialog', { name: 'Move Mara Okonjo' }));
    await userEvent.type(dialog.getByRole('combobox', { name: 'To' }), '06:15');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    // The two have changed places, before anyone answered.
    expect(await screen.findByRole('button', { name: /Teodor Brasko.*Moved/ })).toBeDefined();
    await act(async () => refuse());
    expect(await screen.findByText('In two places at once.')).toBeDefined();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /Teodor Brasko.*Moved/ })).toBeNull(),
    );
    const [mara, teodor] = seats;
    expect(sentWith(SEAT)).toEqual([
      {
        place: [
          { talentProfileId: mara?.talentProfileId, roleId: mara?.roleId, slotId: SLOTS[1]?.id },
          {
            talentProfileId: teodor?.talentProfileId,
            roleId: teodor?.roleId,
            slotId: SLOTS[0]?.id,
          },
        ],
        remove: [],
      },
    ]);
  });

  it('says who hears what before it is sent, and follows what changes elsewhere', async () => {
    const { answers, socket, asked } = openPlanner(planned, {
      [`POST ${PATH}/send`]: {
        status: 200,
        body: { invited: 1, askedAgain: 0, told: 0, cancelled: 0 },
      },
    });
    expect(await screen.findByText('1 unsent change')).toBeDefined();
    await press('Send…');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('1 person is invited.')).toBeDefined();
    expect(dialog.getByText('1 person has a conflict at that time.')).toBeDefined();
    answers[`GET ${PATH}`] = { status: 200, body: { ...planned, unsentChanges: 0 } };
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('1 invited')).toBeDefined();
    await waitFor(() => expect(screen.queryByText('1 unsent change')).toBeNull());
    expect(asked).toContain(`POST ${PATH}/send`);
    const declined = {
      ...planned,
      seats: [seatOf(1, { change: null, invitation: sentTo(1, { status: 'declined' }) })],
    };
    answers[`GET ${PATH}`] = { status: 200, body: declined };
    const push = { userId: '', productionId: PRODUCTION_ID, auditionId: AUDITION_ID };
    act(() => socket.receive('audition:changed', push));
    expect(await screen.findByRole('button', { name: /Teodor Brasko.*Declined/ })).toBeDefined();
  });

  it('is only looked at by those who may not plan', async () => {
    openPlanner({ ...planned, rights: 'view' });
    await press(/Mara Okonjo/);
    expect(await screen.findByRole('dialog', { name: 'Mara Okonjo' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Send|Edit|Move to|Remove the slot/ })).toBeNull();
  });
});
