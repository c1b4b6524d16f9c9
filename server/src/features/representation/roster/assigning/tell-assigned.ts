import type { Actor } from '../../../../platform/actor.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { notifyEach } from '../../../notifications/notify.ts';

type Assigned = {
  agency: string;
  talents: readonly { id: string; name: string }[];
  begun: readonly { userId: string; talentProfileId: string }[];
};

/** More than these are counted, not named. */
const NAMED = 3;

/** Tells everyone but whoever did it whom they work with from now on. */
export async function tellAssigned(
  platform: Platform,
  tx: Transaction,
  { user }: Actor,
  { agency, talents, begun }: Assigned,
): Promise<void> {
  const nameOf = new Map(talents.map(({ id, name }) => [id, name]));
  const byMember = Map.groupBy(
    begun.filter(({ userId }) => userId !== user.id),
    ({ userId }) => userId,
  );
  const news = [...byMember].map(([userId, theirs]) => {
    const names = theirs.map(({ talentProfileId }) => nameOf.get(talentProfileId) ?? '').sort();
    return {
      userId,
      title: names.length === 1 ? `You now work with ${names[0]}` : 'You have new talents',
      content: `${user.firstName} ${user.lastName} assigned ${listed(names)} to you at ${agency}.`,
      link: '/managed-talent',
    } as const;
  });
  await notifyEach(platform, tx, 'team', news);
}

function listed(names: readonly string[]): string {
  if (names.length > NAMED) return `${names.length} talents`;
  return new Intl.ListFormat('en-GB').format(names);
}
