import { REVOKED_STATEMENT } from '@callboard/contract/verification';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openApp } from '../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../app/test/stub-server.ts';
import { testUser } from '../../lib/test-user.ts';
import { dismissToast } from '../../ui/toast-store.ts';
import { idOf, ownRequest, queued, reviewed } from './verification.fixture.ts';

beforeEach(() => {
  localStorage.clear();
  dismissToast();
});
afterEach(() => vi.restoreAllMocks());

const OWN = 'GET /api/professional-verification';
const listOf = (...items: unknown[]) => ({ status: 200, body: { items, nextCursor: null } });

type Decided = { status: number; body: unknown };

function openQueue(decision: Decided | (() => Promise<Decided>)) {
  const [ada, bo] = [reviewed(1, 'Ada Finch'), reviewed(2, 'Bo Wren')];
  const server = stubServer({
    ...signedInAs(testUser('admin')),
    'GET /api/admin/verification': listOf(queued(ada), queued(bo)),
    [`GET /api/admin/verification/${idOf(1)}`]: { status: 200, body: ada },
    [`GET /api/admin/verification/${idOf(2)}`]: { status: 200, body: bo },
    [`POST /api/admin/verification/${idOf(1)}/decision`]: decision,
  });
  const sent = () => server.bodies.filter((_, at) => server.asked[at]?.endsWith('/decision'));
  return { sent, ...openApp(`/admin/verification?id=${idOf(1)}`) };
}

it('a request is approved with a key, and the next one opens', async () => {
  const { sent } = openQueue({ status: 200, body: { clearVerificationCache: true } });
  await screen.findByRole('heading', { name: 'Ada Finch' });
  await userEvent.keyboard('a');
  await screen.findByRole('heading', { name: 'Bo Wren' });
  expect(sent()).toEqual([{ decision: 'approve', reason: null }]);
});

it('a request is not rejected without a reason', async () => {
  const { sent } = openQueue({ status: 200, body: { clearVerificationCache: true } });
  await screen.findByRole('heading', { name: 'Ada Finch' });
  await userEvent.keyboard('r');
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  expect(screen.getByRole('alert').textContent).toBe('Please give a reason');
  await userEvent.type(screen.getByLabelText('Reason'), 'The link leads nowhere.');
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  await screen.findByRole('heading', { name: 'Bo Wren' });
  expect(sent()).toEqual([{ decision: 'reject', reason: 'The link leads nowhere.' }]);
});

it('whoever comes second reads that it was decided, and sees the next one', async () => {
  const body = { code: 'CONFLICT', message: 'Somebody else was faster.' };
  openQueue({ status: 409, body });
  await screen.findByRole('heading', { name: 'Ada Finch' });
  await userEvent.keyboard('a');
  await screen.findByText('Decided in the meantime');
  await screen.findByRole('heading', { name: 'Bo Wren' });
});

it('whoever goes on before the answer comes is told of it, and stays where they are', async () => {
  const refusal = Promise.withResolvers<Decided>();
  openQueue(() => refusal.promise);
  await screen.findByRole('heading', { name: 'Ada Finch' });
  await userEvent.keyboard('aj');
  await screen.findByRole('heading', { name: 'Bo Wren' });
  refusal.resolve({ status: 500, body: { code: 'INTERNAL', message: 'Something went wrong.' } });
  await screen.findByText('Not decided: Ada Finch');
  expect(screen.getByRole('heading', { name: 'Bo Wren' })).toBeDefined();
});

it('what went wrong with an approval is not said of a rejection', async () => {
  openQueue({ status: 500, body: { code: 'INTERNAL', message: 'Something went wrong.' } });
  await screen.findByRole('heading', { name: 'Ada Finch' });
  await userEvent.keyboard('a');
  await screen.findByText('Not decided: Ada Finch');
  await userEvent.keyboard('r');
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).queryByRole('alert')).toBeNull();
});

