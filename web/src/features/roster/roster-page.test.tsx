import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressNow } from '../../app/test/open-app.tsx';
import { ADA_ID, ada, BO_ID, bo, OLE_ID, ok, openRoster, PATH, page } from './roster.fixture.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const button = (name: string) => screen.getByRole('button', { name });
const openTalent = async (name: string) => {
  await userEvent.click(await screen.findByRole('link', { name }));
  return screen.findByRole('region', { name: 'Representation' });
};
const askedForRoster = () =>
  vi
    .mocked(fetch)
    .mock.calls.map(([address]) => new URL(String(address), window.location.origin))
    .filter(({ pathname }) => pathname === `${PATH}/roster`)
    .map(({ searchParams }) =>
      ['search', 'assignedTo', 'standing', 'sort'].map((name) => searchParams.get(name)).join(' '),
    );

describe('the roster', () => {
  it('keeps its filters in the address, and begins with those it finds there', async () => {
    openRoster(`?standing=unclaimed&assignedTo=${OLE_ID}&sort=waiting`);
    await screen.findByRole('button', { name: 'Assigned to Ole Birk' });
    expect(button('Not claimed').getAttribute('aria-pressed')).toBe('true');
    expect(askedForRoster()[0]).toBe(` ${OLE_ID} unclaimed waiting`);
    await userEvent.click(button('All'));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a talent' }), 'qu');
    await waitFor(() =>
      expect(addressNow()).toBe(`/managed-talent?assignedTo=${OLE_ID}&sort=waiting&search=qu`),
    );
  });

  it('shows what waits for each, and asks anew when a colleague changes something', async () => {
    const { answers, socket } = openRoster();
    expect(await screen.findAllByText('2 auditions to answer')).not.toHaveLength(0);
    await waitFor(() => expect(socket.emitted).not.toHaveLength(0));
    answers[`GET ${PATH}/roster`] = page([ada]);
    const push = { userId: 'someone', portfolioId: PATH.split('/').at(-1) ?? '' };
    act(() => socket.receive('portfolio:changed', push));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Bo Rask' })).toBeNull());
  });

  it('brings more as one reads on, without being asked', async () => {
    const pages = [
      ok({ items: [ada], total: 2, nextCursor: 'more' }),
      ok({ items: [bo], total: 2, nextCursor: null }),
    ];
    openRoster('', { answers: { [`GET ${PATH}/roster`]: () => pages.shift() ?? page([]) } });
    const last = await screen.findByRole('link', { name: 'Bo Rask' });
    expect(last.closest('li')?.getAttribute('aria-posinset')).toBe('2');
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('assigns those who are ticked to those who are ticked, and nobody else', async () => {
    const { sentTo } = openRoster('', {
      answers: { [`PUT ${PATH}/assignments`]: { status: 204 } },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
    await userEvent.click(button('Assign'));
    const dialog = await screen.findByRole('dialog', { name: 'Assign 2 talents' });
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Ole Birk/ }));
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Mara Okonjo/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Assign to 1' }));
    await waitFor(() =>
      expect(sentTo(`PUT ${PATH}/assignments`)).toEqual([
        { talentProfileIds: [ADA_ID, BO_ID], userIds: [OLE_ID] },
      ]),
    );
    expect(screen.queryByText('2 selected')).toBeNull();
  });

  it('leaves adding, assigning and ending to admins, and says so to an employee', async () => {
    openRoster('', { role: 'employee' });
    const agreed = await openTalent('Ada Quill');
    expect(screen.queryByRole('button', { name: 'Add talent' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(within(agreed).queryByRole('button', { name: 'End' })).toBeNull();
    expect(within(agreed).getByRole('button', { name: 'Propose other terms' })).toBeDefined();
    expect(screen.getByText(/Admins of the portfolio add, assign and end/)).toBeDefined();
  });
});

describe('a talent of the roster', () => {
  it('is worked as', async () => {
    openRoster(`?talent=${ADA_ID}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Work as Ada' }));
    expect(localStorage.getItem('selectedTalentId')).toBe(ADA_ID);
    await userEvent.click(await screen.findByRole('button', { name: 'Stop working as Ada' }));
    expect(localStorage.getItem('selectedTalentId')).toBeNull();
  });

  it('is assigned by a tick at once, which is taken back where the server refuses', async () => {
    openRoster(`?talent=${ADA_ID}`);
    const ole = await screen.findByRole('checkbox', { name: /^Ole Birk/ });
    const isTicked = () => ole.getAttribute('aria-checked');
    const answer = Promise.withResolvers<Response>();
    vi.mocked(fetch).mockImplementationOnce(() => answer.promise);
    await userEvent.click(ole);
    await waitFor(() => expect(isTicked()).toBe('true'));
    answer.resolve(Response.json({ message: 'You may not do this.' }, { status: 403 }));
    expect(await screen.findByText('You may not do this.')).toBeDefined();
    await waitFor(() => expect(isTicked()).toBe('false'));
  });

  it('is no longer represented once someone has confirmed it, with the reason they gave', async () => {
    const end = 'POST /api/representations/of-ada/end';
    const { answers, sentTo } = openRoster('', { answers: { [end]: ok(ada.representations[0]) } });
    await userEvent.click(
      within(await openTalent('Ada Quill')).getByRole('button', { name: 'End' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'End representing Ada Quill?' });
    expect(within(dialog).getByText(/They leave your roster/)).toBeDefined();
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Moved');
    answers[`GET ${PATH}/roster`] = page([bo]);
    answers[`GET ${PATH}/roster/${ADA_ID}`] = { status: 404 };
    await userEvent.click(within(dialog).getByRole('button', { name: 'End representation' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ada Quill' })).toBeNull());
    expect(sentTo(end)).toEqual([{ reason: 'Moved' }]);
    expect(screen.getByText('Not among your talents')).toBeDefined();
  });

  it('without an account is sent the link to claim the profile, to an address that is one', async () => {
    const call = `POST ${PATH}/roster/${BO_ID}/claim`;
    const claim = {
      email: 'bo@example.com',
      sentAt: ada.addedAt,
      expiresAt: '2199-01-01T00:00:00Z',
    };
    const { answers, sentTo } = openRoster(`?talent=${BO_ID}`);
    const address = await screen.findByRole('textbox', { name: 'E-mail address' });
    await userEvent.type(address, 'bo@');
    await userEvent.click(button('Send the link'));
    expect(await screen.findByText('Please enter a valid email address')).toBeDefined();
    await userEvent.type(address, 'example.com');
    answers[call] = () => {
      answers[`GET ${PATH}/roster/${BO_ID}`] = ok({ ...bo, claim });
      return ok(claim);
    };
    await userEvent.click(button('Send the link'));
    expect(await screen.findByText(/A link went to bo@example.com/)).toBeDefined();
    expect(sentTo(call)).toEqual([{ email: 'bo@example.com' }]);
  });

  it('on Callboard is found, and asked on the terms that are chosen', async () => {
    const candidate = { talentProfileId: 'cy', name: 'Cy Voss', photoUrl: null, headline: null };
    const call = `POST ${PATH}/representations`;
    const { answers, sentTo } = openRoster('', {
      answers: {
        [`GET ${PATH}/talent-candidates`]: ok({
          items: [{ ...candidate, place: 'Leeds', standing: null }],
          nextCursor: null,
        }),
        [call]: { status: 409, body: { message: 'You have asked them already.' } },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add talent' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Ask someone/ }));
    await userEvent.type(await screen.findByRole('searchbox', { name: /^Name or/ }), 'vos');
    await userEvent.click(await screen.findByRole('button', { name: /^Cy Voss/ }));
    const territory = await screen.findByRole('textbox', { name: /^Territory/ });
    await userEvent.clear(territory);
    await userEvent.click(button('Send request'));
    expect(await screen.findByText('Please say where it holds')).toBeDefined();
    await userEvent.type(territory, 'Ireland');
    await userEvent.click(button('Send request'));
    expect(await screen.findByText('You have asked them already.')).toBeDefined();
    answers[call] = { status: 201, body: ada.representations[0] };
    await userEvent.click(button('Send request'));
    expect(await screen.findByText('Cy Voss is asked')).toBeDefined();
    expect(sentTo(call).at(-1)).toMatchObject({ talentProfileId: 'cy', territory: 'Ireland' });
  });
});
