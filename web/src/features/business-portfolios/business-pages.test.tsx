import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addressNow, openApp } from '../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../app/test/stub-server.ts';
import { testUser } from '../../lib/test-user.ts';
import { AGENT, LIST, listOf, ok, testDetail, testPortfolio } from './portfolios.fixture.ts';

const BIRCH = testDetail('Birch');
const ONE = `/api/business-portfolios/${BIRCH.id}`;
const noItems = ok({ items: [], total: 0, nextCursor: null });

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('names everything that goes before a portfolio can be deleted, and asks for its name', async () => {
  const { answers, asked, bodies } = stubServer({
    ...signedInAs(AGENT),
    [LIST]: listOf(testPortfolio('Birch')),
    [`GET ${ONE}`]: ok(BIRCH),
    [`GET ${ONE}/contents`]: ok({
      members: 2,
      invitations: 1,
      talents: 3,
      askedTalents: 1,
      unclaimedTalents: 1,
      hiddenTalents: 1,
      agencyNotes: 0,
      openSubmissions: 4,
      hasPro: true,
    }),
    [`DELETE ${ONE}`]: { status: 204 },
  });
  openApp('/business-info');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete portfolio' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Birch?' });
  expect((await within(dialog).findAllByRole('listitem')).map((line) => line.textContent)).toEqual([
    '2 colleagues lose access.',
    '1 invitation that waits ends.',
    '3 talents are no longer represented by you. They are told.',
    '1 talent is no longer asked to join you. They are told.',
    '1 profile that nobody has claimed is deleted.',
    '1 profile that nobody has claimed is hidden; only castings that have it keep seeing it.',
    'All other profiles stay their talents’ own.',
    '4 open submissions stay, as the talents’ own.',
    'Pro ends at once, and what was paid for it is not paid back.',
  ]);
  const button = within(dialog).getByRole('button', { name: 'Delete portfolio' });
  expect(button).toHaveProperty('disabled', true);
  await userEvent.type(within(dialog).getByLabelText('To go on, type Birch'), 'Birch');
  answers[LIST] = listOf();
  await userEvent.click(button);
  expect(await screen.findByText('You have no business portfolio yet')).toBeDefined();
  expect(bodies[asked.indexOf(`DELETE ${ONE}`)]).toEqual({ name: 'Birch' });
});

it('keeps what is typed and takes in what a colleague saved, so that saving undoes nothing', async () => {
  const { answers, asked, bodies } = stubServer({
    ...signedInAs(AGENT),
    [LIST]: listOf(testPortfolio('Birch')),
    [`GET ${ONE}`]: ok({ ...BIRCH, logoUrl: `${ONE}/logo` }),
    [`DELETE ${ONE}/logo`]: { status: 204 },
    [`PATCH ${ONE}`]: ok(BIRCH),
  });
  openApp('/business-info');
  await userEvent.type(await screen.findByLabelText('Address'), 'Mill Lane');
  answers[`GET ${ONE}`] = ok({ ...BIRCH, phone: '+44 20', address: 'High Street' });
  // Whatever makes the page ask anew.
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await screen.findByDisplayValue('+44 20');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findAllByText('Saved');
  expect(bodies[asked.indexOf(`PATCH ${ONE}`)]).toMatchObject({
    address: 'Mill Lane',
    phone: '+44 20',
  });
});

it('shows an employee the data without a form, and the way out', async () => {
  const { answers } = stubServer({
    ...signedInAs(AGENT),
    [LIST]: listOf(testPortfolio('Birch')),
    [`GET ${ONE}`]: ok({ ...BIRCH, role: 'employee', isOwner: false, phone: '+44 20' }),
    [`POST ${ONE}/leave`]: { status: 204 },
  });
  openApp('/business-info');
  expect(await screen.findByRole('link', { name: '+44 20' })).toBeDefined();
  expect(screen.queryByRole('textbox', { name: /Business name/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  const dialog = await screen.findByRole('dialog', { name: 'Leave Birch?' });
  answers[LIST] = listOf();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('You have no business portfolio yet')).toBeDefined();
  expect((await screen.findAllByText('You left Birch')).length).not.toBe(0);
});

it('lets an admin choose a portfolio by name, and only read it', async () => {
  stubServer({
    ...signedInAs(testUser('admin')),
    'GET /api/admin/business-portfolios': ok({
      items: [
        {
          id: BIRCH.id,
          name: 'Birch',
          logoUrl: null,
          ownerName: 'A B',
          talents: 1,
          isVerified: true,
        },
      ],
      nextCursor: null,
    }),
    [`GET ${ONE}`]: ok({ ...BIRCH, role: null, isOwner: false }),
    [`GET ${ONE}/team-members`]: noItems,
    [`GET ${ONE}/team-invitations`]: noItems,
    [`GET ${ONE}/roster`]: noItems,
  });
  openApp('/business-management');
  await userEvent.click(await screen.findByRole('link', { name: /Birch/ }));
  expect(await screen.findByText('To read')).toBeDefined();
  expect(addressNow()).toBe(`/business-management?portfolioId=${BIRCH.id}`);
  const info = screen.getByRole('link', { name: /^Business info/ });
  expect(info.getAttribute('href')).toBe(`/business-info?portfolioId=${BIRCH.id}`);
  expect(screen.queryByText('Create New Portfolio')).toBeNull();
  await userEvent.click(info);
  expect(await screen.findByText('Owner')).toBeDefined();
  expect(screen.queryByText('Danger zone')).toBeNull();
});

it('leads a newcomer through the steps that are not done yet', async () => {
  stubServer({
    ...signedInAs(AGENT),
    [LIST]: listOf(testPortfolio('Birch')),
    [`GET ${ONE}/team-members`]: noItems,
    [`GET ${ONE}/team-invitations`]: noItems,
    [`GET ${ONE}/roster`]: noItems,
  });
  openApp('/agent-onboarding');
  const steps = await screen.findByRole('list', { name: '1 of 3 done' });
  const current = within(steps)
    .getAllByRole('listitem')
    .find((step) => step.getAttribute('aria-current') === 'step');
  expect(current?.textContent).toContain('Your first talent');
  expect(screen.getByRole('link', { name: 'Add a talent' }).getAttribute('href')).toBe(
    '/managed-talent',
  );
});
