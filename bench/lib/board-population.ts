import type pg from 'pg';

/** So many out of every twenty stand here; the rest is new. */
const SHARES = { viewed: 6, shortlisted: 2, audition: 1, callback: 1, booked: 1, not_selected: 1 };
const NEW_FROM = Object.values(SHARES).reduce((sum, share) => sum + share, 0);
const ROUND = 20;

const FIRST = ['Mara', 'Teodor', 'Priya', 'Callum', 'Junia', 'Desmond', 'Sorrel', 'Hoshi', 'Lucía'];
const LAST = ['Okonjo-Lyle', 'Brasko', 'Vellanki-Shaw', 'Strake', 'Feld', 'Achterberg', 'Quay'];
const CITIES = ['Glasgow', 'London', 'Leeds', 'Bristol', 'Cardiff'];

export type Crowd = { roleId: string; callId: string; count: number; photoKeys: string[] };

/** People who all applied for one role, a minute apart, with faces from a few files. */
export async function addCrowd(db: pg.Client, crowd: Crowd): Promise<void> {
  const { roleId, callId, count, photoKeys } = crowd;
  const statuses = Object.entries(SHARES).flatMap(([status, share]) =>
    Array<string>(share).fill(status),
  );
  const dealt = [...statuses, ...Array<string>(ROUND - NEW_FROM).fill('submitted')];
  await db.query(`
    create temp table crowd as
      select n, uuidv7() as user_id, uuidv7() as profile_id,
        timestamptz '2026-03-02 09:00:00+00' + n * interval '1 minute' as at
      from generate_series(0, ${count - 1}) n;
    insert into users (id, email, role, first_name, last_name, created_at, updated_at)
      select user_id, 'crowd-' || '${roleId}' || n || '@bench.test', 'talent',
        ${pick(FIRST)}, ${pick(LAST)}, at, at from crowd;
    insert into talent_profiles (id, user_id, owner_user_id, playing_age_min, playing_age_max,
      gender, city, photo_key, created_at, updated_at)
      select profile_id, user_id, user_id, 20 + n % 30, 28 + n % 30,
        case n % 2 when 0 then 'woman' else 'man' end, ${pick(CITIES)}, ${pick(photoKeys)}, at, at
      from crowd;
    insert into applications (id, role_id, call_id, call_version, talent_profile_id,
      submitted_by_user_id, status, status_since, told_status, told_since, fit_met, fit_asked,
      created_at, updated_at)
      select uuidv7(), '${roleId}', '${callId}', 1, profile_id, user_id,
        ${pick(dealt)}, at, ${pick(dealt)}, at, n % 10, 9, at, at
      from crowd;
    drop table crowd`);
  await db.query('vacuum analyze');
}

/** One of these, in turns. Text of ours alone. */
function pick(values: readonly string[]): string {
  const literals = values.map((value) => `'${value.replaceAll("'", "''")}'`);
  return `(array[${literals.join(',')}])[1 + n % ${values.length}]`;
}
