import type { Actor } from '../../../platform/actor.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notify } from '../../notifications/notify.ts';
import { listTeamUserIds } from '../queries.ts';
import { listTalentUserIds } from './queries.ts';

/** The colleagues and the talents, or their guardians, learn that the business is no more. */
export async function tellOfEnd(
  platform: Platform,
  tx: Transaction,
  { user }: Actor,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const team = await listTeamUserIds(tx, id);
  const colleagues = team.filter((userId) => userId !== user.id);
  await notify(platform, tx, colleagues, {
    kind: 'team',
    title: `${name} was deleted`,
    content: `${user.firstName} ${user.lastName} deleted the portfolio, with its team and its roster.`,
    link: '/business-management',
  });
  const represented = await listTalentUserIds(tx, id, 'active');
  await notify(platform, tx, represented, {
    kind: 'representation',
    title: `${name} no longer represents you`,
    content:
      'The business was closed on Callboard. Your profile and your applications stay yours, as they are.',
    link: '/profile',
  });
  const asked = await listTalentUserIds(tx, id, 'requested');
  const onlyAsked = asked.filter((userId) => !represented.includes(userId));
  await notify(platform, tx, onlyAsked, {
    kind: 'representation',
    title: `${name} no longer asks to represent you`,
    content: 'The business was closed on Callboard. There is nothing for you to answer.',
    link: '/profile',
  });
}
