import type pg from 'pg';

/** Two people who write to each other. */
export type Pair = { conversationId: string; userIds: [string, string] };

/** So many people, two and two in a conversation. */
export async function populateConversations(db: pg.Client, people: number): Promise<Pair[]> {
  const { rows } = await db
    .query<{ conversationId: string; a: string; b: string }>(`
    create temp table pairs as
      select uuidv7() as conversation_id, uuidv7() as a, uuidv7() as b, n
      from generate_series(1, ${people / 2}) n;
    insert into users (id, email, role, first_name, last_name, email_verified_at, created_at, updated_at)
      select id, 'pair-' || side || n || '@bench.test', 'client', 'Person', side || n, now(), now() - interval '1 year', now()
      from pairs cross join lateral (values (a, 'a'), (b, 'b')) people (id, side);
    insert into conversations (id, started_by_user_id, created_at, updated_at)
      select conversation_id, a, now(), now() from pairs;
    insert into conversation_participants (conversation_id, user_id, created_at)
      select conversation_id, id, now() from pairs cross join lateral (values (a), (b)) people (id);
    analyze`)
    .then(() => db.query(`select conversation_id as "conversationId", a, b from pairs`));
  return rows.map(({ conversationId, a, b }) => ({ conversationId, userIds: [a, b] }));
}
