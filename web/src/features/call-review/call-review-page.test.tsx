import type { ReviewedCall, ReviewItem } from '@callboard/contract/call-review';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressNow, openApp } from '../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../app/test/stub-server.ts';
import { testUser } from '../../lib/test-user.ts';
import { dismissToast } from '../../ui/toast-store.ts';
import { markParts } from './detail/mark-parts.ts';

beforeEach(() => {
  localStorage.clear();
  dismissToast();
});
afterEach(() => vi.restoreAllMocks());

const AT = '2026-03-02T09:00:00.000Z';
const idOf = (at: number) => `0198c7a0-0000-7000-8000-0000000000a${at}`;

const item = (at: number, given: Partial<ReviewItem> = {}): ReviewItem => ({
  id: idOf(at),
  status: 'in_review',
  roleTitle: `Face ${at}`,
  productionTitle: 'Face of the Season',
  companyName: 'Nova Portrait House',
  postedBy: 'Gideon Marsh',
  description: 'Ring 07700 900461 today.',
  submittedAt: AT,
  cautions: ['contact_data', 'seen_before'],
  ...given,
});

const reviewed = (at: number, status: ReviewItem['status'] = 'in_review'): ReviewedCall => ({
  ...item(at),
  status,
  roleId: idOf(8),
  productionId: idOf(9),
  visibility: 'public',
  deadlineAt: AT,
  openedAt: null,
  endedAt: null,
  moderatedBy: null,
  moderatorReason: null,
  synopsis: null,
  terms: [{ label: 'Pay', text: '£20 a day' }],
  applications: 3,
  cautions: [
    { kind: 'pay_below_floor', evidence: '£20 a day', place: 'Pay', resemblance: null },
    { kind: 'contact_data', evidence: '07700 900461', place: 'Description', resemblance: null },
    {
      kind: 'seen_before',
      evidence: '07700 900461',
      place: 'Description',
      resemblance: {
        callId: idOf(7),
        roleTitle: 'Hand models',
        companyName: 'Lumen Faces',
        rejectedAt: AT,
        reason: 'A swindle.',
      },
    },
  ],
  poster: {
    id: idOf(6),
    name: 'Gideon Marsh',
    email: 'gideon@nova.example',
    jobTitle: null,
    companyName: 'Nova Portrait House',
    website: null,
    memberSince: AT,
    isVerified: false,
    suspendedAt: null,
    calls: { open: 0, ended: 0, rejected: 1 },
    rejections: [{ callId: idOf(7), roleTitle: 'Hand models', reason: 'A swindle.', at: AT }],
    openReports: 2,
    warnings: 0,
  },
});

const decisionOf = (at: number) => `POST /api/admin/casting-calls/${idOf(at)}/decision`;

async function openReview(status: ReviewItem['status'] = 'in_review', decided = 204) {
  const calls = [item(1, { status }), item(2, { status })];
  const server = stubServer({
    ...signedInAs(testUser('admin')),
    'GET /api/admin/casting-calls': { status: 200, body: { items: calls, nextCursor: null } },
    [`GET /api/admin/casting-calls/${idOf(1)}`]: { status: 200, body: reviewed(1, status) },
    [`GET /api/admin/casting-calls/${idOf(2)}`]: { status: 200, body: reviewed(2, status) },
    [decisionOf(1)]:
      decided === 409
        ? { status: 409, body: { code: 'CONFLICT', message: 'Changed.' } }
        : { status: decided },
  });
  openApp(`/admin/casting-calls?status=${status}&id=${idOf(1)}`);
  await screen.findByRole('heading', { name: /Face 1/ });
  const sent = () => server.bodies[server.asked.indexOf(decisionOf(1))];
  return { ...server, sent };
}

describe('the review of calls', () => {
  it('shows what was noticed, marks the words, and says what it resembles and who posted it', async () => {
    await openReview();
    const detail = within(screen.getByRole('article'));
    expect(detail.getByText('Pay below floor')).toBeTruthy();
    const mark = document.querySelector('mark');
    expect(mark?.title).toBe('Contact data, Seen before');
    expect(mark?.textContent).toContain('07700 900461');
    expect(detail.getAllByText(/A swindle\./)).toHaveLength(2);
    expect(detail.getByText('gideon@nova.example')).toBeTruthy();
  });

  it('publishes by a key, and the next one opens', async () => {
    const { sent } = await openReview();
    await userEvent.keyboard('p');
    await screen.findByRole('heading', { name: /Face 2/ });
    expect(sent()).toEqual({ decision: 'publish', reason: null });
    expect(addressNow()).toContain(idOf(2));
  });

  it('rejects with a ready reason or own words, and not without', async () => {
    const { asked, sent } = await openReview();
    await userEvent.keyboard('t');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('r');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(dialog.getByText('Please give a reason')).toBeTruthy();
    expect(asked).not.toContain(decisionOf(1));
    await userEvent.click(dialog.getByRole('button', { name: 'Not a real casting' }));
    await userEvent.keyboard(' Sorry.{Control>}{Enter}{/Control}');
    await screen.findByRole('heading', { name: /Face 2/ });
    expect(sent()).toEqual({
      decision: 'reject',
      reason: 'We could not establish that this production exists. Sorry.',
    });
  });

  it('rejects once, however often it is sent', async () => {
    const { asked, answers } = await openReview();
    answers[decisionOf(1)] = 'silent';
    await userEvent.keyboard('r');
    await userEvent.type(await screen.findByLabelText(/Reason/), 'No.');
    const send = () => userEvent.keyboard('{Control>}{Enter}{/Control}');
    await send();
    await waitFor(() => expect(asked).toContain(decisionOf(1)));
    await send();
    expect(asked.filter((call) => call === decisionOf(1))).toHaveLength(1);
  });

  it('says of a new try nothing of what failed before', async () => {
    await openReview('in_review', 500);
    await userEvent.keyboard('r');
    await userEvent.type(await screen.findByLabelText(/Reason/), 'No.{Control>}{Enter}{/Control}');
    await screen.findByRole('alert');
    await userEvent.keyboard('{Escape}r');
    await screen.findByLabelText(/Reason/);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes an open one down', async () => {
    const { sent } = await openReview('open');
    await userEvent.keyboard('t');
    await userEvent.type(await screen.findByLabelText(/Reason/), 'It asks for money.');
    await userEvent.click(screen.getByRole('button', { name: 'Take down' }));
    await waitFor(() =>
      expect(sent()).toEqual({ decision: 'take_down', reason: 'It asks for money.' }),
    );
  });

  it('tells whoever comes second, and goes on', async () => {
    await openReview('in_review', 409);
    await userEvent.keyboard('p');
    expect(await screen.findByText('Decided in the meantime')).toBeTruthy();
    await screen.findByRole('heading', { name: /Face 2/ });
  });
});

it('marks every place of the words, overlapping ones with all their kinds, and no whole text', () => {
  const parts = markParts('mail a@b.co, a@b.co', [
    { kind: 'contact_data', evidence: 'a@b.co' },
    { kind: 'seen_before', evidence: 'b.co, a' },
    { kind: 'fee_words', evidence: 'mail a@b.co, a@b.co' },
  ]);
  expect(parts.map(({ words, kinds }) => [words, kinds.length])).toEqual([
    ['mail ', 0],
    ['a@', 1],
    ['b.co', 2],
    [', ', 1],
    ['a', 2],
    ['@b.co', 1],
  ]);
});
