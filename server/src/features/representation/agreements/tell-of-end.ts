import type { Actor } from '../../../platform/actor.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Side } from './policy.ts';
import type { Agreed } from './require-agreement.ts';
import { tellAgents, tellRequester, tellTalentSide, toldOf } from './tell-sides.ts';
import {
  declinedWords,
  endedForAgentsWords,
  endedForTalentWords,
  takenBackWords,
} from './words.ts';

type End = {
  /** As it was before. */
  agreement: Agreed;
  side: Side;
  reason: string | null;
  agents: readonly string[];
};

/** Tells the other side, and of what held also the agents who worked with the talent. */
export async function tellOfEnd(
  platform: Platform,
  tx: Transaction,
  { user }: Actor,
  { agreement, side, reason, agents }: End,
): Promise<void> {
  const told = toldOf(agreement);
  if (agreement.status === 'requested') {
    if (side === 'talent') {
      return tellRequester(platform, tx, agreement, declinedWords(told, reason));
    }
    return tellTalentSide(platform, tx, agreement, (talent) => takenBackWords(told, talent));
  }
  const by = side === 'talent' ? told.talent : `${user.firstName} ${user.lastName}`;
  const others = agents.filter((userId) => userId !== user.id);
  await tellAgents(platform, tx, others, endedForAgentsWords(told, by, reason));
  if (side === 'talent') return;
  await tellTalentSide(platform, tx, agreement, (talent) =>
    endedForTalentWords(told, reason, talent),
  );
}
