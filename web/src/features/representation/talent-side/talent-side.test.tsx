import type { Representation } from '@callboard/contract/representation';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openApp } from '../../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../../app/test/stub-server.ts';
import { testUser } from '../../../lib/test-user.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const OWN = '0198c7a0-0000-7000-8000-0000000000e1';
const CHILD = '0198c7a0-0000-7000-8000-0000000000e2';
const LATER = 10_000;

const asked = (given: Partial<Representation> = {}): Representation => ({
  id: 'asked',
  talentProfileId: OWN,
  portfolio: { id: 'tallow', name: 'Tallow & Reed', logoUrl: null, isVerified: true },
  field: 'film_and_tv',
  territory: 'United Kingdom',
  kind: 'agent',
  isExclusive: true,
  submitter: 'both',
  status: 'requested',
  requestedByName: 'Joan Reed',
  replacesId: null,
  requestedAt: '2026-05-01T10:00:00.000Z',
  startedAt: null,
  endedAt: null,
  endedBy: null,
  endReason: null,
  ...given,
});
const holds = { status: 'active', startedAt: '2026-05-02T10:00:00.000Z' } as const;

const ok = (body: unknown) => ({ status: 200, body });
const profile = {
  stageName: null,
  firstName: 'Mara',
  lastName: 'Okonjo',
  abilities: { edit: true, manage: true },
};
const act = (given: object) => ({
  id: 'act',
  at: '2026-05-12T12:00:00.000Z',
  actor: { name: 'Joan Reed', photoUrl: null, agencyName: 'Tallow & Reed' },
  act: 'talent-profiles.traits-changed',
  subject: 'Looks',
  fields: ['heightCm'],
  link: '/profile?section=traits',
  ...given,
});

function open(address: string, items: Representation[], acts: object[] = [], profileId = OWN) {
  const path = `/api/talent-profiles/${profileId}`;
  const kept = profileId === OWN ? [] : [{ id: profileId, name: 'Mara Okonjo' }];
  const server = stubServer({
    ...signedInAs(testUser('talent', { talentProfileId: OWN })),
    'GET /api/talent-profiles/kept': ok({ items: kept, nextCursor: null }),
    [`GET ${path}`]: ok({ ...profile, id: profileId }),
    [`GET ${path}/professional-traits`]: ok({}),
    [`GET ${path}/professional-info`]: ok({}),
    [`GET ${path}/completeness`]: ok({ percent: 65, missing: [] }),
    'GET /api/applications': ok({ items: [], nextCursor: null }),
    [`GET ${path}/representations`]: ok({ items, nextCursor: null }),
    [`GET ${path}/acts`]: ok({ items: acts, nextCursor: null }),
    'POST /api/representations/asked/confirm': ok(asked(holds)),
    'POST /api/representations/asked/end': ok(asked({ status: 'ended' })),
  });
  const listNow = (next: Representation[]) => {
    server.answers[`GET ${path}/representations`] = ok({ items: next, nextCursor: null });
  };
  const sentTo = (call: string) => server.bodies.filter((_, at) => server.asked[at] === call);
  return { ...server, listNow, sentTo, ...openApp(address) };
}

it('a request stands above the profile with its terms in plain words until it is confirmed', async () => {
  const { listNow, asked: calls } = open('/profile', [asked()]);
  const title = 'An agency would like to represent you';
  await screen.findByRole('heading', { name: title }, { timeout: LATER });
  expect(screen.getByText('Nobody else represents you for this')).toBeDefined();
  expect(screen.getByText('Tallow & Reed submits, and you may apply too')).toBeDefined();
  listNow([asked(holds)]);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm Tallow & Reed' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: title })).toBeNull());
  expect(calls).toContain('POST /api/representations/asked/confirm');
});

it('news leads to who represents the talent, where they decline with a reason', async () => {
  const before = asked({ id: 'before', ...holds, isExclusive: false });
  const { sentTo } = open('/profile#representation', [asked({ replacesId: 'before' }), before]);
  await screen.findByRole('heading', { name: 'Who represents you' }, { timeout: LATER });
  expect(await screen.findByText('Until now: Others may represent you for this too')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Decline Tallow & Reed' }));
  const dialog = await screen.findByRole('dialog', { name: 'Decline Tallow & Reed?' });
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Not now');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Decline' }));
  const end = 'POST /api/representations/asked/end';
  await waitFor(() => expect(sentTo(end)).toEqual([{ reason: 'Not now' }]));
});

it('a guardian reads of the child’s agency, what it did, and what is over', async () => {
  const over = asked({
    id: 'over',
    status: 'ended',
    startedAt: holds.startedAt,
    endedAt: '2026-05-09T10:00:00.000Z',
    endedBy: 'agency',
    endReason: 'We close',
  });
  open(
    `/profile?section=representation&talentProfileId=${CHILD}`,
    [asked(holds), over],
    [
      act({ id: '4', act: 'applications.submitted', subject: 'Warder in Lamp', fields: [] }),
      act({ id: '3', fields: ['eyeColorId'] }),
      act({ id: '2' }),
      act({ id: '1', at: '2026-05-10T12:00:00.000Z', act: 'media.upload-cancelled', fields: [] }),
    ],
    CHILD,
  );
  await screen.findByRole('heading', { name: 'Who represents Mara Okonjo' }, { timeout: LATER });
  expect(await screen.findByRole('button', { name: 'End with Tallow & Reed' })).toBeDefined();
  expect(screen.getByText(/ended by Tallow & Reed: We close/)).toBeDefined();
  const days = await screen.findAllByRole('heading', { level: 3 });
  expect(days.map(({ textContent }) => textContent)).toEqual(['12 May', '10 May']);
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines.filter((line) => /Joan Reed /.test(line ?? ''))).toEqual([
    expect.stringContaining('Joan Reed submitted Mara Okonjo for Warder in Lamp'),
    expect.stringContaining('Joan Reed changed Looks: eye colour, height'),
    expect.stringContaining('Joan Reed cancelled an upload'),
  ]);
});
