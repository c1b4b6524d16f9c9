import { type CurrentUser, currentUserSchema } from '@callboard/contract/auth';
import { parseJson } from './json.ts';
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

/** Whom the last load knew. Good for drawing the menu early, and for nothing that needs trust. */
export function findStoredUser(): CurrentUser | null {
  const stored = localStorage.getItem(CURRENT_USER_ENTRY);
  if (stored === null) return null;
  return currentUserSchema.safeParse(parseJson(stored)).data ?? null;
}

/** Of a storage event; its key is null when everything was cleared. */
export function isStoredUserKey(key: string | null): boolean {
  return key === null || key === CURRENT_USER_ENTRY;
}
