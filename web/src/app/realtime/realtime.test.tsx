import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testUser } from '../../lib/test-user.ts';
import { useRealtime } from '../../lib/use-realtime.ts';
import { addressNow, openApp } from '../test/open-app.tsx';
import { nobody, signedInAs, stubServer } from '../test/stub-server.ts';

// Here nobody has to wait until the page is idle.
vi.mock('../../lib/when-idle.ts', () => ({
  whenIdle: (_afterMs: number, act: () => void) => {
    const timer = setTimeout(act, 0);
    return () => clearTimeout(timer);
  },
}));

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const client = testUser('client');

async function openConnected() {
  const server = stubServer({
    ...signedInAs(client),
    'GET /api/notifications/count': { status: 200, body: { count: 0 } },
  });
  const app = openApp('/tasks');
  await waitFor(() => expect(app.socket.connections).toBe(1));
  const countsAsked = () => server.asked.filter((call) => call === 'GET /api/notifications/count');
  await waitFor(() => expect(countsAsked().length).toBeGreaterThan(0));
  return { ...server, ...app, countsAsked };
}

describe('live events', () => {
  it('are heard once someone is signed in, in that person’s own room', async () => {
    const { socket } = await openConnected();
    expect(socket.emitted[0]?.slice(0, 2)).toEqual(['join-user-room', client.id]);
  });

  it('are not asked for while nobody is', async () => {
    stubServer(nobody);
    const { socket } = openApp('/login');
    await screen.findByRole('heading', { level: 1 });
    expect(socket.connections).toBe(0);
  });

  it('end when the user leaves', async () => {
    const { socket, session } = await openConnected();
    session.signedOut();
    await waitFor(() => expect(socket.active).toBe(false));
  });

  it('are those of the new user when another signs in', async () => {
    const { socket, session } = await openConnected();
    const other = testUser('admin');
    session.signedIn(other);
    await waitFor(() =>
      expect(socket.emitted.map((message) => message.slice(0, 2))).toContainEqual([
        'join-user-room',
        other.id,
      ]),
    );
  });

  it('call a new notification out and have the bell asked again', async () => {
    const { socket, countsAsked } = await openConnected();
    const before = countsAsked().length;
    socket.receive('notification:new', {
      userId: client.id,
      notification: { id: '7', title: 'You are invited to audition' },
    });
    expect((await screen.findAllByText('New notification')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('You are invited to audition').length).toBeGreaterThan(0);
    await waitFor(() => expect(countsAsked().length).toBeGreaterThan(before));
  });

  it.each(['notification:updated', 'server:resync'] as const)(
    'have the bell asked again on %s',
    async (event) => {
      const { socket, countsAsked } = await openConnected();
      const before = countsAsked().length;
      socket.receive(event, { userId: client.id });
      await waitFor(() => expect(countsAsked().length).toBeGreaterThan(before));
    },
  );

  it('are caught up with when the connection is back', async () => {
    const { socket, countsAsked } = await openConnected();
    const before = countsAsked().length;
    socket.connect();
    await waitFor(() => expect(countsAsked().length).toBeGreaterThan(before));
  });

  it.each(['notification:new-message', 'messages-read-update', 'conversation:changed'] as const)(
    'have messages asked again on %s',
    async (event) => {
      const { socket, queries } = await openConnected();
      const keys = [['/api/messaging', 'conversations'], ['/api/socket-conversations']];
      for (const key of keys) queries.setQueryData(key, []);
      const push = { userId: client.id, conversationId: '7', revision: 3 };
      socket.receive(event, { ...push, readerUserId: client.id, readSequence: 2 });
      await waitFor(() => {
        for (const key of keys) expect(queries.getQueryState(key)?.isInvalidated).toBe(true);
      });
    },
  );
});

describe('a connection that the server shuts', () => {
  it('is opened again while the session stands', async () => {
    const { socket } = await openConnected();
    socket.endedByServer();
    await waitFor(() => expect(socket.connections).toBe(2), { timeout: 5000 });
  });

  it('sends to the login page when the session is over', async () => {
    const { socket, answers } = await openConnected();
    Object.assign(answers, nobody);
    socket.endedByServer();
    await waitFor(() => expect(addressNow()).toMatch(/^\/login/));
    expect(socket.connections).toBe(1);
    expect(await screen.findByText(/this session was ended on another device/)).toBeTruthy();
  });

  it('says at the login page that the account was suspended, without asking the server', async () => {
    const { socket, asked } = await openConnected();
    const before = asked.length;
    socket.receive('account:suspended', { userId: client.id });
    await waitFor(() => expect(addressNow()).toMatch(/^\/login/));
    expect(await screen.findByText(/Your account was suspended/)).toBeTruthy();
    expect(asked.slice(before)).not.toContain('GET /api/auth/check');
  });
});

it('live events outside their provider are an error', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  function Outside() {
    useRealtime();
    return null;
  }
  expect(() => render(<Outside />)).toThrow('useRealtime is used outside its provider');
});
