import type { InventedTalent } from './invented-talent.ts';

type Cell = string | number | boolean | Date | null | readonly string[];
export type PopulationTable = {
  name: string;
  columns: readonly string[];
  rowsOf: (talent: InventedTalent) => Cell[][];
};

const PLACEHOLDER_REEL = 'https://example.com/reel';

/** What an invented talent has in each table, in the order in which rows refer to others. */
export const POPULATION_TABLES: readonly PopulationTable[] = [
  {
    name: 'users',
    columns: [
      'id',
      'email',
      'role',
      'first_name',
      'last_name',
      'country_id',
      'verified_professional_status',
      'verified_id_status',
      'email_verified_at',
      'created_at',
      'updated_at',
    ],
    rowsOf: (t) => [
      [
        t.userId,
        `invented-${t.number}-${t.userId.slice(-6)}@people.callboard.test`,
        'talent',
        t.firstName,
        t.lastName,
        t.countryId,
        t.isProfessional ? 'verified' : 'none',
        t.isIdentified ? 'verified' : 'none',
        t.createdAt,
        t.createdAt,
        t.updatedAt,
      ],
    ],
  },
  {
    name: 'talent_profiles',
    columns: [
      'id',
      'user_id',
      'owner_user_id',
      'stage_name',
      'gender',
      'genders_played',
      'date_of_birth',
      'playing_age_min',
      'playing_age_max',
      'country_id',
      'city',
      'headline',
      'category_ids',
      'visibility',
      'created_at',
      'updated_at',
    ],
    rowsOf: (t) => [
      [
        t.profileId,
        t.userId,
        t.userId,
        t.stageName,
        t.gender,
        t.gendersPlayed,
        t.dateOfBirth,
        t.playingAgeMin,
        t.playingAgeMax,
        t.countryId,
        t.city,
        t.headline,
        t.categoryIds,
        t.visibility,
        t.createdAt,
        t.updatedAt,
      ],
    ],
  },
  {
    name: 'talent_traits',
    columns: [
      'talent_profile_id',
      'height_cm',
      'body_type_id',
      'ethnicity_ids',
      'eye_color_id',
      'hair_color_id',
      'hair_length_id',
    ],
    rowsOf: (t) => [
      [
        t.profileId,
        t.heightCm,
        t.bodyTypeId,
        t.ethnicityIds,
        t.eyeColorId,
        t.hairColorId,
        t.hairLengthId,
      ],
    ],
  },
  held('talent_skills', ['skill_id', 'level'], ({ skills }) => skills),
  held('talent_languages', ['language_id', 'level'], ({ languages }) => languages),
  held('talent_accents', ['accent_id', 'level'], ({ accents }) => accents),
  held('talent_unions', ['union_id', 'membership_id'], ({ unions }) => unions),
  {
    name: 'talent_credits',
    columns: ['id', 'talent_profile_id', 'position', 'category', 'production', 'role', 'year'],
    rowsOf: ({ profileId, credits }) =>
      credits.map(({ id, category, production, role, year }, position) => [
        id,
        profileId,
        position,
        category,
        production,
        role,
        year,
      ]),
  },
  {
    name: 'portfolio_items',
    columns: [
      'id',
      'talent_profile_id',
      'kind',
      'url',
      'title',
      'position',
      'visibility',
      'created_at',
      'updated_at',
    ],
    rowsOf: ({ profileId, reelId, createdAt, updatedAt }) =>
      reelId === null
        ? []
        : [
            [
              reelId,
              profileId,
              'link',
              PLACEHOLDER_REEL,
              'Showreel',
              0,
              'public',
              createdAt,
              updatedAt,
            ],
          ],
  },
  {
    name: 'talent_availability',
    columns: ['id', 'talent_profile_id', 'kind', 'from', 'to'],
    rowsOf: ({ profileId, bookedOut }) =>
      bookedOut.map(({ id, from, to }) => [id, profileId, 'booked_out', from, to]),
  },
];

function held(
  name: string,
  columns: readonly [string, string],
  listOf: (talent: InventedTalent) => [string, string][],
): PopulationTable {
  return {
    name,
    columns: ['talent_profile_id', 'position', ...columns],
    rowsOf: (talent) =>
      listOf(talent).map(([id, level], position) => [talent.profileId, position, id, level]),
  };
}

/** A row as COPY reads it. */
export function copyLine(cells: readonly Cell[]): string {
  return `${cells.map(copyCell).join('\t')}\n`;
}

function copyCell(cell: Cell): string {
  if (cell === null) return '\\N';
  if (cell instanceof Date) return cell.toISOString();
  if (Array.isArray(cell)) return `{${cell.map((each) => `"${each}"`).join(',')}}`;
  return String(cell).replaceAll(/[\\\t\n\r]/g, (sign) => `\\${ESCAPED[sign] ?? sign}`);
}

const ESCAPED: Record<string, string> = { '\t': 't', '\n': 'n', '\r': 'r' };
