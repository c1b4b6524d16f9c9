import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/database/database.ts';

export type Whose = { userId: string; profileId: string | null; email: string | null };

/** By which somebody can be told, before it goes. */
export async function getKnown(tx: Transaction, userId: string) {
  const { rows } = await tx.execute<{
    firstName: string;
    lastName: string;
    email: string | null;
    role: string;
    isProven: boolean;
    suspendedAt: Date | null;
    profileId: string | null;
    stageName: string | null;
    phones: string[];
  }>(sql`
    select u.first_name as "firstName", u.last_name as "lastName", u.email, u.role,
      u.email_verified_at is not null as "isProven", (
        select d.decided_at from moderation_decisions d
        where d.user_id = u.id and d.decision = 'suspend' and d.lifted_at is null
      ) as "suspendedAt",
      t.id as "profileId", t.stage_name as "stageName",
      array_remove(array[c.phone, a.phone], null) as phones
    from users u
    left join talent_profiles t on t.user_id = u.id
    left join client_profiles c on c.user_id = u.id
    left join agent_profiles a on a.user_id = u.id
    where u.id = ${userId}`);
  const [known] = rows;
  if (known === undefined) throw new Error('an account that is to be deleted is not there');
  return known;
}

async function runAll(tx: Transaction, statements: readonly SQL[]): Promise<void> {
  for (const statement of statements) await tx.execute(statement);
}

/** Whose rows go as they are: tables by the column that names the person. */
const OF_USER = [
  ['mail_tokens', 'user_id'],
  ['notifications', 'user_id'],
  ['notification_mail_choices', 'user_id'],
  ['todos', 'user_id'],
  ['saved_searches', 'user_id'],
  ['dismissed_tasks', 'user_id'],
  ['calendar_feeds', 'user_id'],
  ['verification_files', 'user_id'],
  ['verification_requests', 'user_id'],
  ['data_exports', 'user_id'],
  ['idempotency_keys', 'user_id'],
  ['production_collaborators', 'user_id'],
  ['business_portfolio_members', 'user_id'],
  ['assignments', 'user_id'],
  ['user_blocks', 'blocker_user_id'],
  ['user_blocks', 'blocked_user_id'],
] as const;

/** The same by the profile. Places on a roster take the agency's notes along. */
const OF_PROFILE = [
  'talent_traits',
  'talent_professional_info',
  'portfolio_items',
  'gallery_photos',
  'talent_certifications',
  'talent_credits',
  'talent_training',
  'talent_languages',
  'talent_accents',
  'talent_skills',
  'talent_unions',
  'talent_availability',
  'child_details',
  'application_drafts',
  'roster_entries',
  'casting_call_invitees',
  'audition_seats',
  // With the team's note and what whoever held a link said of them.
  'shortlist_entries',
  // How often they were found and viewed; who viewed was never kept.
  'analytics_events',
  'talent_days',
  'media_days',
  'missed_days',
  'talent_claims',
  'saved_search_matches',
] as const;

export async function deleteOwnRows(tx: Transaction, whose: Whose): Promise<void> {
  const { userId, profileId, email } = whose;
  await runAll(
    tx,
    OF_USER.map(
      ([table, column]) =>
        sql`delete from ${sql.identifier(table)} where ${sql.identifier(column)} = ${userId}`,
    ),
  );
  await tx.execute(sql`
    delete from message_versions v using messages m
    where m.id = v.message_id and m.author_user_id = ${userId}`);
  await tx.execute(sql`
    delete from media where (conversation_id is not null and uploaded_by_user_id = ${userId})
      or talent_profile_id = ${profileId}::uuid`);
  if (email !== null) {
    await runAll(tx, [
      sql`delete from team_invitations where lower(email) = lower(${email})`,
      sql`delete from talent_claims where lower(email) = lower(${email})`,
      sql`delete from mailbox_messages where lower("to") = lower(${email})`,
    ]);
  }
  if (profileId === null) return;
  const theirs = sql`(select id from applications where talent_profile_id = ${profileId})`;
  await runAll(tx, [
    // What teams wrote about somebody is about that person, too.
    sql`delete from application_notes where application_id in ${theirs}`,
    sql`delete from application_tags where application_id in ${theirs}`,
    sql`delete from line_up_places where application_id in ${theirs}`,
    ...OF_PROFILE.map(
      (table) => sql`delete from ${sql.identifier(table)} where talent_profile_id = ${profileId}`,
    ),
  ]);
}

