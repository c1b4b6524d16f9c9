import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openApp } from '../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../app/test/stub-server.ts';
import { testUser } from '../../lib/test-user.ts';
import { dismissToast } from '../../ui/toast-store.ts';
import {
  CALLS,
  INVITATION_ID,
  idOf,
  inHours,
  items,
  OFFER_ID,
  ok,
  PROFILE_ID,
  refused,
  testDetail,
  testInvitation,
  testOffer,
} from './invitations.fixture.ts';

beforeEach(() => {
  localStorage.clear();
  dismissToast();
});
afterEach(() => vi.restoreAllMocks());

/** The page of a talent, with what the server answers besides nothing. */
function openInvitations(address: string, answers: Parameters<typeof stubServer>[0]) {
  const server = stubServer({
    ...signedInAs(testUser('talent', { talentProfileId: PROFILE_ID })),
    [CALLS.list]: ok({ invitations: [] }),
    'GET /api/availability-checks': items(),
    'GET /api/holds': items(),
    'GET /api/background-bookings': items(),
    [CALLS.offers]: items(),
    ...answers,
  });
  openApp(address);
  /** What was sent with a call, the latest first. */
  const sentTo = (call: string) =>
    server.asked.flatMap((asked, at) => (asked === call ? [server.bodies[at]] : [])).reverse();
  return { ...server, sentTo };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('an invitation', () => {
  it('is accepted in the version that was read, and both where something else is on then', async () => {
    const overlaps = [{ title: 'Booked out', startsAt: inHours(47), endsAt: inHours(50) }];
    const { sentTo } = openInvitations('/invitations', {
      [CALLS.list]: ok({ invitations: [testInvitation()] }),
      [CALLS.invitation]: ok(testDetail({ overlaps })),
      [CALLS.answer]: ok(testDetail({ status: 'accepted', respondedAt: inHours(0), version: 3 })),
    });
    await press('Accept');
    const dialog = await dialogNamed('Accept this audition?');
    expect(await dialog.findByText('Booked out')).toBeDefined();
    await userEvent.type(dialog.getByLabelText('Anything you need on the day'), 'A ramp');
    await userEvent.click(dialog.getByRole('button', { name: 'Accept anyway' }));
    await waitFor(() =>
      expect(sentTo(CALLS.answer)).toEqual([
        {
          answer: 'accept',
          version: 3,
          slotId: null,
          confirmOverlap: true,
          accessNote: 'A ramp',
        },
      ]),
    );
  });

  it('that was changed meanwhile is shown anew instead of being answered', async () => {
    const { answers } = openInvitations('/invitations', {
      [CALLS.list]: ok({ invitations: [testInvitation()] }),
      [CALLS.answer]: refused('CONFLICT'),
    });
    await press('Decline');
    const dialog = await dialogNamed('Decline this audition?');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(dialog.getByText('Please say why')).toBeDefined();
    const moved = testInvitation({ place: 'Albert Dock', version: 4 });
    Object.assign(answers, { [CALLS.list]: ok({ invitations: [moved] }) });
    await userEvent.type(dialog.getByLabelText(/Why/), 'In rehearsals');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    expect((await screen.findAllByText('This was changed')).length).toBeGreaterThan(0);
    expect(await screen.findByText(/Albert Dock/)).toBeDefined();
  });

  it('that could not be answered keeps what was written, to try again', async () => {
    const { answers, sentTo } = openInvitations('/invitations', {
      [CALLS.list]: ok({ invitations: [testInvitation()] }),
      [CALLS.answer]: 'unreachable',
    });
    await press('Ask for another time');
    const dialog = await dialogNamed('Ask for another time');
    const ask = dialog.getByRole('button', { name: 'Ask for another time' });
    await userEvent.type(dialog.getByLabelText(/Why/), 'In rehearsals');
    await userEvent.type(dialog.getByLabelText('Day 1'), '2020-05-12');
    await userEvent.type(dialog.getByLabelText('From'), '10:00');
    await userEvent.click(ask);
    expect(dialog.getByText('Please choose a time that is to come')).toBeDefined();
    await userEvent.clear(dialog.getByLabelText('Day 1'));
    await userEvent.clear(dialog.getByLabelText('From'));
    await userEvent.click(ask);
    expect((await screen.findAllByText('Not answered')).length).toBeGreaterThan(0);
    Object.assign(answers, { [CALLS.answer]: ok(testDetail({ status: 'reschedule_requested' })) });
    await userEvent.click(ask);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo(CALLS.answer)).toMatchObject([
      { note: 'In rehearsals', proposals: [] },
      { note: 'In rehearsals' },
    ]);
  });

  it('to choose a time for says which are left when one was taken', async () => {
    const slot = (number: number, hours: number) => ({
      id: idOf(number),
      room: '1',
      startsAt: inHours(hours),
      endsAt: inHours(hours + 0.5),
    });
    const isToBeChosen = true;
    // Between two days of free times: it is in nobody's way.
    const overlaps = [{ title: 'Booked out', startsAt: inHours(60), endsAt: inHours(61) }];
    const { answers, sentTo } = openInvitations(`/invitations?invitation=${INVITATION_ID}`, {
      [CALLS.list]: ok({ invitations: [testInvitation({ isToBeChosen })] }),
      [CALLS.invitation]: ok(
        testDetail({ isToBeChosen, overlaps, freeSlots: [slot(21, 48), slot(22, 48.5)] }),
      ),
      [CALLS.answer]: refused('SLOT_TAKEN', 'That time has just been taken. Still free: 18:30.'),
    });
    const sheet = await dialogNamed('Invitation');
    await userEvent.click(await sheet.findByRole('button', { name: 'Choose a time' }));
    expect(screen.queryByText('Booked out')).toBeNull();
    const dialog = await dialogNamed('Choose a time');
    const [first] = await dialog.findAllByRole('radio');
    if (first) await userEvent.click(first);
    Object.assign(answers, {
      [CALLS.invitation]: ok(testDetail({ isToBeChosen, freeSlots: [slot(22, 48.5)] })),
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(await dialog.findByText(/Still free: 18:30/)).toBeDefined();
    expect(sentTo(CALLS.answer)).toMatchObject([{ slotId: idOf(21) }]);
    await waitFor(() => expect(dialog.getAllByRole('radio')).toHaveLength(1));
  });

  it('to tape is promised at once, in the words of tapes', async () => {
    const { sentTo } = openInvitations('/invitations', {
      [CALLS.list]: ok({ invitations: [testInvitation({ kind: 'self_tape' })] }),
      [CALLS.answer]: ok(testDetail({ kind: 'self_tape', status: 'accepted' })),
    });
    expect(await screen.findByRole('button', { name: 'Extension please' })).toBeDefined();
    await press('Will tape');
    await waitFor(() => expect(sentTo(CALLS.answer)).toMatchObject([{ answer: 'accept' }]));
  });
});

it('an offer that a link names is laid out, and books once that is confirmed', async () => {
  const { sentTo } = openInvitations(`/invitations?offer=${OFFER_ID}`, {
    [CALLS.offers]: items(testOffer()),
    [CALLS.answerOffer]: ok(testOffer({ status: 'accepted' })),
  });
  expect(await screen.findByText('Standard class from Glasgow')).toBeDefined();
  await waitFor(() => expect(document.activeElement?.textContent).toContain('£1,150 a day'));
  await press('Accept the offer');
  const dialog = await dialogNamed('Accept this offer?');
  expect(sentTo(CALLS.answerOffer)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Accept and book' }));
  await waitFor(() =>
    expect(sentTo(CALLS.answerOffer)).toEqual([{ answer: 'accept', reason: null }]),
  );
});
