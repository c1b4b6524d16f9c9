import type { Alert } from '@callboard/contract/saved-searches';

/** Under the name of a search. */
export const ALERT_WORDS: Record<Alert, string> = {
  none: 'No alerts',
  at_once: 'Tells you at once',
  daily: 'A mail each morning',
};

/** To choose from. */
export const ALERT_CHOICES: readonly { value: Alert; label: string }[] = [
  { value: 'none', label: 'Never' },
  { value: 'at_once', label: 'At once' },
  { value: 'daily', label: 'Each morning' },
];
