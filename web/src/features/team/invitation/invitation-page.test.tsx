import type { OpenedInvitation } from '@callboard/contract/team';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addressNow, openApp } from '../../../app/test/open-app.tsx';
import { nobody, signedInAs, stubServer } from '../../../app/test/stub-server.ts';
import { testUser } from '../../../lib/test-user.ts';
import { AGENT, ok, opened, PORTFOLIO_ID, teamAnswers } from '../team.fixture.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const API = '/api/team-invitations/a-token';
type Answers = Parameters<typeof stubServer>[0];

function openLink(who: Answers, changes: Partial<OpenedInvitation>, answers: Answers = {}) {
  const told = { 'GET /api/countries': ok([{ id: 'us', name: 'United States' }]) };
  const server = stubServer({
    ...told,
    ...who,
    [`GET ${API}`]: ok(opened(changes)),
    ...answers,
  });
  return { ...server, ...openApp('/team-invitations/a-token') };
}
const main = () => within(screen.getByRole('main'));
const TALENT = testUser('talent');

it.each([
  ['somebody else', signedInAs(TALENT), {}, 'This invitation is for another address'],
  [
    'an address that is no agent’s',
    nobody,
    { account: 'other' },
    'This account cannot join a team',
  ],
  ['anyone, once it is over', nobody, { status: 'expired' }, 'This invitation has expired'],
] as const)('tells %s plainly that they cannot join', async (_, who, changes, words) => {
  openLink(who, changes);
  expect(await screen.findByText(words)).toBeDefined();
  expect(main().queryByRole('button', { name: /join/i })).toBeNull();
});

it('leads whoever has to sign in back to the invitation', async () => {
  openLink(nobody, { account: 'agent' });
  await screen.findByText((text) => text.includes('Sign in with it to join.'));
  const link = main().getByRole<HTMLAnchorElement>('link', { name: 'Sign in' });
  expect(new URL(link.href).searchParams.get('next')).toBe('/team-invitations/a-token');
});

it('lets the invited agent join, and takes them to the team', async () => {
  const { asked } = openLink(
    teamAnswers('employee'),
    { email: AGENT.email, account: 'agent' },
    { [`POST ${API}/accept`]: ok({ portfolioId: PORTFOLIO_ID }) },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Join the team' }));
  await waitFor(() => expect(addressNow()).toBe(`/team-members?portfolioId=${PORTFOLIO_ID}`));
  expect(asked).toContain(`POST ${API}/accept`);
});

it('does not lead whoever has left the team since back to it', async () => {
  openLink(
    { ...teamAnswers(), 'GET /api/business-portfolios': ok({ owned: [], member: [] }) },
    { email: AGENT.email, account: 'agent', status: 'accepted' },
  );
  expect(await screen.findByText('You are no longer on this team')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Open the team' })).toBeNull();
});

it('shows a link that was replaced meanwhile as what it is', async () => {
  const { answers } = openLink(
    teamAnswers('employee'),
    { email: AGENT.email, account: 'agent' },
    { [`POST ${API}/accept`]: { status: 404, body: { code: 'NOT_FOUND' } } },
  );
  const button = await screen.findByRole('button', { name: 'Join the team' });
  answers[`GET ${API}`] = { status: 404 };
  await userEvent.click(button);
  expect(await screen.findByText('This link does not work')).toBeDefined();
});

it('makes an account of a password, and says what the server finds wrong', async () => {
  const { bodies, answers } = openLink(
    nobody,
    {},
    {
      [`POST ${API}/register`]: { status: 400, body: { fields: { firstName: 'Too strange' } } },
    },
  );
  await userEvent.click(await screen.findByLabelText('Password'));
  await userEvent.paste('a good long password');
  await userEvent.click(screen.getByRole('button', { name: 'Create account and join' }));
  expect(await screen.findByText('Too strange')).toBeDefined();
  Object.assign(answers, teamAnswers('employee'), {
    [`POST ${API}/register`]: { status: 201, body: { user: AGENT, portfolioId: PORTFOLIO_ID } },
  });
  await userEvent.type(screen.getByLabelText('First name'), 'a');
  await userEvent.click(screen.getByRole('button', { name: 'Create account and join' }));
  await waitFor(() => expect(addressNow()).toBe(`/team-members?portfolioId=${PORTFOLIO_ID}`));
  expect(bodies).toContainEqual({
    firstName: 'Rowana',
    lastName: 'Thistle',
    password: 'a good long password',
    countryId: 'us',
  });
});

it('is declined after one question, without an account', async () => {
  const { asked, answers } = openLink(nobody, {}, { [`POST ${API}/decline`]: { status: 204 } });
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
  answers[`GET ${API}`] = ok(opened({ status: 'declined' }));
  const dialog = await screen.findByRole('dialog', { name: 'Decline this invitation?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('This invitation was declined')).toBeDefined();
  expect(asked).toContain(`POST ${API}/decline`);
});

it('a link that leads nowhere says so', async () => {
  openLink(nobody, {}, { [`GET ${API}`]: { status: 404 } });
  expect(await screen.findByText('This link does not work')).toBeDefined();
});
