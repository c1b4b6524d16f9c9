import type { Conversation } from '@callboard/contract/conversations';
import { LIMITS } from '@callboard/contract/limits';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openApp } from '../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../app/test/stub-server.ts';
import { forgetWhatWasKept } from '../../lib/stored-user.ts';
import { conversation, ME, person } from './conversation.fixture.ts';
import { CONVERSATION_ID, ServedConversation } from './engine/conversation.fixture.ts';

// Here nobody has to wait until the page is idle.
vi.mock('../../lib/when-idle.ts', () => ({
  whenIdle: (_afterMs: number, act: () => void) => {
    const timer = setTimeout(act, 0);
    return () => clearTimeout(timer);
  },
}));

// Its code comes once, on machines that do other things too.
beforeAll(() => import('./messages-page.tsx'), 60_000);
// Before, not after: what is closed at the end of a test still says how far was read.
beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  forgetWhatWasKept();
  // There is no layout here: the list is as high as on a desk, each message a line of it.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const found = new EventTarget() as MediaQueryList;
    return Object.assign(found, { matches: !query.includes('coarse'), media: query });
  });
});

const ADA = 'user-ada';
const AT = `/api/messaging/conversations/${CONVERSATION_ID}`;

/** The page of one conversation, whose server keeps it as the real one does. */
async function openThread(given: Partial<Conversation> = {}, served = new ServedConversation()) {
  const shown = () =>
    conversation({ lastSequence: served.messages.length, revision: served.revision, ...given });
  const urls = () => vi.mocked(fetch).mock.calls.map(([url]) => String(url));
  const server = stubServer({
    ...signedInAs(ME),
    'GET /api/messaging/conversations': () => ({
      status: 200,
      body: { items: [shown()], nextCursor: null },
    }),
    [`GET ${AT}`]: () => ({ status: 200, body: shown() }),
    [`GET ${AT}/messages`]: () => {
      const since = /[?&]since=(\d+)/.exec(urls().at(-1) ?? '')?.[1];
      const which = since === undefined ? {} : { since: Number(since) };
      return { status: 200, body: served.list(which) };
    },
    [`POST ${AT}/messages`]: () => {
      const sent = server.bodies.at(-1) as { clientId: string; text: string };
      return { status: 201, body: served.write(ME.id, sent) };
    },
    [`POST ${AT}/read`]: { status: 204 },
  });
  const app = openApp(`/messaging/${CONVERSATION_ID}`);
  await waitFor(() => expect(server.asked).toContain(`GET ${AT}/messages`));
  await waitFor(() => expect(app.socket.connections).toBe(1));
  return { ...server, ...app, served };
}

const field = () => screen.findByRole('textbox', { name: 'Write a message' });
const list = () => screen.findByRole('region', { name: 'Messages' });

