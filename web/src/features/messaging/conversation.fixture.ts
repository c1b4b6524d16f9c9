import type { Conversation, ConversationPerson } from '@callboard/contract/conversations';
import { testUser } from '../../lib/test-user.ts';
import { CONVERSATION_ID } from './engine/conversation.fixture.ts';

export const ME = testUser('client');

export function person(given: Partial<ConversationPerson> = {}): ConversationPerson {
  return {
    userId: 'user-ada',
    name: 'Ada Quill',
    photoUrl: null,
    role: 'talent',
    company: null,
    verified: [],
    talentProfileId: null,
    actsForTalent: false,
    readSequence: 0,
    ...given,
  };
}

/** Between Ada and whoever is signed in. */
export function conversation(given: Partial<Conversation> = {}): Conversation {
  return {
    id: CONVERSATION_ID,
    subject: null,
    talent: null,
    people: [person(), person({ userId: ME.id, name: 'Mara Okonjo', role: 'client' })],
    lastMessage: null,
    lastSequence: 0,
    revision: 0,
    readSequence: 0,
    unread: 0,
    abilities: { write: true, refusal: null, writesFor: null },
    ...given,
  };
}