it('a person sees their badge in the open window once it was decided', async () => {
  const waiting = { ...testUser('talent'), verifiedProfessionalStatus: 'pending' as const };
  const { answers } = stubServer({ ...signedInAs(waiting), [OWN]: listOf(ownRequest()) });
  const { socket } = openApp('/account');
  await screen.findByText('Waiting');

  const decidedAt = '2026-11-02T10:00:00.000Z';
  const user = { ...waiting, verifiedProfessionalStatus: 'verified' as const };
  Object.assign(answers, {
    ...signedInAs(user),
    [OWN]: listOf(ownRequest({ status: 'approved', decidedAt })),
  });
  await vi.waitFor(() => expect(socket.connected).toBe(true), { timeout: 5_000 });
  act(() => socket.receive('verification:changed', { userId: user.id }));
  await screen.findByText('Verified');
  await screen.findByText('Since 2 Nov 2026.');
});

it('an identity document is needed before a request is sent, and why the last one failed is read', async () => {
  const rejected = ownRequest({
    ...{ kind: 'identity', status: 'rejected', reason: 'It was too blurred to read.' },
    decidedAt: '2026-11-02T10:00:00.000Z',
  });
  const user = { ...testUser('talent'), verifiedIdStatus: 'rejected' as const };
  const { asked } = stubServer({ ...signedInAs(user), [OWN]: listOf(rejected) });
  openApp('/account');
  await screen.findByText('It was too blurred to read.');
  await userEvent.click(screen.getByRole('button', { name: 'Ask again: identity' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
  await screen.findByText('Please add a picture of your identity document');
  expect(asked).not.toContain('POST /api/professional-verification');
});

it('who asks again after a verification was taken back begins with their own words', async () => {
  const decidedAt = '2026-11-02T10:00:00.000Z';
  const approved = ownRequest({ status: 'approved', decidedAt });
  const revoked = ownRequest({
    ...{ id: idOf(2), status: 'rejected', statement: REVOKED_STATEMENT },
    ...{ reason: 'The agency closed.', decidedAt },
  });
  const user = { ...testUser('agent'), verifiedProfessionalStatus: 'rejected' as const };
  stubServer({ ...signedInAs(user), [OWN]: listOf(revoked, approved) });
  openApp('/account');
  await userEvent.click(await screen.findByRole('button', { name: 'Ask again: professional' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Statement/).value).toBe(approved.statement);
});

const SEND_FILE = 'POST /api/professional-verification/files';
const papers = (count: number) =>
  Array.from({ length: count }, (_, at) => new File(['x'], `page ${at + 1}.pdf`, { type: PDF }));
const PDF = 'application/pdf';
const sentFile = (at: number) => ({
  status: 201,
  body: { id: idOf(at), fileName: `page ${at}.pdf`, contentType: PDF, bytes: 1 },
});

it('says how many files are left out where more are chosen than fit', async () => {
  let at = 0;
  const { asked } = stubServer({
    ...signedInAs(testUser('talent')),
    [OWN]: listOf(),
    [SEND_FILE]: () => sentFile(++at),
  });
  openApp('/account');
  await userEvent.click(await screen.findByRole('button', { name: 'Get verified: identity' }));
  await userEvent.upload(
    screen.getByLabelText('Passport, identity card or driving licence'),
    papers(8),
  );
  await screen.findByText('At most 6 files: 2 files were left out.');
  expect(asked.filter((call) => call === SEND_FILE)).toHaveLength(6);
});

it('a form that is left sends no more files and takes back the one on its way', async () => {
  const arrival = Promise.withResolvers<ReturnType<typeof sentFile>>();
  const { asked } = stubServer({
    ...signedInAs(testUser('talent')),
    [OWN]: listOf(),
    [SEND_FILE]: () => arrival.promise,
  });
  openApp('/account');
  await userEvent.click(await screen.findByRole('button', { name: 'Get verified: identity' }));
  await userEvent.upload(
    screen.getByLabelText('Passport, identity card or driving licence'),
    papers(3),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  arrival.resolve(sentFile(1));
  const takenBack = `DELETE /api/professional-verification/files/${idOf(1)}`;
  await vi.waitFor(() => expect(asked).toContain(takenBack));
  expect(asked.filter((call) => call === SEND_FILE)).toHaveLength(1);
});
