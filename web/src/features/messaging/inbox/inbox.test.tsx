import type { Conversation } from '@callboard/contract/conversations';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressNow, openApp } from '../../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../../app/test/stub-server.ts';
import { conversation, ME, person } from '../conversation.fixture.ts';
import { message } from '../engine/conversation.fixture.ts';

// Its code comes once, on machines that do other things too.
beforeAll(() => import('../messages-page.tsx'), 60_000);
beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  // There is no layout here: the list is as high as on a desk.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
});

const LIST = '/api/messaging/conversations';
const own = person({ userId: ME.id, name: 'Mara Okonjo', role: 'client' });

function said(id: string, name: string, minute: number, given: Partial<Conversation> = {}) {
  const lastMessage = {
    authorUserId: `user-${id}`,
    authorName: name,
    text: `Minute ${minute}`,
    attachments: 0,
    isDeleted: false,
    sentAt: new Date(Date.UTC(2026, 2, 1, 9, minute)).toISOString(),
  };
  const people = [person({ userId: `user-${id}`, name }), own];
  return conversation({ id, people, lastMessage, lastSequence: 1, revision: 1, ...given });
}

async function openInbox(items: Conversation[], more = {}, address = '/messaging') {
  const server = stubServer({
    ...signedInAs(ME),
    [`GET ${LIST}`]: () => ({ status: 200, body: { items, nextCursor: null } }),
    ...more,
  });
  const app = openApp(address);
  await waitFor(() => expect(app.socket.connections).toBe(1));
  const listed = () => server.asked.filter((call) => call === `GET ${LIST}`).length;
  return { ...server, ...app, listed };
}

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Conversations' })).getAllByRole('link');

describe('the inbox', () => {
  it('says of each conversation with whom, about what, for whom and what was said last', async () => {
    const talent = person({ userId: 'user-bo', name: 'Bo Lind' });
    const subject = {
      kind: 'role' as const,
      id: 'role-nessa',
      title: 'Nessa · Lanterns at Low Water',
      link: null,
    };
    const ada = said('ada', 'Ada Quill', 30, { subject, unread: 3 });
    const files = said('bo', 'Ira Voss', 20, {
      people: [talent, person({ userId: 'user-ira', name: 'Ira Voss', role: 'client' }), own],
      abilities: { write: true, refusal: null, writesFor: { userId: 'user-bo', name: 'Bo Lind' } },
    });
    Object.assign(files.lastMessage ?? {}, { authorUserId: ME.id, text: '', attachments: 2 });
    const gone = said('cy', 'Cy Marsh', 10);
    Object.assign(gone.lastMessage ?? {}, { isDeleted: true, text: '' });
    await openInbox([ada, files, gone]);
    const [first, second, third] = (await rows()).map((row) => row.textContent);
    expect(first).toMatch(/Ada Quill.*Nessa · Lanterns at Low WaterMinute 303 unread$/);
    expect(second).toMatch(/Ira Voss.*for Bo LindYou: 2 files$/);
    expect(third).toMatch(/Cy Marsh.*Deleted$/);
  });

  it('brings up what is new without asking for the list again, but not under a pointer', async () => {
    const now: Record<string, Conversation> = {
      ada: said('ada', 'Ada Quill', 30),
      bo: said('bo', 'Bo Lind', 20),
      cy: said('cy', 'Cy Marsh', 10),
    };
    const one = (id: string) => ({ [`GET ${LIST}/${id}`]: () => ({ status: 200, body: now[id] }) });
    const { socket, listed } = await openInbox(Object.values(now), { ...one('bo'), ...one('cy') });
    const names = async () =>
      (await rows()).map((row) => /Ada Quill|Bo Lind|Cy Marsh/.exec(row.textContent)?.[0]);
    await waitFor(async () => expect(await names()).toHaveLength(3));
    await waitFor(() => expect(listed()).toBeGreaterThan(0));
    const before = listed();
    now.cy = said('cy', 'Cy Marsh', 40, { unread: 1, lastSequence: 2, revision: 2 });
    socket.receive('notification:new-message', {
      userId: ME.id,
      conversationId: 'cy',
      revision: 2,
    });
    await waitFor(async () => expect(await names()).toEqual(['Cy Marsh', 'Ada Quill', 'Bo Lind']));
    const [top] = await rows();
    if (top === undefined) throw new Error('there is no row');
    await userEvent.hover(top);
    now.bo = said('bo', 'Bo Lind', 50, { unread: 1, lastSequence: 2, revision: 2 });
    socket.receive('notification:new-message', {
      userId: ME.id,
      conversationId: 'bo',
      revision: 2,
    });
    await screen.findByText('Minute 50');
    expect(await names()).toEqual(['Cy Marsh', 'Ada Quill', 'Bo Lind']);
    await userEvent.click(await screen.findByRole('button', { name: 'Show the latest' }));
    expect(await names()).toEqual(['Bo Lind', 'Cy Marsh', 'Ada Quill']);
    expect(listed()).toBe(before);
  });

  it('finds what was said, and opens it where it was said', async () => {
    const said = message({ sequence: 412, conversationId: 'ada', text: 'The red boots, please' });
    const hit = { ...said, to: [{ userId: 'user-bo', name: 'Bo Lind' }] };
    await openInbox(
      [],
      { 'GET /api/messaging/messages': { status: 200, body: { items: [hit], nextCursor: null } } },
      '/messaging?q=boots',
    );
    const found = within(await screen.findByRole('region', { name: 'Messages found' }));
    await userEvent.click(await found.findByRole('link', { name: / to Bo Lind/ }));
    await waitFor(() => expect(addressNow()).toBe('/messaging/ada?q=boots&at=412'));
  });

  it('begins with somebody by name, and says what to do where there is nothing yet', async () => {
    const bo = {
      userId: 'user-bo',
      name: 'Bo Lind',
      photoUrl: null,
      role: 'talent',
      company: null,
    };
    const body = { items: [{ ...bo, connection: 'Applied for Nessa' }], nextCursor: null };
    const { bodies } = await openInbox([], {
      'GET /api/messaging/correspondents': { status: 200, body },
      [`POST ${LIST}`]: { status: 201, body: { id: 'begun' } },
    });
    await screen.findByText('No conversations yet');
    const [, begin] = await screen.findAllByRole('button', { name: 'New message' });
    if (begin === undefined) throw new Error('the empty state gives no next step');
    await userEvent.click(begin);
    await screen.findByRole('option', { name: /Bo Lind.*Applied for Nessa/ });
    await userEvent.type(screen.getByRole('combobox', { name: 'To' }), '{Enter}');
    await waitFor(() => expect(addressNow()).toBe('/messaging/begun'));
    expect(bodies).toContainEqual({ userId: 'user-bo', talentProfileId: null });
  });
});
