import { type SQL, sql } from 'drizzle-orm';
import type { Subject, Whose } from '../queries.ts';

const theirs = ({ profileIds }: Whose): SQL => sql`any(${sql.param([...profileIds])}::uuid[])`;

/** As somebody outside the team may call it. */
const roleWords = sql.raw(
  `'role', r.title, 'production', case when p.is_confidential then p.code_name else p.title end`,
);
const roleOf = (column: string) =>
  sql.raw(
    `join production_roles r on r.id = ${column} join productions p on p.id = r.production_id`,
  );

/**
 * What passed between talents and casting teams, as the talent's side may read it: every column is
 * named, so that what teams think of somebody cannot come along.
 */
export const CASTING_SUBJECTS: readonly Subject[] = [
  {
    name: 'applications',
    about: 'What you applied to, what you sent, and where it stands',
    rows: (whose) => sql`
      select a.id::text as key, jsonb_build_object('id', a.id, ${roleWords},
        'talent_profile_id', a.talent_profile_id, 'call_id', a.call_id,
        'call_version', a.call_version, 'note', a.note, 'answers', a.answers,
        'self_tape_media_id', a.self_tape_media_id, 'status', a.told_status,
        'status_since', a.told_since, 'answer', a.told_answer, 'created_at', a.created_at,
        'media_ids', (select coalesce(jsonb_agg(m.media_id order by m.position), '[]')
          from application_media m where m.application_id = a.id)) as row
      from applications a ${roleOf('a.role_id')} where a.talent_profile_id = ${theirs(whose)}`,
  },
  {
    name: 'application-history',
    about: 'Every move of your applications that you were told of',
    rows: (whose) => sql`
      select c.id::text as key, jsonb_build_object('application_id', c.application_id,
        'from', c.from_status, 'to', c.to_status, 'reason', c.reason, 'answer', c.answer,
        'by_your_side', c.actor_user_id = ${whose.userId}, 'at', c.told_at) as row
      from application_status_changes c join applications a on a.id = c.application_id
      where a.talent_profile_id = ${theirs(whose)} and c.told_at is not null
        and c.undone_at is null`,
  },
  {
    name: 'application-drafts',
    about: 'Applications that you began to write',
    rows: (whose) => sql`
      select call_id || ' ' || talent_profile_id as key, to_jsonb(application_drafts) as row
      from application_drafts where talent_profile_id = ${theirs(whose)}`,
  },
  {
    name: 'auditions',
    about: 'Auditions that you were invited to, and what you answered',
    rows: (whose) => sql`
      select i.id::text as key, jsonb_build_object('id', i.id, ${roleWords},
        'talent_profile_id', i.talent_profile_id, 'status', i.status, 'note', i.note,
        'access_note', i.access_note, 'proposals', i.proposals, 'starts_at', i.starts_at,
        'ends_at', i.ends_at, 'room', i.room, 'responded_at', i.responded_at,
        'details', u.told, 'created_at', i.created_at) as row
      from audition_invitations i join auditions u on u.id = i.audition_id
      ${roleOf('i.role_id')} where i.talent_profile_id = ${theirs(whose)}`,
  },
  {
    name: 'tapes',
    about: 'The takes that you sent',
    rows: (whose) => sql`
      select t.id::text as key, to_jsonb(t) as row
      from audition_takes t join audition_invitations i on i.id = t.invitation_id
      where i.talent_profile_id = ${theirs(whose)}`,
  },
  {
    name: 'availability-checks',
    about: 'Whether you were free, as you were asked and as you answered',
    rows: (whose) => sql`
      select c.id::text as key, jsonb_build_object('id', c.id, ${roleWords},
        'talent_profile_id', c.talent_profile_id, 'days', c.days, 'terms', c.terms,
        'answer', c.answer, 'note', c.note, 'responded_at', c.responded_at,
        'created_at', c.created_at) as row
      from availability_checks c ${roleOf('c.role_id')}
      where c.talent_profile_id = ${theirs(whose)}`,
  },
  {
    name: 'holds',
    about: 'Days that you kept for productions',
    rows: (whose) => sql`
      select h.id::text as key, jsonb_build_object('id', h.id, ${roleWords},
        'talent_profile_id', h.talent_profile_id, 'from', h."from", 'to', h."to",
        'status', h.status, 'rank', h.rank, 'note', h.note, 'expires_at', h.expires_at,
        'created_at', h.created_at) as row
      from holds h ${roleOf('h.role_id')} where h.talent_profile_id = ${theirs(whose)}`,
  },
  {
    name: 'offers',
    about: 'Offers that were made to you, and your answers',
    rows: (whose) => sql`
      select o.id::text as key, jsonb_build_object('id', o.id, ${roleWords},
        'application_id', o.application_id, 'terms', o.terms, 'status', o.status,
        'reason', o.reason, 'answered_at', o.answered_at, 'created_at', o.created_at) as row
      from offers o join applications a on a.id = o.application_id ${roleOf('a.role_id')}
      where a.talent_profile_id = ${theirs(whose)}`,
  },
  {
    name: 'background-bookings',
    about: 'Days as a background artist',
    rows: (whose) => sql`
      select b.id::text as key, jsonb_build_object('id', b.id, ${roleWords},
        'talent_profile_id', b.talent_profile_id, 'day', d.day, 'status', b.status,
        'answered_at', b.answered_at, 'created_at', b.created_at) as row
      from background_bookings b join background_days d on d.id = b.background_day_id
      ${roleOf('d.role_id')} where b.talent_profile_id = ${theirs(whose)}`,
  },
  {
    name: 'call-invitations',
    about: 'Calls that you were chosen for',
    rows: (whose) => sql`
      select i.call_id || ' ' || i.talent_profile_id as key, jsonb_build_object(${roleWords},
        'call_id', i.call_id, 'talent_profile_id', i.talent_profile_id) as row
      from casting_call_invitees i join casting_calls c on c.id = i.call_id
      ${roleOf('c.role_id')}
      where i.talent_profile_id = ${theirs(whose)} and c.opened_at is not null`,
  },
];
