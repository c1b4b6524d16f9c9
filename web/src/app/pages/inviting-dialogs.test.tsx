import { LIMITS } from '@callboard/contract/limits';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApplyWithDialog } from '../../features/inviting/apply-with-dialog.tsx';
import { InviteToRoleDialog } from '../../features/inviting/invite-to-role-dialog.tsx';
import { MessageManyDialog } from '../../features/inviting/message-many-dialog.tsx';
import {
  openCall,
  PRODUCTION_ID,
  roleOf,
  summary,
} from '../../features/productions/productions.fixture.ts';
import { SelectionContext } from '../../features/representation/selection-context.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { testUser } from '../../lib/test-user.ts';
import { SessionContext } from '../../lib/use-session.ts';
import { currentToast, dismissToast } from '../../ui/toast-store.ts';
import { stubServer } from '../test/stub-server.ts';
import { idOf, ok, testOpportunity } from './casting-call.fixture.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  dismissToast();
  vi.restoreAllMocks();
});

const PORTFOLIO = { id: idOf(700), name: 'Tallow & Reed' };
const THREE = [idOf(11), idOf(12), idOf(13)];
const role = {
  open: roleOf(1, { title: 'Rhona', call: openCall }),
  draft: roleOf(2, { title: 'Bo' }),
};
const PRODUCTIONS = 'GET /api/productions';
const ROLES = `GET /api/productions/${PRODUCTION_ID}/roles`;
const INVITE = `POST /api/production-roles/${role.open.id}/invitations`;
const MESSAGE = 'POST /api/messaging/messages';
const list = (...items: unknown[]) => ok({ items, nextCursor: null });
const nobody = { invited: 0, alreadyInvited: 0, alreadyApplied: 0, refusedIds: [] };

type Answers = Parameters<typeof stubServer>[0];
type Dialog = (onClose: () => void) => ReactNode;

/** A dialog where it is opened: in the app of somebody who is signed in. */
function open(dialog: Dialog, answers: Answers, portfolio: typeof PORTFOLIO | null = PORTFOLIO) {
  const onClose = vi.fn();
  const server = stubServer(answers);
  const session = {
    ...{ status: 'authenticated' as const, user: testUser('client'), hasLeft: false },
    ...{ check: async () => {}, signedIn() {}, signedOut() {} },
  };
  const selection = { portfolio } as never;
  const rootRoute = createRootRoute({
    component: () => (
      <QueryClientProvider client={createQueryClient()}>
        <SessionContext value={session}>
          <SelectionContext value={selection}>{dialog(onClose)}</SelectionContext>
        </SessionContext>
      </QueryClientProvider>
    ),
  });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: rootRoute, history });
  render(<RouterProvider router={router as never} />);
  const sent = (call: string) => server.bodies.filter((_, at) => server.asked[at] === call);
  return { ...server, onClose, sent };
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

