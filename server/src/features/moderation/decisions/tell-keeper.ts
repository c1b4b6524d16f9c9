import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notify } from '../../notifications/notify.ts';
import type { Person } from './queries.ts';

const WORDS = {
  suspended: { is: 'is suspended', more: 'You can ask once for another look. ' },
  upheld: { is: 'stays suspended', more: 'This decision is final. ' },
  restored: { is: 'is open again', more: '' },
} as const;

/** A child's guardian can sign in and has an address; the child has neither. */
export async function tellKeeper(
  platform: Platform,
  tx: Transaction,
  { keeperUserId, firstName, lastName }: Person,
  what: keyof typeof WORDS,
  reason: string,
): Promise<void> {
  if (keeperUserId === null) return;
  const { is, more } = WORDS[what];
  await notify(platform, tx, [keeperUserId], {
    kind: 'moderation',
    title: `The profile of ${firstName} ${lastName} ${is}`,
    content: `${more}The reason: ${reason}`,
    link: '/account',
  });
}
