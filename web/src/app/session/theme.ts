import type { CurrentUser } from '@callboard/contract/auth';

/** The theme is the system's unless the user has chosen one in their account. */
export function applyTheme(user: CurrentUser | null): void {
  const root = document.documentElement;
  if (user === null || user.theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = user.theme;
}