describe('inviting to a role', () => {
  const invite = (ids: readonly string[], answers: Answers) =>
    open((onClose) => <InviteToRoleDialog talentProfileIds={ids} onClose={onClose} />, {
      [PRODUCTIONS]: list(summary),
      [ROLES]: list(role.draft, role.open),
      ...answers,
    });

  it('offers the roles with where their calls stand, and says what became of it', async () => {
    const { sent, onClose } = invite(THREE, {
      [INVITE]: ok({ ...nobody, invited: 2, alreadyApplied: 1 }),
    });
    const roles = await screen.findAllByRole('radio');
    expect(
      roles.map(({ id }) => document.querySelector(`label[for="${id}"]`)?.textContent),
    ).toEqual(['Rhona', 'Bo']);
    expect(screen.getByText(/^Open · closes/)).toBeDefined();
    expect(screen.getByText('Not published')).toBeDefined();
    expect(screen.getByRole('radio', { name: 'Bo' }).hasAttribute('disabled')).toBe(true);
    const button = screen.getByRole('button', { name: 'Invite 3 talents' });
    expect(button.hasAttribute('disabled')).toBe(true);

    await userEvent.click(screen.getByRole('radio', { name: 'Rhona' }));
    await userEvent.type(screen.getByLabelText('Message'), 'We liked you in Tin Orchard.');
    expect(screen.getByText('28 / 5,000')).toBeDefined();
    await userEvent.click(button);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent(INVITE)).toEqual([
      { talentProfileIds: THREE, message: 'We liked you in Tin Orchard.' },
    ]);
    expect(currentToast()).toMatchObject({
      title: '2 invited, 1 had applied already',
      description: 'Rhona',
    });
  });

  it.each([
    [{ invited: 1 }, 'Invited'],
    [{ alreadyApplied: 1 }, 'They have applied already'],
    [{ alreadyInvited: 1 }, 'They were invited already'],
  ])('of one person answers %o with %s', async (outcome, words) => {
    invite([idOf(11)], { [INVITE]: ok({ ...nobody, ...outcome }) });
    await userEvent.click(await screen.findByRole('radio', { name: 'Rhona' }));
    await press('Invite');
    await waitFor(() => expect(currentToast()?.title).toBe(words));
  });

  it('stays to say that some could not be invited, and why that may be', async () => {
    const { onClose } = invite(THREE, {
      [INVITE]: ok({ ...nobody, invited: 1, alreadyInvited: 1, refusedIds: [idOf(13)] }),
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'Rhona' }));
    await press('Invite 3 talents');
    expect((await screen.findByRole('status')).textContent).toBe(
      '1 invited, 1 had been invited already, 1 could not be invited',
    );
    expect(onClose).not.toHaveBeenCalled();
    await press('Done');
    expect(onClose).toHaveBeenCalled();
  });

  it('says why it was refused and keeps what was written', async () => {
    const { answers, onClose } = invite(THREE, {
      [INVITE]: {
        status: 409,
        body: { code: 'CALL_NOT_OPEN', message: 'Publish the role first.' },
      },
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'Rhona' }));
    await userEvent.type(screen.getByLabelText('Message'), 'Hello');
    await press('Invite 3 talents');
    expect((await screen.findByRole('alert')).textContent).toContain('Publish the role first.');
    answers[INVITE] = ok({ ...nobody, invited: 3 });
    await press('Invite 3 talents');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  it('leads to the production where no role has an open call', async () => {
    invite(THREE, { [ROLES]: list(role.draft) });
    expect(await screen.findByText(/publish it first/)).toBeDefined();
    const link = screen.getByRole('link', { name: 'Open the production' });
    expect(link.getAttribute('href')).toBe(`/productions/${PRODUCTION_ID}`);
  });

  it('says where there is no production, and when they could not be loaded', async () => {
    const { answers } = invite(THREE, { [PRODUCTIONS]: 'unreachable' });
    expect(await screen.findByText('Your productions could not be loaded')).toBeDefined();
    answers[PRODUCTIONS] = list();
    await press('Try again');
    expect(await screen.findByText('No production yet')).toBeDefined();
    expect(screen.queryByLabelText('Message')).toBeNull();
  });

  it('begins with the production, and keeps a message that was begun from a slip', async () => {
    const { onClose } = invite(THREE, {});
    const production = await screen.findByRole('combobox', { name: 'Production' });
    await waitFor(() => expect(document.activeElement).toBe(production));
    await userEvent.type(screen.getByLabelText('Message'), 'Hello{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    await press('Cancel');
    expect(onClose).toHaveBeenCalled();
  });

  it('does not take more than go in one act', async () => {
    const many = Array.from({ length: LIMITS.chosenAtOnce + 1 }, (_, at) => idOf(at));
    invite(many, {});
    await userEvent.click(await screen.findByRole('radio', { name: 'Rhona' }));
    expect(screen.getByRole('alert').textContent).toContain('At most 200');
    const button = screen.getByRole('button', { name: 'Invite 201 talents' });
    expect(button.hasAttribute('disabled')).toBe(true);
  });
});

