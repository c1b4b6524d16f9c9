import type { Conversation } from '@callboard/contract/conversations';

/**
 * Up to which message of this person somebody has read who is not on their side. Those who act for a
 * talent, and the talent, are one side; without one, everybody is on their own.
 */
export function othersRead({ people, talent }: Conversation, userId: string): number {
  const isTalentSide = (person: { userId: string; actsForTalent: boolean }) =>
    person.actsForTalent || person.userId === talent?.userId;
  const own = people.find((person) => person.userId === userId);
  const others = people.filter((person) => {
    if (person.userId === userId) return false;
    if (talent === null || own === undefined) return true;
    return isTalentSide(person) !== isTalentSide(own);
  });
  return Math.max(0, ...others.map(({ readSequence }) => readSequence));
}
