import { sql } from 'drizzle-orm';
import type { Subject } from '../queries.ts';

/** What was asked, decided and recorded. Who decided, and who reported somebody, is not told. */
export const TRAIL_SUBJECTS: readonly Subject[] = [
  {
    name: 'verification-requests',
    about: 'What you asked to have verified, and what was decided',
    rows: ({ userId }) => sql`
      select id::text as key, to_jsonb(verification_requests) - 'decided_by_user_id' as row
      from verification_requests where user_id = ${userId}`,
  },
  {
    name: 'reports-you-made',
    about: 'What you reported to us',
    rows: ({ userId }) => sql`
      select id::text as key, jsonb_build_object('subject', subject, 'reason', reason,
        'note', note, 'status', status, 'created_at', created_at) as row
      from reports where reporter_user_id = ${userId}`,
  },
  {
    name: 'decisions',
    about: 'What our moderators decided about you, and your appeals',
    rows: ({ userId }) => sql`
      select id::text as key, to_jsonb(moderation_decisions) - array['decided_by_user_id',
        'lifted_by_user_id', 'appeal_decided_by_user_id'] as row
      from moderation_decisions where user_id = ${userId}`,
  },
  {
    name: 'audit',
    about: 'What you did that is on record, and what was done to your account or for you',
    rows: ({ userId }) => sql`
      select id::text as key, jsonb_build_object('act', act, 'at', created_at,
        'target', target_kind, 'by_you', actor_user_id is not distinct from ${userId}::uuid,
        'difference', case when actor_user_id = ${userId} then difference end,
        'address', case when actor_user_id = ${userId} then address end) as row
      from audit_entries where actor_user_id = ${userId} or on_behalf_of_user_id = ${userId}
        or (target_kind = 'user' and target_id = ${userId}::text)`,
  },
];
