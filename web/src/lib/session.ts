import type { authEndpoints, CurrentUser } from '@callboard/contract/auth';
import { AUTH_CALLS } from '@callboard/contract/auth-calls';
import { callAt } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { log } from './log.ts';
import { forgetUser, forgetWhatWasKept, isStoredUserKey, rememberUser } from './stored-user.ts';

/**
 * Who is signed in, as far as this page knows. The cookie decides; what lies in local storage only
 * tells the other tabs, and the next load, whom to expect.
 */
export type SessionState = {
  /** `unchecked` until someone asks: the pages to sign in and to register never do. */
  status: 'unchecked' | 'pending' | 'authenticated' | 'unauthenticated';
  /** Null while nobody is known, even for an authenticated session whose user cannot be read. */
  user: CurrentUser | null;
  /** Signed out on purpose: the next person here is not sent to the last one's page. */
  hasLeft: boolean;
  /** Sent out without having left: the page to sign in says why. */
  sentOut?: 'suspended' | 'ended';
};

export type Session = {
  getState: () => SessionState;
  /** Returns the function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
  /** Asks the server, once however many ask at the same time. */
  check: () => Promise<void>;
  /** Asks again whether the session still stands, on a hint that it may not. */
  recheck: () => Promise<void>;
  signedIn: (user: CurrentUser) => void;
  signedOut: () => void;
  /** The server has suspended whoever is signed in. */
  suspended: () => void;
  /** Follows sign-ins and sign-outs of other tabs until the returned function is called. */
  followOtherTabs: () => () => void;
};

type Finding = Pick<SessionState, 'status' | 'user'> | 'no answer';

type Options = {
  /** Whom this page goes on with where the server cannot be asked: nobody, unless told. */
  findKeeper?: () => CurrentUser | null;
};

export function createSession({ findKeeper = () => null }: Options = {}): Session {
  let state: SessionState = { status: 'unchecked', user: null, hasLeft: false };
  let checking: Promise<void> | undefined;
  /** Counts sign-ins and sign-outs, so that a check that began before one cannot undo it. */
  let era = 0;
  const listeners = new Set<() => void>();

  function become(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function signedIn(user: CurrentUser): void {
    era += 1;
    rememberUser(user);
    become({ status: 'authenticated', user, hasLeft: false });
  }

  function signedOut(): void {
    lose({ hasLeft: true });
  }

  function suspended(): void {
    if (state.user !== null) lose({ hasLeft: false, sentOut: 'suspended' });
  }

  /** Whoever did not leave but was sent out comes back to where they were. */
  function lose(how: Pick<SessionState, 'hasLeft' | 'sentOut'>): void {
    era += 1;
    forgetUser();
    if (how.hasLeft) forgetWhatWasKept();
    become({ status: 'unauthenticated', user: null, ...how });
  }

  async function checkOnLoad(): Promise<void> {
    if (state.user === null) become({ ...state, status: 'pending' });
    const startedIn = era;
    const finding = await askServer();
    if (startedIn !== era) return;
    if (finding !== 'no answer' && finding.user !== null) return signedIn(finding.user);
    forgetUser();
    if (state.user !== null) return;
    const keeper = finding === 'no answer' ? findKeeper() : null;
    if (keeper !== null) return become({ ...state, status: 'authenticated', user: keeper });
    const status = finding === 'no answer' ? 'unauthenticated' : finding.status;
    become({ status, user: null, hasLeft: state.hasLeft });
  }

  /** Another tab forgetting its user, for one, may only have lost the network: the server is asked. */
  async function recheck(): Promise<void> {
    const startedIn = era;
    const finding = await askServer();
    if (startedIn !== era || finding === 'no answer') return;
    if (finding.user !== null) signedIn(finding.user);
    else if (finding.status === 'unauthenticated' && state.user !== null) {
      lose({ hasLeft: false, sentOut: 'ended' });
    }
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    check() {
      checking ??= checkOnLoad().finally(() => {
        checking = undefined;
      });
      return checking;
    },
    recheck,
    signedIn,
    signedOut,
    suspended,
    followOtherTabs() {
      const onStorage = ({ key, newValue, oldValue }: StorageEvent) => {
        if (isStoredUserKey(key) && newValue !== oldValue) void recheck();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

const NOBODY: Finding = { status: 'unauthenticated', user: null };

async function askServer(): Promise<Finding> {
  try {
    const { authenticated } = await callAt<typeof authEndpoints.check>(AUTH_CALLS.check, {});
    if (!authenticated) return NOBODY;
  } catch {
    return 'no answer';
  }
  try {
    const { user } = await callAt<typeof authEndpoints.me>(AUTH_CALLS.me, {});
    return { status: 'authenticated', user };
  } catch (error) {
    log.warn('The signed-in user could not be fetched.', error);
    // The session ended between the two questions.
    if (error instanceof ApiError && error.status === 401) return NOBODY;
    return { status: 'authenticated', user: null };
  }
}
