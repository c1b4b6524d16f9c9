import { type SQLWrapper, sql } from 'drizzle-orm';
import { users } from '../../auth/tables.ts';
import { talentName } from '../../talent-profiles/conditions.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import { messageAttachments } from '../attachments/tables.ts';
import { messages } from '../tables.ts';

/** A query of its own: in the columns of one table the names of others would lose their tables. */
function nameOf(userId: SQLWrapper) {
  return sql`select ${talentName} from ${users}
    left join ${talentProfiles} on ${talentProfiles.userId} = ${users.id}
    where ${users.id} = ${userId}`;
}

function attachmentsOf(messageId: SQLWrapper) {
  return sql`select 1 from ${messageAttachments} where ${messageAttachments.messageId} = ${messageId}`;
}

/** A message as it is read. What was deleted stays behind, for the moderators alone. */
export const messageColumns = {
  id: messages.id,
  conversationId: messages.conversationId,
  sequence: messages.sequence,
  revision: messages.revision,
  clientId: messages.clientId,
  authorUserId: messages.authorUserId,
  onBehalfOfUserId: messages.onBehalfOfUserId,
  onBehalfOfName: sql<string | null>`(${nameOf(messages.onBehalfOfUserId)})`,
  hasAttachments: sql<boolean>`exists (${attachmentsOf(messages.id)})`,
  text: sql<string>`case when ${messages.deletedAt} is null then ${messages.text} else '' end`,
  caution: messages.caution,
  sentAt: messages.sentAt,
  editedAt: messages.editedAt,
  deletedAt: messages.deletedAt,
};
