import type { OpenedCase, PersonHistory, ReportCase } from '@callboard/contract/report-review';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressNow, openApp } from '../../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../../app/test/stub-server.ts';
import { testUser } from '../../../lib/test-user.ts';
import { dismissToast } from '../../../ui/toast-store.ts';

beforeEach(() => {
  localStorage.clear();
  dismissToast();
});
afterEach(() => vi.restoreAllMocks());

const PATH = '/api/admin/reports';
const DALE = '0198c7a0-0000-7000-8000-0000000000d0';
const IDS = ['0198c7a0-0000-7000-8000-0000000000c1', '0198c7a0-0000-7000-8000-0000000000c2'];

const dale: PersonHistory = {
  id: DALE,
  name: 'Dale Crispin',
  role: 'client',
  email: 'dale@callboard.test',
  memberSince: '2026-01-05T10:00:00.000Z',
  isVerified: false,
  suspendedAt: null,
  reportsMade: 0,
  reportsActedOn: 0,
  casesAgainst: 2,
  decisions: [],
};

const cases = IDS.map(
  (subjectId, at): ReportCase => ({
    subject: 'profile',
    subjectId,
    status: 'open',
    reason: 'spam',
    reports: 1,
    concernsMinor: false,
    firstReportedAt: '2026-03-01T09:00:00.000Z',
    title: `Profile ${at + 1}`,
    against: { id: DALE, name: dale.name },
  }),
);

const opened = (summary: ReportCase): OpenedCase => ({
  ...summary,
  items: [],
  accused: dale,
  lines: [],
  link: null,
  canRemove: false,
  decided: [],
});

function openReports(address: string, items = cases) {
  const server = stubServer({
    ...signedInAs(testUser('admin')),
    [`GET ${PATH}`]: { status: 200, body: { items, nextCursor: null } },
    ...Object.fromEntries(
      cases.flatMap((each) => [
        [`GET ${PATH}/profile/${each.subjectId}`, { status: 200, body: opened(each) }],
        [`POST ${PATH}/profile/${each.subjectId}/decision`, { status: 204 }],
      ]),
    ),
  });
  openApp(address);
  return server;
}

describe('chat reports', () => {
  it('are decided by a key with a reason that has to be given, and the next one opens', async () => {
    const server = openReports(`/admin/reports?id=profile.${IDS[0]}`);
    await screen.findByRole('heading', { level: 2, name: 'Profile 1' });
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain(`/admin/audit?targetKind=talent-profile&targetId=${IDS[0]}`);
    expect(links).toContain(`/admin/users?id=${DALE}`);
    // There is nothing to remove: the key does nothing.
    await userEvent.keyboard('m');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('w');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Warn' }));
    expect(dialog.getByText('Please give a reason')).toBeTruthy();
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'One advertisement too many.');
    await userEvent.click(dialog.getByRole('button', { name: 'Warn' }));
    await screen.findByRole('heading', { level: 2, name: 'Profile 2' });
    const at = server.asked.indexOf(`POST ${PATH}/profile/${IDS[0]}/decision`);
    expect(server.bodies[at]).toEqual({
      decision: 'warn',
      reason: 'One advertisement too many.',
      removeToo: false,
    });
  });

  it('against one person say so, and a press shows those of everyone again', async () => {
    openReports(`/admin/reports?againstUserId=${DALE}`);
    await userEvent.click(await screen.findByRole('button', { name: /^Against Dale Crispin/ }));
    await waitFor(() => expect(addressNow()).toBe('/admin/reports'));
  });

  it('that no filter leaves are found again by one press', async () => {
    openReports('/admin/reports?reason=spam&subject=call', []);
    await screen.findByText('No case matches');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(addressNow()).toBe('/admin/reports'));
    await screen.findByText('Nothing is reported');
  });
});