describe('a conversation', () => {
  it('shows what one writes at once, then that it was sent, then that it was read', async () => {
    const given: Partial<Conversation> = {};
    const { socket } = await openThread(given);
    await userEvent.type(await field(), 'Hello{Shift>}{Enter}{/Shift}there{Enter}');
    const thread = within(await list());
    expect((await thread.findByText(/Hello/)).textContent).toBe('Hello\nthere');
    expect(await thread.findByText('Sent')).toBeDefined();
    given.people = [person({ readSequence: 1 }), person({ userId: ME.id })];
    const push = { userId: ME.id, conversationId: CONVERSATION_ID };
    socket.receive('messages-read-update', { ...push, readerUserId: ADA, readSequence: 1 });
    expect(await thread.findByText('Read')).toBeDefined();
    expect(thread.getAllByText(/Hello/)).toHaveLength(1);
  });

  it('keeps what was refused, with the reason, until it is tried again', async () => {
    const { answers, served } = await openThread();
    const taken = answers[`POST ${AT}/messages`];
    const message = 'This person takes no messages from you.';
    answers[`POST ${AT}/messages`] = { status: 403, body: { code: 'MESSAGE_REFUSED', message } };
    await userEvent.type(await field(), 'Hello{Enter}');
    expect(await screen.findByText(`Not sent. ${message}`)).toBeDefined();
    if (taken !== undefined) answers[`POST ${AT}/messages`] = taken;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Sent');
    expect(served.messages.map(({ text }) => text)).toEqual(['Hello']);
  });

  it('keeps a text that is too long whole, and says by how much', async () => {
    const { asked } = await openThread();
    await userEvent.click(await field());
    await userEvent.paste('x'.repeat(LIMITS.messageLength + 3));
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText(/Shorten it by 3,/)).toBeDefined();
    expect((await field()).textContent).toHaveLength(LIMITS.messageLength + 3);
    expect(asked).not.toContain(`POST ${AT}/messages`);
  });

  it('hears what others write, and says how far one has read', async () => {
    const { served, socket, asked, bodies } = await openThread();
    await screen.findByText('Nothing said yet');
    const { revision } = served.write(ADA, { clientId: 'ada-1', text: 'Good morning' });
    const push = { userId: ME.id, conversationId: CONVERSATION_ID, revision };
    socket.receive('notification:new-message', push);
    expect(await within(await list()).findByText('Good morning')).toBeDefined();
    await waitFor(() => expect(asked).toContain(`POST ${AT}/read`));
    expect(bodies[asked.indexOf(`POST ${AT}/read`)]).toEqual({ sequence: 1 });
  });

  it('asks for what was missed when the connection is back', async () => {
    const { served, socket } = await openThread();
    await screen.findByText('Nothing said yet');
    served.write(ADA, { clientId: 'ada-1', text: 'One' });
    served.write(ADA, { clientId: 'ada-2', text: 'Two' });
    socket.connect();
    expect(await within(await list()).findByText('Two')).toBeDefined();
  });

  it('says who is there and who types, and tells the others the same', async () => {
    const { socket } = await openThread();
    await userEvent.type(await field(), 'He');
    const said = socket.emitted.map(([event, id]) => [event, id]);
    expect(said).toContainEqual(['conversation:open', CONVERSATION_ID]);
    expect(said.filter(([event]) => event === 'conversation:typing')).toHaveLength(1);
    socket.receive('conversation:typing', { conversationId: CONVERSATION_ID, typistUserId: ADA });
    expect(await screen.findByText('Ada Quill is typing…')).toBeDefined();
  });

  it('keeps a draft over a reload, and nothing of it after signing out', async () => {
    const first = await openThread();
    await userEvent.type(await field(), 'Half a sent');
    first.unmount();
    const second = await openThread();
    await waitFor(async () =>
      expect((await field()) as HTMLTextAreaElement).toHaveProperty('value', 'Half a sent'),
    );
    second.session.signedOut();
    expect(Object.values({ ...localStorage }).join()).not.toContain('Half a sent');
  });

  it('lets one change the last message with the arrow up', async () => {
    const served = new ServedConversation();
    const { id } = served.write(ME.id, { clientId: 'me-1', text: 'Helo' });
    served.change(id, { sentAt: new Date().toISOString() });
    const { answers } = await openThread({}, served);
    answers[`PATCH /api/messaging/messages/${id}`] = () => ({
      status: 200,
      body: served.change(id, { text: 'Hello', editedAt: new Date().toISOString() }),
    });
    await within(await list()).findByText('Helo');
    await userEvent.type(await field(), '{ArrowUp}');
    await waitFor(async () => expect(await field()).toHaveProperty('value', 'Helo'));
    await userEvent.type(await field(), '{Backspace}lo{Enter}');
    expect(await within(await list()).findByText('Edited')).toBeDefined();
  });

  it('is only read by those who cannot write', async () => {
    await openThread({ abilities: { write: false, refusal: 'refused', writesFor: null } });
    expect(await screen.findByText('This person takes no messages from you.')).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'Write a message' })).toBeNull();
  });

  it('that one no longer takes part in says so', async () => {
    stubServer({ ...signedInAs(ME) });
    openApp(`/messaging/${CONVERSATION_ID}`);
    expect(await screen.findByText('This conversation cannot be opened')).toBeDefined();
  });

  it('is taken off the screen when one no longer works for the talent', async () => {
    const { answers, socket } = await openThread();
    await field();
    answers[`GET ${AT}`] = { status: 404, body: { code: 'NOT_FOUND', message: 'Nothing here.' } };
    socket.receive('portfolio:changed', { userId: ME.id, portfolioId: 'finch' });
    expect(await screen.findByText('This conversation cannot be opened')).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'Write a message' })).toBeNull();
  });
});
