import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notify, notifyEach } from '../../notifications/notify.ts';
import type { Agreed } from './require-agreement.ts';

type Words = { title: string; content: string };

/** Everything that the words about an agreement are made of. */
export function toldOf(agreement: Agreed) {
  return {
    agency: agreement.portfolio.name,
    agent: agreement.requestedByName ?? agreement.portfolio.name,
    talent: agreement.talentName,
    terms: agreement,
  };
}

/** Tells the talent and whoever keeps the profile; of a child the guardian alone. */
export async function tellTalentSide(
  platform: Platform,
  tx: Transaction,
  { talent, talentName }: Agreed,
  wordsFor: (talentName?: string) => Words,
): Promise<void> {
  const own = { userId: talent.userId, ...wordsFor(), link: '/profile#representation' } as const;
  const keeper = {
    userId: talent.ownerUserId,
    ...wordsFor(talentName),
    link: `/profile?talentProfileId=${talent.id}#representation`,
  } as const;
  const isKept = talent.ownerUserId !== talent.userId;
  const readers = isKept ? (talent.isMinor ? [keeper] : [own, keeper]) : [own];
  await notifyEach(platform, tx, 'representation', readers);
}

/** Tells whoever asked, or the owner once they have left the team. */
export async function tellRequester(
  platform: Platform,
  tx: Transaction,
  agreement: Agreed,
  words: Words,
): Promise<void> {
  await tellAgents(platform, tx, [requesterOf(agreement)], words);
}

export async function tellAgents(
  platform: Platform,
  tx: Transaction,
  userIds: readonly string[],
  words: Words,
): Promise<void> {
  await notify(platform, tx, userIds, {
    kind: 'representation',
    ...words,
    link: '/managed-talent',
  });
}

export function requesterOf({ isRequesterOnTeam, requestedByUserId, portfolio }: Agreed): string {
  return (isRequesterOnTeam ? requestedByUserId : null) ?? portfolio.ownerUserId;
}
