import type { Role } from '@callboard/contract/roles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openApp } from '../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../app/test/stub-server.ts';
import { testUser } from '../../lib/test-user.ts';
import { agentProfile, clientProfile } from './profiles.fixture.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

type Answers = Parameters<typeof stubServer>[0];

function open(role: Role, answers: Answers = {}) {
  const server = stubServer({
    ...signedInAs(testUser(role)),
    'GET /api/client-profiles': { status: 200, body: clientProfile },
    'GET /api/agent-profiles': { status: 200, body: agentProfile },
    'GET /api/auth/sessions': { status: 200, body: { items: [] } },
    ...answers,
  });
  return { ...server, ...openApp('/account') };
}

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const save = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Save profile' }));

async function retype(name: string, text: string) {
  await userEvent.clear(await field(name));
  await userEvent.type(await field(name), text);
}

describe("a client's profile", () => {
  it('shows what is known', async () => {
    open('client');
    expect((await field('Company')).value).toBe('Farrell Voss Casting');
    expect((await field('Job title')).value).toBe('Casting director');
    for (const name of ['Website', 'Phone', 'Bio']) expect((await field(name)).value).toBe('');
  });

  it('is saved as a whole and says so', async () => {
    const saved = { ...clientProfile, companyName: 'Voss', bio: 'Drama.' };
    const { asked, bodies } = open('client', {
      'PUT /api/client-profiles': { status: 200, body: saved },
    });
    await retype('Company', ' Voss ');
    await retype('Bio', 'Drama.');
    await save();
    expect(await screen.findByText('Saved')).toBeDefined();
    expect(bodies[asked.indexOf('PUT /api/client-profiles')]).toEqual({
      companyName: 'Voss',
      jobTitle: 'Casting director',
      website: null,
      phone: null,
      bio: 'Drama.',
    });
    expect((await field('Company')).value).toBe('Voss');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save profile' });
    expect(button.disabled).toBe(true);
  });

  it('names every wrong field and sends nothing', async () => {
    const { asked } = open('client');
    await userEvent.clear(await field('Company'));
    await retype('Website', 'tallow');
    await save();
    expect(await screen.findByText('Company name is required')).toBeDefined();
    expect(screen.getByText('Please enter a valid URL')).toBeDefined();
    expect(asked).not.toContain('PUT /api/client-profiles');
  });

  it('shows what the server found wrong at its field, and keeps what was typed', async () => {
    const body = {
      message: 'Some fields need your attention.',
      code: 'INVALID_INPUT',
      fields: { phone: 'This has characters that cannot be stored' },
    };
    open('client', { 'PUT /api/client-profiles': { status: 400, body } });
    await retype('Phone', '020 7946 0000');
    await save();
    expect(await screen.findByText('This has characters that cannot be stored')).toBeDefined();
    expect((await field('Phone')).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Not saved')).toBeDefined();
    expect((await field('Phone')).value).toBe('020 7946 0000');
  });

  it('that cannot be loaded says so and can be tried again', async () => {
    const { answers } = open('client', { 'GET /api/client-profiles': { status: 500 } });
    const alert = await screen.findByText('Your profile could not be loaded');
    answers['GET /api/client-profiles'] = { status: 200, body: clientProfile };
    const section = alert.closest('section');
    if (section === null) throw new Error('the message is in no section');
    await userEvent.click(within(section).getByRole('button', { name: 'Try again' }));
    expect((await field('Company')).value).toBe('Farrell Voss Casting');
  });

  it('follows the names of the account', async () => {
    const user = testUser('client', { firstName: 'Zadie', lastName: 'Quill' });
    const { asked } = open('client', { 'PATCH /api/account': { status: 200, body: { user } } });
    const you = () => screen.getByRole('heading', { name: 'You' }).closest('section');
    await field('Company');
    await waitFor(() => expect(you()?.textContent).toContain('IF'));
    await retype('First name', 'Zadie');
    await userEvent.click(screen.getByRole('button', { name: 'Save names' }));
    await waitFor(() => expect(you()?.textContent).toContain('ZQ'));
    expect(asked.filter((call) => call === 'GET /api/client-profiles')).toHaveLength(1);
  });
});

describe("an agent's profile", () => {
  it('has neither company nor website, and is saved as a whole', async () => {
    const saved = { ...agentProfile, phone: '020 7946 0000' };
    const { asked, bodies } = open('agent', {
      'PUT /api/agent-profiles': { status: 200, body: saved },
    });
    expect((await field('Job title')).value).toBe('Agent');
    expect(screen.queryByRole('textbox', { name: 'Company' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Website' })).toBeNull();
    await retype('Phone', '020 7946 0000');
    await save();
    expect(await screen.findByText('Saved')).toBeDefined();
    expect(bodies[asked.indexOf('PUT /api/agent-profiles')]).toEqual({
      jobTitle: 'Agent',
      phone: '020 7946 0000',
      bio: null,
    });
  });

  it('that is refused says why', async () => {
    const body = { message: 'Too many requests.', code: 'TOO_MANY_REQUESTS' };
    open('agent', { 'PUT /api/agent-profiles': { status: 429, body } });
    await retype('Job title', 'Head of talent');
    await save();
    expect(await screen.findByText('Too many requests.')).toBeDefined();
    expect((await field('Job title')).value).toBe('Head of talent');
  });
});

it.each(['talent', 'admin'] as const)('an account of %s has no such section', async (role) => {
  open(role);
  await screen.findByRole('button', { name: 'Save names' });
  expect(screen.queryByRole('button', { name: 'Save profile' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Profile' })).toBeNull();
});
