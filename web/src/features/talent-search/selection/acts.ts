import { LIMITS } from '@callboard/contract/limits';
import type { Role } from '@callboard/contract/roles';
import type { FoundTalent } from '@callboard/contract/talent-search';
import { ListPlus, type LucideIcon, MailPlus, MessageCircle, Send } from 'lucide-react';

export type Act = 'shortlist' | 'invite' | 'message' | 'apply';

export const ACT_WORDS: Record<Act, { label: string; icon: LucideIcon }> = {
  shortlist: { label: 'Add to shortlist', icon: ListPlus },
  invite: { label: 'Invite to role', icon: MailPlus },
  message: { label: 'Message', icon: MessageCircle },
  apply: { label: 'Apply with', icon: Send },
};

/** What each can do to those they select; who can do nothing selects nobody. */
const ACTS: Record<Role, readonly Act[]> = {
  client: ['shortlist', 'invite', 'message'],
  agent: ['apply', 'message'],
  talent: [],
  admin: [],
};

export const actsOf = (role: Role) => ACTS[role];

/** Why it cannot be done to all of them; nothing where it can. */
export function obstacleTo(role: Role, people: readonly FoundTalent[]): string | undefined {
  if (people.length > LIMITS.chosenAtOnce) return `${LIMITS.chosenAtOnce} at once at most`;
  if (role !== 'agent') return undefined;
  const others = people.filter(({ isOwn }) => !isOwn);
  if (others.length === 0) return undefined;
  const [first] = others;
  return others.length === 1
    ? `${first?.name} is not on your roster`
    : `${others.length} of them are not on your roster`;
}
