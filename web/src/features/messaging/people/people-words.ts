import type { Conversation, ConversationPerson } from '@callboard/contract/conversations';
import type { Role } from '@callboard/contract/roles';

const ROLE_WORDS: Record<Role, string> = {
  client: 'Casting',
  talent: 'Talent',
  agent: 'Agent',
  admin: 'Callboard',
};

/** Everyone but the reader, who is the last. */
export function othersOf({ people }: Pick<Conversation, 'people'>): ConversationPerson[] {
  return people.slice(0, -1);
}

/**
 * Those with whom the reader talks: not whoever reads along for the talent, and not the talent for
 * whom the reader writes.
 */
export function facesOf(conversation: Conversation): ConversationPerson[] {
  const { writesFor } = conversation.abilities;
  const others = othersOf(conversation);
  const faces = others.filter(
    ({ userId, actsForTalent }) => !actsForTalent && userId !== writesFor?.userId,
  );
  return faces.length > 0 ? faces : others;
}

/** `Ada Quill`, `Ada Quill and Bo Lind`, `Ada Quill and 2 others`. */
export function namesOf(people: readonly Pick<ConversationPerson, 'name'>[]): string {
  const [first, second, ...more] = people.map(({ name }) => name);
  if (first === undefined) return 'Nobody else';
  if (second === undefined) return first;
  return more.length === 0 ? `${first} and ${second}` : `${first} and ${more.length + 1} others`;
}

type Said = Pick<ConversationPerson, 'role' | 'company'>;

/** `Casting, Low Water Films`. */
export function standingOf({ role, company }: Said): string {
  return company === null ? ROLE_WORDS[role] : `${ROLE_WORDS[role]}, ${company}`;
}

/** Those whom the reader may block: nobody on their own side, and nobody of Callboard's staff. */
export function blockableOf(conversation: Conversation): ConversationPerson[] {
  const { talent, people } = conversation;
  const own = people.at(-1);
  const isOfTalent = (person: ConversationPerson) =>
    person.actsForTalent || person.userId === talent?.userId;
  const isOnTalentSide = talent !== null && own !== undefined && isOfTalent(own);
  return othersOf(conversation).filter(
    (person) => person.role !== 'admin' && !(isOnTalentSide && isOfTalent(person)),
  );
}
