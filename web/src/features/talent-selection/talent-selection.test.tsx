import type { RosterEntry } from '@callboard/contract/roster';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressNow, openApp } from '../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../app/test/stub-server.ts';
import { testUser } from '../../lib/test-user.ts';
import { dismissToast } from '../../ui/toast-store.ts';

beforeEach(() => {
  localStorage.clear();
  dismissToast();
});
afterEach(() => vi.restoreAllMocks());

const AGENT = testUser('agent');
const ME = { userId: AGENT.id, firstName: 'Tobias', lastName: 'Finch' };
const NOOR = { userId: 'noor', firstName: 'Noor', lastName: 'Wells' };
const PORTFOLIO = '/api/business-portfolios/p-1';
const ROSTER = `GET ${PORTFOLIO}/roster`;
const TALENT = `GET ${PORTFOLIO}/talent`;
const ASSIGN = `PUT ${PORTFOLIO}/assignments`;
const ok = (body: unknown) => ({ status: 200, body });
const page = (items: unknown[]) => ok({ items, total: items.length, nextCursor: null });

const entry = (firstName: string, given: Partial<RosterEntry> = {}): RosterEntry => ({
  talentProfileId: `profile-${firstName}`,
  userId: `user-${firstName}`,
  firstName,
  lastName: 'Quill',
  stageName: null,
  photoUrl: null,
  headline: null,
  place: null,
  playingAgeMin: null,
  playingAgeMax: null,
  categories: [],
  completeness: 80,
  isMinor: false,
  isClaimed: true,
  claim: null,
  representations: [],
  assignments: [ME],
  agencyNotes: 0,
  waiting: { invitations: 0, confirmations: 0 },
  liveApplications: 0,
  addedAt: '2026-03-01T12:00:00Z',
  ...given,
});
const listed = ({ talentProfileId: id, userId, firstName, lastName }: RosterEntry) => ({
  user: { id: userId },
  talentProfile: { id, firstName, lastName },
  assignments: [{ teamMember: { userId: AGENT.id } }],
});

function open(roster: RosterEntry[], role: 'admin' | 'employee' = 'admin', address = '') {
  const portfolio = { id: 'p-1', name: 'Finch & Wren', logoUrl: null, description: null };
  const server = stubServer({
    ...signedInAs(AGENT),
    'GET /api/business-portfolios': ok({ owned: [portfolio], member: [] }),
    [`GET ${PORTFOLIO}`]: ok({ ...portfolio, role, isOwner: false, isVerified: true, owner: ME }),
    [ROSTER]: page(roster),
    [TALENT]: ok(roster.map(listed)),
    'GET /api/applications': page([]),
    [ASSIGN]: { status: 204 },
  });
  return { ...server, ...openApp(`/talent-selection${address}`) };
}

const ADA = entry('Ada', { waiting: { invitations: 2, confirmations: 0 }, liveApplications: 3 });
const BO = entry('Bo', { liveApplications: 1 });

describe('the talent dashboard', () => {
  it('shows each talent with what waits for them, and works as one by keys alone', async () => {
    open([ADA, BO]);
    expect(await screen.findByRole('button', { name: /Work as Bo Quill 1 live/ })).toBeDefined();
    await userEvent.keyboard('j');
    expect(document.activeElement?.textContent).toContain('2 auditions to answer');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(addressNow()).toBe('/talent/profile'));
    expect(localStorage.getItem('selectedTalentId')).toBe('profile-Ada');
  });

  it('leads from what waits today to where it is answered, as that talent', async () => {
    open([ADA, BO]);
    const waits = await screen.findByRole('button', { name: 'Ada Quill: 2 auditions to answer' });
    await userEvent.click(waits);
    await waitFor(() => expect(addressNow()).toBe('/invitations'));
    expect(localStorage.getItem('selectedTalentId')).toBe('profile-Ada');
  });

  it('lets an admin take on a colleague’s talent, who stays theirs too', async () => {
    const { bodies, asked } = open(
      [entry('Cy', { assignments: [NOOR] })],
      'admin',
      '?roster=whole',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Assign Cy Quill to me' }));
    await waitFor(() => expect(asked).toContain(ASSIGN));
    expect(bodies[asked.indexOf(ASSIGN)]).toEqual({
      talentProfileIds: ['profile-Cy'],
      userIds: ['noor', AGENT.id],
    });
  });

  it('tells an employee without talents who gives them some, and an admin how to add one', async () => {
    const { unmount } = open([], 'employee');
    expect(await screen.findByText('Nobody is assigned to you yet')).toBeDefined();
    expect(screen.queryByText('Whole roster')).toBeNull();
    unmount();
    open([], 'admin', '?roster=whole');
    const add = await screen.findByRole('link', { name: 'Add talent' });
    expect(add.getAttribute('href')).toBe('/managed-talent');
  });
});

describe('pages about the selected talent', () => {
  it('let one choose while nobody is selected', async () => {
    const { router } = open([ADA, BO]);
    await screen.findByRole('button', { name: /Work as Bo/ });
    await router.navigate({ to: '/talent/profile' });
    const list = within(await screen.findByRole('main'));
    expect(await list.findByText('No talent selected')).toBeDefined();
    await userEvent.click(await list.findByRole('button', { name: /Bo Quill/ }));
    await waitFor(() => expect(localStorage.getItem('selectedTalentId')).toBe('profile-Bo'));
    expect(list.queryByText('No talent selected')).toBeNull();
  });
});
