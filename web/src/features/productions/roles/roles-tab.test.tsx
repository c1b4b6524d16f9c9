import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  AGENCY,
  CALL_ID,
  openAt,
  openCall,
  PATH,
  PRODUCTION_ID,
  roleOf,
} from '../productions.fixture.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

const rhona = roleOf(1, { title: 'Rhona' });
const jodie = roleOf(2, { title: 'Jodie' });
const counts = { ...rhona.counts, all: 16, viewed: 14, unsent: 2 };
const open = roleOf(3, { title: 'Andrzej', call: openCall, counts });

const PUBLISH = `POST ${PATH}/breakdowns`;
const END = `POST /api/casting-calls/${CALL_ID}/end`;
const CHANGE = `PATCH /api/production-roles/${open.id}`;

const openRoles = (given: Parameters<typeof openAt>[1] = {}) =>
  openAt(`/productions/${PRODUCTION_ID}`, {
    ...given,
    answers: {
      [`GET ${PATH}/roles`]: {
        status: 200,
        body: { items: [rhona, jodie, open], nextCursor: null },
      },
      'GET /api/casting-calls/agencies': { status: 200, body: { items: [AGENCY] } },
      [PUBLISH]: { status: 201, body: { items: [] } },
      ...given.answers,
    },
  });
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

async function choose(roleTitle: string, item: string) {
  await press(`Options for ${roleTitle}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

describe('publishing calls', () => {
  it('puts several roles out together, for agencies that were chosen', async () => {
    const { sentTo } = openRoles({ isVerified: true });
    await press('Select unpublished');
    await press('Publish 2 calls');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByText(/not verified yet/)).toBeNull();
    await userEvent.click(dialog.getByRole('radio', { name: 'Chosen agencies' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Publish 2 calls' }));
    expect(await dialog.findByText('Please choose at least one agency')).toBeDefined();
    expect(sentTo(PUBLISH)).toEqual([]);
    await userEvent.click(await dialog.findByRole('button', { name: AGENCY.name }));
    await userEvent.click(dialog.getByRole('button', { name: 'Publish 2 calls' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo(PUBLISH)).toMatchObject([
      {
        roleIds: [rhona.id, jodie.id],
        visibility: 'chosen_agencies',
        agencyIds: [AGENCY.id],
      },
    ]);
  });

  it('says to clients who are not verified that calls are read first', async () => {
    openRoles();
    await choose('Rhona', 'Publish call…');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/not verified yet/)).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Send to review' })).toBeDefined();
  });
});

describe('ending a call', () => {
  it('says first who will be answered and with which words, and returns the focus', async () => {
    const { sentTo } = openRoles({
      answers: {
        [`GET /api/casting-calls/${CALL_ID}/ending`]: {
          status: 200,
          body: { undecided: 14, pursued: 3, unsent: 2 },
        },
        [END]: { status: 200, body: { answered: 16 } },
      },
    });
    await choose('Andrzej', 'Mark as filled…');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('14 people still open will read “Role filled”.')).toBeDefined();
    expect(dialog.getByText(/^3 of them shortlisted/)).toBeDefined();
    expect(dialog.getByText(/^2 people in your unsent answers/)).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it open' }));
    expect(sentTo(END)).toEqual([]);
    const menu = screen.getByRole('button', { name: 'Options for Andrzej' });
    await waitFor(() => expect(document.activeElement).toBe(menu));
    await choose('Andrzej', 'Mark as filled…');
    await userEvent.click(
      await within(await screen.findByRole('dialog')).findByRole('button', {
        name: 'Mark as filled',
      }),
    );
    expect(await screen.findByText('16 people were answered.')).toBeDefined();
    expect(sentTo(END)).toEqual([{ as: 'filled', answer: 'role_filled' }]);
  });
});

describe('changing a role', () => {
  it('warns that applicants to an open call will be asked to confirm, and sends what changed', async () => {
    const { sentTo } = openRoles({ answers: { [CHANGE]: { status: 200, body: open } } });
    await choose('Andrzej', 'Edit role');
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.queryByText(/asked to confirm/)).toBeNull();
    await userEvent.type(sheet.getByRole('textbox', { name: 'Amount' }), '450');
    expect(await sheet.findByText(/The 16 applicants will be asked to confirm/)).toBeDefined();
    await userEvent.click(sheet.getByRole('button', { name: 'Save role' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo(CHANGE)).toEqual([{ payAmount: 45_000, payCurrency: 'EUR' }]);
  });

  it('asks nothing of crew about who they are, and keeps children from adult content', async () => {
    openRoles();
    await choose('Rhona', 'Edit role');
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.type(sheet.getByRole('textbox', { name: 'Playing age from' }), '9');
    await userEvent.click(sheet.getByRole('button', { name: /^Content/ }));
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Intimacy' }));
    expect(await sheet.findByText(/under 18 has no nudity and no intimacy/)).toBeDefined();
    await userEvent.click(sheet.getByRole('radio', { name: 'Crew' }));
    expect(sheet.queryByRole('button', { name: 'Who' })).toBeNull();
    expect(sheet.queryByText(/under 18 has no nudity/)).toBeNull();
    expect(sheet.queryByRole('switch', { name: 'Self-tape' })).toBeNull();
  });
});
