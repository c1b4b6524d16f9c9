import { type SQL, sql } from 'drizzle-orm';
import type { Subject, Whose } from '../queries.ts';

const theirs = ({ profileIds }: Whose): SQL => sql`any(${sql.param([...profileIds])}::uuid[])`;

/** A section of profiles, each row as it stands. */
function section(name: string, about: string, table: string, key: string): Subject {
  return {
    name,
    about,
    rows: (whose) => sql`
      select (${sql.raw(key)})::text as key, to_jsonb(section) as row
      from ${sql.identifier(table)} as section where talent_profile_id = ${theirs(whose)}`,
  };
}

/** A list whose rows have no id of their own: known by whose they are and what they name. */
const named = (column: string) => `talent_profile_id || ' ' || ${column}`;

export const PROFILE_SUBJECTS: readonly Subject[] = [
  {
    name: 'profiles',
    about: 'Your talent profile, and those of the children whose guardian you are',
    rows: (whose) => sql`
      select p.id::text as key, to_jsonb(p) - array['photo_key', 'folded_stage_name']
        || jsonb_build_object('first_name', u.first_name, 'last_name', u.last_name) as row
      from talent_profiles p join users u on u.id = p.user_id where p.id = ${theirs(whose)}`,
  },
  section('appearance', 'How you look', 'talent_traits', 'talent_profile_id'),
  section(
    'professional-info',
    'Voice, licences, crew work and rates',
    'talent_professional_info',
    'talent_profile_id',
  ),
  section('credits', 'Your credits', 'talent_credits', 'id'),
  section('training', 'Your training', 'talent_training', 'id'),
  section('certifications', 'Your certificates', 'talent_certifications', 'id'),
  section('languages', 'Languages you speak', 'talent_languages', named('language_id')),
  section('accents', 'Accents you can do', 'talent_accents', named('accent_id')),
  section('skills', 'Your skills', 'talent_skills', named('skill_id')),
  section('unions', 'Your unions', 'talent_unions', named('union_id')),
  section('availability', 'Days on which you are free or not', 'talent_availability', 'id'),
  section('gallery', 'The photos of your gallery', 'gallery_photos', 'id'),
  section('portfolio', 'The works of your portfolio', 'portfolio_items', 'id'),
  section(
    'child-details',
    'Guardianship, licence and chaperone of children',
    'child_details',
    'talent_profile_id',
  ),
  {
    name: 'media',
    about: 'Every file of your profile, and those that you sent with messages',
    rows: (whose) => sql`
      select id::text as key,
        to_jsonb(media) - array['file_key', 'picture_folder', 'placeholder'] as row
      from media where talent_profile_id = ${theirs(whose)}
        or (conversation_id is not null and uploaded_by_user_id = ${whose.userId})`,
  },
  {
    name: 'representation',
    about: 'Agencies that represent you, did, or asked to',
    rows: (whose) => sql`
      select r.id::text as key, to_jsonb(r) - array['requested_by_user_id', 'ended_by_user_id']
        || jsonb_build_object('agency', b.name) as row
      from representations r join business_portfolios b on b.id = r.portfolio_id
      where r.talent_profile_id = ${theirs(whose)}`,
  },
  {
    name: 'claims',
    about: 'Links by which a profile that others began is made one’s own',
    rows: (whose) => sql`
      select id::text as key, to_jsonb(talent_claims) - 'token_hash' as row
      from talent_claims where talent_profile_id = ${theirs(whose)}`,
  },
  {
    name: 'figures',
    about: 'How often you were found, viewed and played, by the day',
    rows: (whose) => sql`
      select talent_profile_id || ' ' || day as key, to_jsonb(talent_days) as row
      from talent_days where talent_profile_id = ${theirs(whose)}`,
  },
  section(
    'figures-of-media',
    'How often each of your films and sounds was played, by the day',
    'media_days',
    named("media_id || ' ' || day"),
  ),
  section(
    'missed-searches',
    'By how many searches you were not found for what your profile does not say, by the day',
    'missed_days',
    named("field || ' ' || day"),
  ),
];
