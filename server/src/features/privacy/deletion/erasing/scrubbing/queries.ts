import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../../platform/database/database.ts';
import type { Patterns } from '../names.ts';

type Whose = { userId: string; profileId: string | null };

const WHOLE = 'Deleted account';
const OWN = '[removed]';

const without = (column: string, pattern: string, instead: string): SQL =>
  sql`${sql.identifier(column)} = regexp_replace(${sql.identifier(column)}, ${pattern}, ${instead}, 'g')`;

/** Productions in which they were somebody's applicant, guest, colleague or maker. */
const productionIds = ({ userId, profileId }: Whose): SQL => sql`(
  select id from productions where created_by_user_id = ${userId}
  union select r.production_id from production_roles r where r.id in (
    select role_id from applications where talent_profile_id = ${profileId}::uuid
    union select role_id from audition_invitations where talent_profile_id = ${profileId}::uuid
    union select role_id from holds where talent_profile_id = ${profileId}::uuid
    union select role_id from availability_checks where talent_profile_id = ${profileId}::uuid
    union select d.role_id from background_bookings b join background_days d
      on d.id = b.background_day_id where b.talent_profile_id = ${profileId}::uuid
    union select c.role_id from casting_call_invitees i join casting_calls c
      on c.id = i.call_id where i.talent_profile_id = ${profileId}::uuid)
  union select production_id from production_collaborators where user_id = ${userId}
  union select p.id from audit_entries e join productions p on p.id::text = e.target_id
    where e.actor_user_id = ${userId} and e.target_kind = 'production')`;

/** Businesses in which they did something, whether or not they are there still. */
const portfolioIds = ({ userId, profileId }: Whose): SQL => sql`(
  select portfolio_id from representations where talent_profile_id = ${profileId}::uuid
  union select b.id from audit_entries e join business_portfolios b on b.id::text = e.target_id
    where e.actor_user_id = ${userId} and e.target_kind = 'business-portfolio')`;

/** Everyone who may have been told something about them. */
const acquaintanceIds = (whose: Whose): SQL => sql`(
  select user_id from production_viewers where production_id in ${productionIds(whose)}
  union select t.user_id from applications a join production_roles r on r.id = a.role_id
    join productions p on p.id = r.production_id
    join talent_profiles t on t.id = a.talent_profile_id
    where p.created_by_user_id = ${whose.userId}
  union select p.user_id from conversation_participants p where p.conversation_id in (
    select conversation_id from conversation_participants where user_id = ${whose.userId})
  union select user_id from business_portfolio_members
    where portfolio_id in ${portfolioIds(whose)}
  union select owner_user_id from business_portfolios where id in ${portfolioIds(whose)}
  union select owner_user_id from talent_profiles where id = ${whose.profileId}::uuid
  union select t.user_id from talent_profiles t where t.owner_user_id = ${whose.userId}
  union select id from users where role = 'admin')`;

/** Takes their name out of what others were told and what stands about them. */
export async function scrubTold(tx: Transaction, whose: Whose, { whole }: Patterns): Promise<void> {
  await tx.execute(sql`
    update notifications set ${without('title', whole, WHOLE)}, ${without('content', whole, WHOLE)}
    where user_id in ${acquaintanceIds(whose)} and (title ~ ${whole} or content ~ ${whole})`);
  await tx.execute(sql`
    update production_activities set detail = (
      select coalesce(jsonb_object_agg(name, case jsonb_typeof(value) when 'string'
        then to_jsonb(regexp_replace(value #>> '{}', ${whole}, ${WHOLE}, 'g'))
        else value end), '{}') from jsonb_each(detail) as field (name, value))
    where production_id in ${productionIds(whose)} and detail::text ~ ${whole}`);
  await tx.execute(sql`
    update moderation_decisions set title = ${WHOLE}, ${without('reason', whole, WHOLE)},
      appeal_text = case when appeal_text is not null then ${OWN} end
    where user_id = ${whose.userId}`);
  await tx.execute(sql`
    update reports set ${without('note', whole, WHOLE)} where against_user_id = ${whose.userId}`);
}

/** Takes it, and every address and number, out of what they wrote and others keep. */
export async function scrubWritten(
  tx: Transaction,
  { userId }: Whose,
  { own, whole }: Patterns,
): Promise<void> {
  await tx.execute(sql`
    update messages set text = case when deleted_at is null
      then regexp_replace(text, ${own}, ${OWN}, 'g') else '' end
    where author_user_id = ${userId} and (deleted_at is not null or text ~ ${own})`);
  for (const [table, column, author] of WRITTEN) {
    await tx.execute(sql`
      update ${sql.identifier(table)} set ${without(column, own, OWN)}
      where ${sql.identifier(author)} = ${userId} and ${sql.identifier(column)} ~ ${own}`);
  }
  for (const column of ['company_name', 'director', 'casting_director', 'synopsis']) {
    await tx.execute(sql`
      update productions set ${without(column, whole, WHOLE)}
      where created_by_user_id = ${userId} and ${sql.identifier(column)} ~ ${whole}`);
  }
}

const WRITTEN = [
  ['application_notes', 'text', 'author_user_id'],
  ['roster_notes', 'text', 'author_user_id'],
  ['reports', 'note', 'reporter_user_id'],
  ['shortlist_entries', 'note', 'added_by_user_id'],
] as const;
