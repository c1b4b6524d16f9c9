import type { Conversation, ConversationPerson } from '@callboard/contract/conversations';
import { photoUrlOf } from '../../talent-profiles/present-talent-profile.ts';
import type { PersonShown } from '../people/present-person.ts';
import type { Refusal } from '../refusals/find-refusals.ts';
import type { ConversationRow } from './queries.ts';

export type Shown = {
  /** Everyone but the reader comes first. */
  people: ConversationPerson[];
  /** Who wrote the last message: perhaps somebody who has left since. */
  author: PersonShown | undefined;
  refusal: Refusal | null;
};

export function presentConversation(row: ConversationRow, shown: Shown): Conversation {
  const { id, lastSequence, revision, talent, talentName, isDirect } = row;
  const { people, author, refusal } = shown;
  const reader = people.at(-1);
  const isForTalent = talent !== null && isDirect !== true && talent.userId !== reader?.userId;
  return {
    id,
    subject: subjectOf(row),
    talent: talent && {
      profileId: talent.id,
      userId: talent.userId,
      name: talentName,
      photoUrl: photoUrlOf(talent),
    },
    people,
    lastMessage: lastMessageOf(row, author),
    lastSequence,
    revision,
    readSequence: row.readSequence ?? lastSequence,
    unread: unreadOf(row),
    abilities: {
      write: refusal === null,
      refusal,
      writesFor: isForTalent ? { userId: talent.userId, name: talentName } : null,
    },
  };
}

/** Nothing waits for whoever has no place here yet: they get one with the next message. */
export function unreadOf({ lastSequence, readSequence }: ConversationRow): number {
  return lastSequence - (readSequence ?? lastSequence);
}

export function lastMessageOf(
  { last }: ConversationRow,
  author: PersonShown | undefined,
): Conversation['lastMessage'] {
  if (last === null) return null;
  const isDeleted = last.deletedAt !== null;
  return {
    authorUserId: last.authorUserId,
    authorName: author?.name ?? '',
    text: isDeleted ? '' : last.text,
    attachments: isDeleted ? 0 : last.attachments,
    isDeleted,
    sentAt: last.sentAt.toISOString(),
  };
}

function subjectOf(row: ConversationRow): Conversation['subject'] {
  const { roleId, roleTitle, productionId, productionTitle, isOfTeam } = row;
  if (roleId !== null) {
    const title = [roleTitle, productionTitle].filter(Boolean).join(' · ');
    return {
      kind: 'role',
      id: roleId,
      title,
      link: isOfTeam ? `/production-roles/${roleId}` : null,
    };
  }
  if (productionId === null) return null;
  const link = isOfTeam ? `/productions/${productionId}` : null;
  return { kind: 'production', id: productionId, title: productionTitle ?? '', link };
}
