import type { Role } from '@callboard/contract/roles';

type Talent = { profileId: string; userId: string; ownerUserId: string };
type Other = {
  userId: string;
  role: Role;
  /** Their own profile, where they are a talent. */
  talent: (Talent & { isOnTheirOwn: boolean }) | null;
};
type Starter = {
  userId: string;
  role: Role;
  /** Of the talent for whom they write, themselves or as agent or guardian. */
  talent: Pick<Talent, 'profileId' | 'userId'> | null;
};

/** Who takes part by name, and on whose side agents and guardian take part as well. */
export type Parties = { userIds: [string, string]; talentProfileId: string | null };

/**
 * Between a talent and somebody from outside stand the two of them by name: whoever acts for the
 * talent does so only while they do. Between a talent and their own agent, between colleagues and
 * with Callboard's staff nobody reads along, unless the talent cannot answer for themselves.
 */
export function partiesOf(starter: Starter, other: Other): Parties {
  if (other.role === 'talent' && other.talent !== null) return withTalent(starter, other.talent);
  if (other.role === 'client' && starter.talent !== null) {
    const { profileId, userId } = starter.talent;
    return { userIds: [userId, other.userId], talentProfileId: profileId };
  }
  return { userIds: [starter.userId, other.userId], talentProfileId: null };
}

function withTalent({ userId, role }: Starter, talent: NonNullable<Other['talent']>): Parties {
  const isForAll = role === 'client' || (role === 'admin' && !talent.isOnTheirOwn);
  if (isForAll) return { userIds: [userId, talent.userId], talentProfileId: talent.profileId };
  // An agent writes to whoever keeps the profile: a child reads nothing here.
  return { userIds: [userId, talent.ownerUserId], talentProfileId: null };
}
