import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openApp } from '../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../app/test/stub-server.ts';
import { testUser } from '../../lib/test-user.ts';
import { AGENT, LIST, listOf, testPortfolio } from './portfolios.fixture.ts';

// Here nobody has to wait until the page is idle.
vi.mock('../../lib/when-idle.ts', () => ({
  whenIdle: (_afterMs: number, act: () => void) => {
    const timer = setTimeout(act, 0);
    return () => clearTimeout(timer);
  },
}));

const CREATE = 'POST /api/business-portfolios';
const BIRCH = testPortfolio('Birch', { description: 'Voices and faces' });
const CEDAR = testPortfolio('Cedar', { logoUrl: '/api/business-portfolios/id-of-cedar/logo?v=1' });

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

/** In the shell, and with nothing of the business on the page itself. */
const QUIET_PAGE = '/no/such/page';

function openAgent(list: Parameters<typeof stubServer>[0][string], rest = {}) {
  const server = stubServer({ ...signedInAs(AGENT), [LIST]: list, ...rest });
  return { ...server, ...openApp(QUIET_PAGE) };
}

const choose = (label: string, file: File) =>
  userEvent.upload(screen.getByLabelText(label, { selector: 'input' }), file, {
    applyAccept: false,
  });
const picture = (bytes: number, type = 'image/gif') => {
  const file = new File(['x'], 'logo.gif', { type });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};

describe('the business portfolio block', () => {
  it('holds its place while the portfolios are on their way', async () => {
    openAgent('silent');
    expect(await screen.findByText('Loading your portfolios')).toBeDefined();
  });

  it('offers to create one where there is none', async () => {
    openAgent(listOf());
    expect(await screen.findByRole('button', { name: 'Create Portfolio' })).toBeDefined();
  });

  it('shows the name of a single one, labelled as what it is', async () => {
    openAgent(listOf(BIRCH));
    expect(await screen.findByText('Birch')).toBeDefined();
    expect(screen.getByText('Business Portfolio')).toBeDefined();
  });

  it('of several shows the selected one and their number, and lists them to choose from', async () => {
    openAgent(listOf(CEDAR, BIRCH));
    await userEvent.click(await screen.findByRole('button', { name: /Birch\s*2 portfolios/ }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'BirchVoices and faces, selected',
      'Cedar',
      'Create New Portfolio',
    ]);
    const [birch, cedar] = items;
    expect(birch?.querySelector('svg')).not.toBeNull();
    expect(cedar?.querySelector('img')?.getAttribute('src')).toBe(CEDAR.logoUrl);
    await userEvent.click(cedar as HTMLElement);
    expect(await screen.findByRole('button', { name: /Cedar\s*2 portfolios/ })).toBeDefined();
  });

  it('can be asked for again where it failed, and is for agents only', async () => {
    const { answers } = openAgent({ status: 500 });
    const again = await screen.findByRole('button', { name: 'Load portfolios again' });
    answers[LIST] = listOf(BIRCH);
    await userEvent.click(again);
    expect(await screen.findByText('Birch')).toBeDefined();
  });

  it('is not there for a client', async () => {
    const { asked } = stubServer(signedInAs(testUser('client')));
    openApp(QUIET_PAGE);
    await screen.findByRole('navigation', { name: 'Main' });
    expect(asked).not.toContain(LIST);
  });

  it('follows what colleagues change, and drops a portfolio that is gone', async () => {
    const { answers, socket } = openAgent(listOf(BIRCH, CEDAR));
    await screen.findByRole('button', { name: /Birch/ });
    await waitFor(() => expect(socket.connections).toBe(1));
    answers[LIST] = listOf(CEDAR);
    socket.receive('portfolio:changed', { userId: AGENT.id, portfolioId: BIRCH.id });
    expect(await screen.findByText('Business Portfolio')).toBeDefined();
    expect(screen.getByText('Cedar')).toBeDefined();
    expect(screen.queryByText('Birch')).toBeNull();
  });
});

describe('the dialog', () => {
  const submit = () =>
    userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Create Portfolio' }),
    );
  async function openDialog(rest = {}) {
    const app = openAgent(listOf(), rest);
    await userEvent.click(await screen.findByRole('button', { name: 'Create Portfolio' }));
    await screen.findByRole('dialog', { name: 'Create Business Portfolio' });
    return app;
  }

  it('says what is wrong with each field and sends nothing', async () => {
    const { asked } = await openDialog();
    await userEvent.type(screen.getByLabelText('Website'), 'nope');
    await userEvent.type(screen.getByLabelText('Email'), 'nope');
    await submit();
    expect(await screen.findByText('Business name is required')).toBeDefined();
    expect(screen.getByText('Please enter a valid URL')).toBeDefined();
    expect(screen.getByText('Please enter a valid email address')).toBeDefined();
    expect(asked).not.toContain(CREATE);
  });

  it('leaves a logo aside in silence that is no image or over 5 MB', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1' }));
    await openDialog();
    expect(screen.getByText('JPG, PNG or GIF. Max 5MB. Recommended 400x400px.')).toBeDefined();
    await choose('Logo', picture(100, 'application/pdf'));
    await choose('Logo', picture(5 * 1024 * 1024 + 1));
    expect(screen.getByRole('button', { name: 'Choose logo' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    await choose('Logo', picture(5 * 1024 * 1024));
    expect(await screen.findByRole('button', { name: 'Change logo' })).toBeDefined();
    vi.unstubAllGlobals();
  });

  it('creates, sends the logo, says so, closes, refreshes the list and selects the new one', async () => {
    const made = testPortfolio('Ash');
    const logo = `POST /api/business-portfolios/${made.id}/logo`;
    const { asked, bodies, answers } = await openDialog({
      [CREATE]: { status: 201, body: made },
      [logo]: { status: 200, body: made },
    });
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
    await userEvent.type(screen.getByLabelText(/Business name/), 'Ash');
    await choose('Logo', picture(100));
    answers[LIST] = listOf(made, testPortfolio('Aaron'));
    const before = asked.length;
    await submit();
    expect((await screen.findAllByText('Business portfolio created successfully')).length).not.toBe(
      0,
    );
    expect(screen.getAllByText('Success').length).not.toBe(0);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Not the first by name, and still the selected one.
    expect(await screen.findByRole('button', { name: /Ash\s*2 portfolios/ })).toBeDefined();
    const calls = asked.slice(before);
    expect(calls.indexOf(CREATE)).toBeLessThan(calls.indexOf(logo));
    expect(calls.indexOf(logo)).toBeLessThan(calls.lastIndexOf(LIST));
    expect(bodies[asked.indexOf(CREATE)]).toMatchObject({ name: 'Ash', website: null });
  });

  it.each([
    ['the server’s message', { message: 'The name is taken.' }, 'The name is taken.'],
    ['the usual words', undefined, 'Failed to create business portfolio'],
  ])('stays, with what was typed, and calls a failure out with %s', async (_, body, words) => {
    await openDialog({ [CREATE]: { status: 503, ...(body && { body }) } });
    await userEvent.type(screen.getByLabelText(/Business name/), 'Ash');
    await submit();
    expect((await screen.findAllByText(words)).length).not.toBe(0);
    expect(screen.getAllByText('Error').length).not.toBe(0);
    expect(screen.getByLabelText<HTMLInputElement>(/Business name/).value).toBe('Ash');
  });
});
