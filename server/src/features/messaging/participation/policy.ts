/** How someone stands to a conversation and to the talent whom it is about. */
type Standing = {
  /** Nothing where they have no place in it; not by name where the place only keeps what was read. */
  isDirect: boolean | null;
  talent: { userId: string; ownerUserId: string } | null;
  isThroughAgency: boolean;
};

/**
 * Whoever was written to by name takes part, and so does everyone who is on the talent's side now:
 * the talent, their guardian, agents assigned to them and admins of their agency. Callboard's own
 * staff is no exception. Whoever left the talent's side is out at once.
 */
export function takesPartIn(userId: string, standing: Standing): boolean {
  return standing.isDirect === true || isOnTalentsSide(userId, standing);
}

/** Whether what they write is said for the talent: neither by name nor by the talent themselves. */
export function writesForTalent(userId: string, standing: Standing): boolean {
  if (standing.isDirect === true || standing.talent?.userId === userId) return false;
  return isOnTalentsSide(userId, standing);
}

function isOnTalentsSide(userId: string, { talent, isThroughAgency }: Standing): boolean {
  if (talent === null) return false;
  return talent.userId === userId || talent.ownerUserId === userId || isThroughAgency;
}
