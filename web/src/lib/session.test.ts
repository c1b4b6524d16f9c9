import type { CurrentUser } from '@callboard/contract/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSession, type Session } from './session.ts';
import { CURRENT_USER_ENTRY, findStoredUser, ROLE_ENTRY, rememberUser } from './stored-user.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import { testUser } from './test-user.ts';

const MARA = testUser('agent');
const TEODOR = testUser('client');

let server: TestServer;
let session: Session;
let stopFollowing: () => void;
beforeEach(async () => {
  server = await startTestServer();
  localStorage.clear();
  session = createSession();
  stopFollowing = session.followOtherTabs();
});
afterEach(async () => {
  stopFollowing();
  vi.restoreAllMocks();
  await server.close();
});

type Told = {
  authenticated?: boolean;
  user?: CurrentUser;
  checkStatus?: number;
  meStatus?: number;
};

function tell({ authenticated = false, user, checkStatus = 200, meStatus = 200 }: Told): void {
  server.respond((response) => {
    const isCheck = response.req.url?.startsWith('/api/auth/check');
    response
      .writeHead(isCheck ? checkStatus : meStatus)
      .end(JSON.stringify(isCheck ? { authenticated } : { user }));
  });
}

const asked = () => server.received.map(({ url }) => url?.replace(/\?.*/, ''));
const stored = () => [localStorage.getItem(CURRENT_USER_ENTRY), localStorage.getItem(ROLE_ENTRY)];
const nextChange = () =>
  new Promise<void>((resolve) => {
    const stop = session.subscribe(() => {
      stop();
      resolve();
    });
  });

describe('the check of a session', () => {
  it('is pending until the server has answered', async () => {
    tell({ authenticated: true, user: MARA });
    expect(session.getState().status).toBe('unchecked');
    const check = session.check();
    expect(session.getState()).toMatchObject({ status: 'pending', user: null });
    await check;
    expect(session.getState().status).toBe('authenticated');
  });

  it('fetches the user when authenticated, and stores user and role', async () => {
    tell({ authenticated: true, user: MARA });
    await session.check();
    expect(asked()).toEqual(['/api/auth/check', '/api/auth/me']);
    expect(session.getState()).toMatchObject({ status: 'authenticated', user: MARA });
    expect(stored()).toEqual([JSON.stringify(MARA), 'agent']);
  });

  it('does not fetch a user when nobody is signed in, and removes both stored entries', async () => {
    rememberUser(MARA);
    tell({ authenticated: false });
    await session.check();
    expect(asked()).toEqual(['/api/auth/check']);
    expect(session.getState()).toMatchObject({ status: 'unauthenticated', user: null });
    expect(stored()).toEqual([null, null]);
  });

  it('that fails is silent and removes both stored entries', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    rememberUser(MARA);
    tell({ checkStatus: 500 });
    await session.check();
    expect(session.getState()).toMatchObject({ status: 'unauthenticated', user: null });
    expect(stored()).toEqual([null, null]);
    expect(warned).not.toHaveBeenCalled();
    expect(logged).not.toHaveBeenCalled();
  });

  it('whose user cannot be fetched logs a warning, removes both entries and knows nobody', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    rememberUser(MARA);
    tell({ authenticated: true, meStatus: 500 });
    await session.check();
    expect(warned).toHaveBeenCalledOnce();
    expect(stored()).toEqual([null, null]);
    expect(session.getState()).toMatchObject({ status: 'authenticated', user: null });
  });

  it('whose session ends before the user is fetched finds nobody signed in', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    tell({ authenticated: true, meStatus: 401 });
    await session.check();
    expect(session.getState().status).toBe('unauthenticated');
  });

  it('leaves a user in memory where they are when it fails', async () => {
    session.signedIn(MARA);
    tell({ checkStatus: 500 });
    await session.check();
    expect(session.getState()).toMatchObject({ status: 'authenticated', user: MARA });
    expect(stored()).toEqual([null, null]);
  });

  it('is made once for all who ask at the same time', async () => {
    tell({ authenticated: false });
    await Promise.all([session.check(), session.check()]);
    expect(asked()).toEqual(['/api/auth/check']);
  });

  it('that began before someone signed in does not sign them out', async () => {
    tell({ authenticated: false });
    const check = session.check();
    session.signedIn(MARA);
    await check;
    expect(session.getState().user).toEqual(MARA);
    expect(stored()[1]).toBe('agent');
  });
});

describe('signing in and out', () => {
  it('stores user and role, and removes them again', () => {
    session.signedIn(MARA);
    expect(stored()).toEqual([JSON.stringify(MARA), 'agent']);
    session.signedOut();
    expect(stored()).toEqual([null, null]);
    expect(session.getState()).toEqual({ status: 'unauthenticated', user: null, hasLeft: true });
  });

  it('works with a storage that takes nothing more', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { setItem: full });
    session.signedIn(MARA);
    vi.unstubAllGlobals();
    expect(session.getState().user).toEqual(MARA);
    expect(warned).toHaveBeenCalledOnce();
  });
});

describe('another tab', () => {
  const entryChanged = (newValue: string | null) =>
    window.dispatchEvent(
      new StorageEvent('storage', { key: CURRENT_USER_ENTRY, newValue, oldValue: '…' }),
    );

  it('that signs out signs this one out', async () => {
    session.signedIn(MARA);
    tell({ authenticated: false });
    const change = nextChange();
    entryChanged(null);
    await change;
    expect(session.getState()).toMatchObject({ status: 'unauthenticated', user: null });
  });

  it('that only lost the network signs nobody out here', async () => {
    session.signedIn(MARA);
    tell({ authenticated: true, user: MARA });
    const change = nextChange();
    entryChanged(null);
    await change;
    expect(session.getState().user).toEqual(MARA);
    expect(stored()[1]).toBe('agent');
  });

  it('that signs in as someone else makes this one theirs too', async () => {
    session.signedIn(MARA);
    tell({ authenticated: true, user: TEODOR });
    const change = nextChange();
    entryChanged(JSON.stringify(TEODOR));
    await change;
    expect(session.getState().user).toEqual(TEODOR);
  });

  it('that signs in brings in whoever waits at the login page', async () => {
    tell({ authenticated: true, user: MARA });
    const change = nextChange();
    entryChanged(JSON.stringify(MARA));
    await change;
    expect(session.getState()).toMatchObject({ status: 'authenticated', user: MARA });
  });

  it('that stores something else is none of our business', () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'draft', newValue: 'x' }));
    expect(server.received).toEqual([]);
  });
});

describe('the stored user', () => {
  it.each([
    ['nothing', null],
    ['broken JSON', '{"id":'],
    ['something of another shape', '{"id":7}'],
  ])('is nobody where there is %s', (_, entry) => {
    if (entry !== null) localStorage.setItem(CURRENT_USER_ENTRY, entry);
    expect(findStoredUser()).toBeNull();
  });

  it('is whom the last load knew', () => {
    rememberUser(MARA);
    expect(findStoredUser()).toEqual(MARA);
  });
});
