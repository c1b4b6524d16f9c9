import { sql } from 'drizzle-orm';
import type { Subject } from '../queries.ts';

/** What agents and clients made and wrote. */
export const BUSINESS_SUBJECTS: readonly Subject[] = [
  {
    name: 'agencies',
    about: 'Agencies that you own or work in',
    rows: ({ userId }) => sql`
      select b.id::text as key, jsonb_build_object('id', b.id, 'name', b.name, 'is_owner',
        b.owner_user_id = ${userId}, 'role', m.role, 'description', b.description,
        'website', b.website, 'phone', b.phone, 'email', b.email, 'address', b.address,
        'verified_at', b.verified_at, 'created_at', b.created_at) as row
      from business_portfolios b left join business_portfolio_members m
        on m.portfolio_id = b.id and m.user_id = ${userId}
      where b.owner_user_id = ${userId} or m.user_id is not null`,
  },
  {
    name: 'team-invitations',
    about: 'Invitations to teams that you sent or got',
    rows: ({ userId }) => sql`
      select i.id::text as key, to_jsonb(i) - 'token_hash' as row from team_invitations i
      where i.invited_by_user_id = ${userId}
        or lower(i.email) = (select lower(email) from users where id = ${userId})`,
  },
  {
    name: 'talents-you-work-with',
    about: 'Talents who are assigned to you',
    rows: ({ userId }) => sql`
      select a.portfolio_id || ' ' || a.talent_profile_id as key, jsonb_build_object(
        'talent_profile_id', a.talent_profile_id, 'name', coalesce(t.stage_name,
        u.first_name || ' ' || u.last_name), 'created_at', a.created_at) as row
      from assignments a join talent_profiles t on t.id = a.talent_profile_id
      join users u on u.id = t.user_id where a.user_id = ${userId}`,
  },
  {
    name: 'notes-you-wrote',
    about: 'What you wrote about talents and applications for your team',
    rows: ({ userId }) => sql`
      select id::text as key, jsonb_build_object('about', 'talent', 'talent_profile_id',
        talent_profile_id, 'text', text, 'created_at', created_at) as row
      from roster_notes where author_user_id = ${userId}
      union all
      select id::text, jsonb_build_object('about', 'application', 'application_id',
        application_id, 'text', text, 'created_at', created_at)
      from application_notes where author_user_id = ${userId}`,
  },
  {
    name: 'marks-you-gave',
    about: 'Your own picks and ratings of applications',
    rows: ({ userId }) => sql`
      select application_id::text as key, to_jsonb(application_marks) as row
      from application_marks where user_id = ${userId}`,
  },
  {
    name: 'productions',
    about: 'Productions that you made or work on',
    rows: ({ userId }) => sql`
      select p.id::text as key, case when p.created_by_user_id = ${userId}
        then to_jsonb(p) - array['cover_folder', 'folded_title']
        else jsonb_build_object('id', p.id, 'title', p.title, 'status', p.status,
          'rights', c.rights) end as row
      from productions p left join production_collaborators c
        on c.production_id = p.id and c.user_id = ${userId}
      where p.created_by_user_id = ${userId} or c.user_id is not null`,
  },
  {
    name: 'roles',
    about: 'The roles of productions that you made',
    rows: ({ userId }) => sql`
      select r.id::text as key, to_jsonb(r) - 'folded_title' as row
      from production_roles r join productions p on p.id = r.production_id
      where p.created_by_user_id = ${userId}`,
  },
  {
    name: 'casting-calls',
    about: 'Calls that you posted',
    rows: ({ userId }) => sql`
      select c.id::text as key, to_jsonb(c) - 'moderator_user_id'
        || jsonb_build_object('role', r.title) as row
      from casting_calls c join production_roles r on r.id = c.role_id
      where c.posted_by_user_id = ${userId}`,
  },
  {
    name: 'shortlists',
    about: 'Shortlists that you began, and links to shortlists that you made',
    rows: ({ userId }) => sql`
      select s.id::text as key, jsonb_build_object('about', 'shortlist', 'id', s.id, 'name', s.name,
        'production', p.title, 'created_at', s.created_at) as row
      from shortlists s join productions p on p.id = s.production_id
      where s.created_by_user_id = ${userId}
      union all
      select l.id::text, jsonb_build_object('about', 'link', 'shortlist_id', l.shortlist_id,
        'label', l.label, 'created_at', l.created_at, 'expires_at', l.expires_at,
        'revoked_at', l.revoked_at, 'last_opened_at', l.last_opened_at)
      from shortlist_links l where l.created_by_user_id = ${userId}`,
  },
  {
    name: 'shortlisted-by-you',
    about: 'Talents whom you put on shortlists, with the note there',
    rows: ({ userId }) => sql`
      select id::text as key, jsonb_build_object('shortlist_id', shortlist_id, 'talent_profile_id',
        talent_profile_id, 'note', note, 'added_at', added_at) as row
      from shortlist_entries where added_by_user_id = ${userId}`,
  },
  {
    name: 'production-papers',
    about: 'Scripts and sides that you uploaded',
    rows: ({ userId }) => sql`
      select id::text as key, to_jsonb(production_files) - 'file_key' as row
      from production_files where uploaded_by_user_id = ${userId}`,
  },
  {
    name: 'confidentiality',
    about: 'Productions that you agreed to keep confidential',
    rows: ({ userId }) => sql`
      select production_id::text as key, to_jsonb(nda_agreements) as row
      from nda_agreements where user_id = ${userId}`,
  },
];
