import type { CurrentUser } from '@callboard/contract/auth';
import { ROLES } from '@callboard/contract/roles';
import { isJsonObject, parseJson } from './json.ts';
import { log } from './log.ts';

/** The entries of local storage that the specification names. */
export const CURRENT_USER_ENTRY = 'currentUser';
export const ROLE_ENTRY = 'role';

export function rememberUser(user: CurrentUser): void {
  try {
    localStorage.setItem(CURRENT_USER_ENTRY, JSON.stringify(user));
    localStorage.setItem(ROLE_ENTRY, user.role);
  } catch (error) {
    // A full storage must not keep anyone from signing in.
    log.warn('The current user could not be stored.', error);
  }
}

export function forgetUser(): void {
  localStorage.removeItem(CURRENT_USER_ENTRY);
  localStorage.removeItem(ROLE_ENTRY);
}

/** The people of a session, kept for the day on which there is no connection. */
export const SESSION_DAY_ENTRY = 'session-day-list';

/** The beginnings of the entries of messages that were not sent, and of those being written. */
export const OUTBOX_ENTRIES = 'message-outbox:';
export const MESSAGE_DRAFT_ENTRIES = 'message-draft:';

const onForgotten = new Set<() => void>();

/** For those who hold something in memory, too. */
export function whenForgotten(listener: () => void): void {
  onForgotten.add(listener);
}

/** Who keeps the list of the session day at this address, so that it opens without a connection. */
export function findDayKeeper(pathname: string): CurrentUser | null {
  const kept = parseJson(localStorage.getItem(SESSION_DAY_ENTRY) ?? '');
  if (!isJsonObject(kept) || !isJsonObject(kept.session) || !isUser(kept.user)) return null;
  return pathname === `/auditions/${kept.session.id}/day` ? kept.user : null;
}

/** What whoever comes next to this browser must not find. */
export function forgetWhatWasKept(): void {
  localStorage.removeItem(SESSION_DAY_ENTRY);
  for (const key of Object.keys(localStorage)) {
    const isMessage = key.startsWith(OUTBOX_ENTRIES) || key.startsWith(MESSAGE_DRAFT_ENTRIES);
    if (isMessage) localStorage.removeItem(key);
  }
  for (const listener of onForgotten) listener();
}

/** Whom the last load knew. Good for drawing the menu early, and for nothing that needs trust. */
export function findStoredUser(): CurrentUser | null {
  const stored = localStorage.getItem(CURRENT_USER_ENTRY);
  if (stored === null) return null;
  const user = parseJson(stored);
  return isUser(user) ? user : null;
}

/** As much of a user as a menu needs. */
function isUser(value: unknown): value is CurrentUser {
  if (!isJsonObject(value)) return false;
  const texts = [value.id, value.email, value.firstName, value.lastName];
  const hasRole = ROLES.some((role) => role === value.role);
  return hasRole && texts.every((text) => typeof text === 'string');
}

/** Of a storage event; its key is null when everything was cleared. */
export function isStoredUserKey(key: string | null): boolean {
  return key === null || key === CURRENT_USER_ENTRY;
}