describe('one message to many', () => {
  const write = (answers: Answers) =>
    open((onClose) => <MessageManyDialog talentProfileIds={THREE} onClose={onClose} />, answers);

  it('is sent to each, and under one name however often it is tried', async () => {
    const { answers, sent, onClose } = write({ [MESSAGE]: 'unreachable' });
    const button = await screen.findByRole('button', { name: 'Send to 3' });
    expect(button.hasAttribute('disabled')).toBe(true);
    await userEvent.type(screen.getByRole('textbox'), 'Are you free?');
    await userEvent.click(button);
    expect((await screen.findByRole('alert')).textContent).toContain('could not be reached');
    answers[MESSAGE] = ok({ sent: 3, refusedIds: [] });
    await userEvent.click(button);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const [first, second] = sent(MESSAGE);
    expect(first).toMatchObject({ talentProfileIds: THREE, text: 'Are you free?' });
    expect(second).toEqual(first);
    expect(currentToast()?.title).toBe('Sent to 3 talents');
  });

  it('says how many did not get it', async () => {
    write({ [MESSAGE]: ok({ sent: 2, refusedIds: [idOf(13)] }) });
    await userEvent.type(await screen.findByRole('textbox'), 'Are you free?');
    await press('Send to 3');
    expect((await screen.findByRole('status')).textContent).toBe(
      'Sent to 2, 1 could not be written to',
    );
  });

  it('that is too long is not cut off but said', async () => {
    write({});
    await userEvent.click(await screen.findByRole('textbox'));
    await userEvent.paste('x'.repeat(LIMITS.messageLength + 12));
    expect(screen.getByText('Shorten it by 12')).toBeDefined();
    const button = screen.getByRole('button', { name: 'Send to 3' });
    expect(button.hasAttribute('disabled')).toBe(true);
  });
});

describe('submitting to a call that is chosen', () => {
  const CALLS = 'GET /api/casting-calls/opportunities';
  const SUBMIT = 'POST /api/submissions';
  const call = testOpportunity({ id: idOf(20), roleTitle: 'Nessa' });
  const free = { fit: { met: 2, asked: 3 }, isFor: true, application: null, obstacle: null };
  const candidate = (number: number, name: string) => ({
    ...{ talentProfileId: idOf(number), name, photoUrl: null },
    ...{ ...free, reasons: [] },
  });
  const apply = (
    answers: Answers,
    portfolio: typeof PORTFOLIO | null = PORTFOLIO,
    given: object = {},
  ) =>
    open(
      (onClose) => <ApplyWithDialog talentProfileIds={THREE} onClose={onClose} />,
      {
        [CALLS]: ok({ items: [call], total: 1, nextCursor: null }),
        [`GET /api/casting-calls/${call.id}/candidates`]: list(
          candidate(11, 'Mara Okonjo'),
          { ...candidate(12, 'Abel Winn'), ...given },
          candidate(40, 'Nell Ostrow'),
        ),
        ...answers,
      },
      portfolio,
    );

  it('shows those who were chosen, ticked, and says who is not here', async () => {
    const { sent } = apply({
      [SUBMIT]: ok({
        outcomes: [11, 12].map((number) => ({
          ...{ callId: call.id, talentProfileId: idOf(number), outcome: 'submitted' },
          ...{ applicationId: null, message: null },
        })),
      }),
    });
    await press(/Nessa/);
    const sheet = within(await screen.findByRole('dialog', { name: 'Submit for Nessa' }));
    await sheet.findByRole('checkbox', { name: /Mara Okonjo/ });
    expect(sheet.getAllByRole('checkbox')).toHaveLength(2);
    expect(sheet.getByText(/1 of those chosen is not here/)).toBeDefined();
    await press('Submit 2 talents');
    expect((await sheet.findByRole('status')).textContent).toBe('2 submitted');
    const about = { callId: call.id, note: null };
    expect(sent(SUBMIT)).toEqual([
      {
        portfolioId: PORTFOLIO.id,
        submissions: [
          { ...about, talentProfileId: idOf(11) },
          { ...about, talentProfileId: idOf(12) },
        ],
      },
    ]);
  });

  it('ticks nobody who cannot be submitted there', async () => {
    apply({}, PORTFOLIO, { obstacle: 'needs_answers' });
    await press(/Nessa/);
    const abel = await screen.findByRole('checkbox', { name: /Abel Winn/ });
    expect(abel.getAttribute('aria-checked')).toBe('false');
    expect(screen.getByRole('button', { name: 'Submit 1 talent' })).toBeDefined();
  });

  it('says when no call has these words', async () => {
    const { answers } = apply({});
    await screen.findByRole('button', { name: /Nessa/ });
    answers[CALLS] = ok({ items: [], total: 0, nextCursor: null });
    await userEvent.type(screen.getByRole('searchbox'), 'pirate{Enter}');
    expect(await screen.findByText('No open call has these words.')).toBeDefined();
  });

  it('needs an agency', async () => {
    const { asked } = apply({}, null);
    expect(await screen.findByText(/You submit for an agency/)).toBeDefined();
    expect(asked).toEqual([]);
  });
});
