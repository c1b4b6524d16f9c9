import type { Child, ChildPapers } from '@callboard/contract/children';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { openApp } from '../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../app/test/stub-server.ts';
import { testUser } from '../../lib/test-user.ts';
import { licenceStanding } from './licence-words.ts';

afterEach(() => vi.restoreAllMocks());

const child: Child = {
  id: '0198c7a0-0000-7000-8000-0000000000c7',
  firstName: 'Ottilie',
  lastName: 'Grange',
  photoUrl: null,
  dateOfBirth: '2016-05-04',
  isMinor: true,
  relation: 'parent',
  licenceUntil: '2020-01-31',
  turns18On: '2034-05-04',
  handOver: null,
};
const grownUp: Child = { ...child, id: `${child.id.slice(0, -1)}8`, firstName: 'Rufus' };
const PAPERS: ChildPapers = {
  licenceAuthority: null,
  licenceNumber: null,
  licenceFrom: null,
  licenceUntil: null,
  chaperoneName: null,
  chaperonePhone: null,
  chaperoneLicence: null,
  chaperoneIsGuardian: false,
  schoolName: null,
  notes: null,
};
const ok = (body: unknown) => ({ status: 200, body });
const list = (...items: Child[]) => ({ 'GET /api/children': ok({ items, nextCursor: null }) });
const guardian = signedInAs(testUser('talent'));

it('a guardian adds a child, after saying who they are and that they may', async () => {
  const server = stubServer({
    ...guardian,
    ...list(),
    'POST /api/children': { status: 201, body: child },
  });
  openApp('/account');
  await userEvent.click(await screen.findByRole('button', { name: 'Add a child' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a child' }));
  await userEvent.type(dialog.getByLabelText('First name'), 'Ottilie');
  await userEvent.type(dialog.getByLabelText('Last name'), 'Grange');
  await userEvent.type(dialog.getByLabelText('Date of birth'), '2016-05-04');
  await userEvent.click(dialog.getByRole('button', { name: 'Add the child' }));
  await dialog.findByText('Please confirm that you may decide for this child');
  dialog.getByText('Please say who you are to the child');
  expect(server.asked).not.toContain('POST /api/children');
});

it('says where each licence stands, and hands over who has grown up', async () => {
  const handed = { email: 'rufus@example.com', expiresAt: '2099-01-01T00:00:00.000Z' };
  const server = stubServer({
    ...guardian,
    ...list(child, { ...grownUp, isMinor: false, turns18On: '2026-01-02' }),
    [`POST /api/talent-profiles/${grownUp.id}/hand-over`]: ok({ ...grownUp, handOver: handed }),
  });
  openApp('/account');
  await screen.findByText('Licence ran out on 31 January 2020');
  await userEvent.click(screen.getByRole('button', { name: 'Hand over' }));
  await userEvent.type(screen.getByLabelText("Rufus's own e-mail address"), handed.email);
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  await screen.findByText('A link is on its way to Rufus');
  expect(server.bodies).toContainEqual({ email: handed.email });
});

it.each([
  [null, 'neutral'],
  ['2026-02-28', 'danger'],
  ['2026-03-01', 'warn'],
  ['2026-03-31', 'warn'],
  ['2026-04-01', 'success'],
])('a licence until %s is shown as %s on the first of March', (until, tone) => {
  expect(licenceStanding(until, new Date(2026, 2, 1, 12)).tone).toBe(tone);
});

it('nothing is a licence until it is filled in', () => {
  expect(licenceStanding(PAPERS.licenceUntil).word).toBe('No licence yet');
});