/** What others need stays without what is personal, and nothing stays open. */
export async function anonymiseRecords(
  tx: Transaction,
  { profileId }: Pick<Whose, 'profileId'>,
  now: Date,
): Promise<void> {
  if (profileId === null) return;
  const theirs = sql`(select id from applications where talent_profile_id = ${profileId})`;
  await runAll(tx, [
    sql`update applications set note = null, answers = '[]', unsent_answer = null,
        self_tape_media_id = null where talent_profile_id = ${profileId}`,
    sql`update applications set status = 'withdrawn', status_since = ${now},
        told_status = 'withdrawn', told_since = ${now}
      where talent_profile_id = ${profileId} and status in
        ('submitted', 'viewed', 'shortlisted', 'audition', 'callback', 'offered', 'booked')`,
    sql`update application_status_changes set reason = null where application_id in ${theirs}`,
    sql`update offers set reason = null where application_id in ${theirs}`,
    sql`update offers set status = 'withdrawn', updated_at = ${now}
      where application_id in ${theirs} and status = 'sent'`,
    sql`update audition_invitations set status = 'cancelled', responded_at = ${now}
      where talent_profile_id = ${profileId}
        and status in ('pending', 'accepted', 'reschedule_requested') and ends_at > ${now}`,
    sql`update audition_invitations set access_note = null, day_note = null, proposals = '[]',
        note = case when status in ('declined', 'reschedule_requested')
          then 'The account was deleted' end
      where talent_profile_id = ${profileId}`,
    sql`update availability_checks set note = null where talent_profile_id = ${profileId}`,
    sql`update holds set status = 'released', challenge_ends_at = null, updated_at = ${now}
      where talent_profile_id = ${profileId} and status in ('requested', 'given', 'confirmed')`,
    sql`update holds set note = null where talent_profile_id = ${profileId}`,
    sql`update background_bookings set status = 'released', updated_at = ${now}
      where talent_profile_id = ${profileId} and status in ('asked', 'confirmed', 'waitlisted')`,
    sql`update representations set status = 'ended', ended_at = ${now}, updated_at = ${now}
      where talent_profile_id = ${profileId} and status <> 'ended'`,
    sql`update representations set end_reason = null where talent_profile_id = ${profileId}`,
    sql`update talent_profiles set stage_name = null, pronouns = null, gender = null,
        is_trans = null, genders_played = '{}', date_of_birth = null, playing_age_min = null,
        playing_age_max = null, country_id = null, region = null, city = null,
        local_hire_cities = '{}', travel_radius_km = null, headline = null, bio = null,
        category_ids = '{}', talent_type_ids = '{}', self_declared = '{}',
        access_requirements = null, photo_key = null, visibility = 'hidden',
        updated_at = ${now}
      where id = ${profileId}`,
  ]);
}

type Left = { email: string | null; suspendedAt: Date | null };

/** The account itself. Its row stays, because others' records point at it. */
export async function anonymiseAccount(
  tx: Transaction,
  userId: string,
  { email, suspendedAt }: Left,
  now: Date,
) {
  await runAll(tx, [
    // A company of nobody else is called by a person's name often enough.
    sql`update client_companies c set name = 'Deleted account', updated_at = ${now}
      from client_profiles p where p.user_id = ${userId} and c.id = p.company_id and not exists (
        select 1 from client_profiles o join users u on u.id = o.user_id
        where o.company_id = c.id and o.user_id <> ${userId} and u.deleted_at is null)`,
    sql`update client_profiles set job_title = null, website = null, phone = null, bio = null,
        photo_key = null, updated_at = ${now} where user_id = ${userId}`,
    sql`update agent_profiles set job_title = null, phone = null, bio = null, photo_key = null,
        updated_at = ${now} where user_id = ${userId}`,
    sql`update error_logs set user_id = null where user_id = ${userId}`,
    // Nobody answers for them any more.
    sql`update shortlist_links set revoked_at = ${now}
      where created_by_user_id = ${userId} and revoked_at is null`,
    sql`update users set first_name = 'Deleted', last_name = 'account',
        email = ${email}, password_hash = null, country_id = null, time_zone = 'UTC', theme = 'system',
        units = 'metric', subscription_plan = 'free', verified_professional_status = 'none',
        verified_id_status = 'none', email_verified_at = null, suspended_at = ${suspendedAt},
        deleted_at = ${now}, updated_at = ${now}
      where id = ${userId}`,
  ]);
}
