import { type SQL, sql } from 'drizzle-orm';
import type { Subject, Whose } from '../queries.ts';

/** In which they take part by name, or that are about a profile which they keep. */
const conversationIds = ({ userId, profileIds }: Whose): SQL => sql`(
  select conversation_id from conversation_participants
  where user_id = ${userId} and is_direct
  union
  select id from conversations
  where talent_profile_id = any(${sql.param([...profileIds])}::uuid[]))`;

export const MESSAGING_SUBJECTS: readonly Subject[] = [
  {
    name: 'conversations',
    about: 'Conversations in which you take part, and with whom',
    rows: (whose) => sql`
      select c.id::text as key, jsonb_build_object('id', c.id, 'talent_profile_id',
        c.talent_profile_id, 'created_at', c.created_at, 'last_message_at', c.last_message_at,
        'people', (select coalesce(jsonb_agg(u.first_name || ' ' || u.last_name
          order by u.last_name, u.id), '[]') from conversation_participants p
          join users u on u.id = p.user_id
          where p.conversation_id = c.id and p.is_direct)) as row
      from conversations c where c.id in ${conversationIds(whose)}`,
  },
  {
    name: 'messages',
    about: 'What was written in them',
    rows: (whose) => sql`
      select m.conversation_id || ' ' || lpad(m.sequence::text, 12, '0') as key,
        jsonb_build_object('conversation_id', m.conversation_id,
          'author', u.first_name || ' ' || u.last_name, 'is_yours',
          m.author_user_id = ${whose.userId}, 'text',
          case when m.deleted_at is null then m.text end, 'sent_at', m.sent_at,
          'edited_at', m.edited_at, 'deleted_at', m.deleted_at,
          'media_ids', (select coalesce(jsonb_agg(a.media_id order by a.position), '[]')
            from message_attachments a where a.message_id = m.id)) as row
      from messages m join users u on u.id = m.author_user_id
      where m.conversation_id in ${conversationIds(whose)}`,
  },
  {
    name: 'blocked-people',
    about: 'From whom you take no messages',
    rows: ({ userId }) => sql`
      select b.blocked_user_id::text as key, jsonb_build_object('name',
        u.first_name || ' ' || u.last_name, 'created_at', b.created_at) as row
      from user_blocks b join users u on u.id = b.blocked_user_id
      where b.blocker_user_id = ${userId}`,
  },
];
