import { TEXTS } from '@callboard/contract/texts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast } from '../../ui/toast-store.ts';
import { invitation, list, OLES_PATH, openTeam, PATH } from './team.fixture.ts';

beforeEach(() => {
  localStorage.clear();
  dismissToast();
});
afterEach(() => vi.restoreAllMocks());

const { teamInvitation: texts } = TEXTS;
const INVITE = `POST ${PATH}/team-invitations`;

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Invite team member' }));
  const dialog = await screen.findByRole('dialog', { name: texts.dialogTitle });
  const button = (name: string) => within(dialog).getByRole<HTMLButtonElement>('button', { name });
  const fill = async () => {
    for (const [label, value] of [
      [texts.firstName, 'Rowan'],
      [texts.lastName, 'Thistle'],
      [texts.email, 'rowan@example.com'],
    ] as const) {
      await userEvent.click(within(dialog).getByLabelText(label));
      await userEvent.paste(value);
    }
  };
  return { dialog, button, fill };
}

describe('inviting', () => {
  it('asks for names, address and role in a dialog of 425 pixels, and says what is missing', async () => {
    const { asked } = openTeam();
    const { dialog, button } = await openDialog();
    expect(dialog.style.maxWidth).toBe('425px');
    expect(within(dialog).getByLabelText(texts.role).textContent).toBe('Employee');
    await userEvent.click(button(texts.send));
    for (const said of [
      'First name is required',
      'Last name is required',
      'Please enter a valid email address',
    ]) {
      expect(await within(dialog).findByText(said)).toBeDefined();
    }
    expect(asked).not.toContain(INVITE);
  });

  it('holds both buttons while it sends, then says so and reads both lists anew', async () => {
    const { asked, answers } = openTeam();
    const { dialog, button, fill } = await openDialog();
    await fill();
    const answer = Promise.withResolvers<Response>();
    vi.mocked(fetch).mockImplementationOnce(() => answer.promise);
    await userEvent.click(button(texts.send));
    await waitFor(() => expect(button(texts.send).disabled).toBe(true));
    expect(button(texts.cancel).disabled).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(dialog.isConnected).toBe(true);

    answers[`GET ${PATH}/team-invitations`] = list([invitation({ firstName: 'Newly' })]);
    asked.length = 0;
    answer.resolve(new Response(JSON.stringify(invitation()), { status: 201 }));
    expect(await screen.findByText(texts.sent.title)).toBeDefined();
    expect(screen.getByText(texts.sent.description)).toBeDefined();
    await screen.findByText('Newly Thistle');
    expect(asked).toEqual(
      expect.arrayContaining([`GET ${PATH}/team-members`, `GET ${PATH}/team-invitations`]),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    [
      'the server’s words',
      { status: 409, body: { message: 'There is an invitation to this address already.' } },
      'There is an invitation to this address already.',
    ],
    ['a general word where there is no answer', 'unreachable', texts.sendFailed.description],
  ] as const)('that fails says so with %s, and keeps what was typed', async (_, answer, words) => {
    openTeam('admin', { [INVITE]: answer });
    const { dialog, button, fill } = await openDialog();
    await fill();
    await userEvent.click(button(texts.send));
    expect(await screen.findByText(texts.sendFailed.title)).toBeDefined();
    expect(screen.getByText(words)).toBeDefined();
    expect(within(dialog).getByDisplayValue('rowan@example.com')).toBeDefined();
  });
});

describe('the team', () => {
  it('shows whose invitation ran out, and removes a member after saying to whom talents pass', async () => {
    const { asked } = openTeam('admin', {
      [`DELETE ${OLES_PATH}`]: { status: 204 },
      [`GET ${PATH}/roster`]: {
        status: 200,
        body: {
          items: [
            { firstName: 'Ada', lastName: 'Quill' },
            { firstName: 'Bo', lastName: 'Rask' },
          ],
          total: 2,
          nextCursor: null,
        },
      },
    });
    const invited = await screen.findByRole('list', { name: 'Pending invitations' });
    const [live, expired] = within(invited).getAllByRole('listitem');
    expect(live?.textContent).toContain('5 days left');
    expect(expired?.textContent).toContain('Expired');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Ole Birk' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove Ole Birk?' });
    expect(dialog.textContent).toContain('2 talents pass to Mara Okonjo, the owner.');
    await within(dialog).findByText('Ada Quill and Bo Rask');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(asked).toContain(`DELETE ${OLES_PATH}`));
  });

  it('is for employees to look at, without invitations', async () => {
    const { asked } = openTeam('employee');
    await screen.findByRole('list', { name: 'Members' });
    expect(screen.queryByRole('button', { name: 'Invite team member' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: /Role of/ })).toBeNull();
    expect(screen.queryByText('Pending invitations')).toBeNull();
    expect(asked).not.toContain(`GET ${PATH}/team-invitations`);
  });
});
