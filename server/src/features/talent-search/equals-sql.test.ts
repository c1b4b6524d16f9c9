import type { CurrentUser } from '@callboard/contract/auth';
import type { TalentSearch } from '@callboard/contract/talent-search';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useTestServer } from '../../../test/test-server.ts';
import { addPopulation } from '../../population/add-population.ts';
import { seeded } from '../../population/seeded.ts';
import { searchTalents } from './asking/search-talents.ts';
import { talentIndexOf } from './index/current-index.ts';
import {
  askPlainly,
  FLAT_TALENTS,
  plainSql,
  SLIPS_FUNCTION,
  type SqlViewer,
} from './plain-sql.fixture.ts';
import { randomSearch } from './random-asking.fixture.ts';

const t = useTestServer();

const TALENTS = 120;
const ROUNDS = 100;
const SEARCHES = 100;
const AT_ONCE = 4;

let database: pg.Pool;
const today = () => t.clock.now().toISOString().slice(0, 10);

type Viewer = SqlViewer & { user: CurrentUser };

async function signIn(
  role: SqlViewer['role'],
  changes: Partial<CurrentUser> = {},
): Promise<Viewer> {
  const { user } = await t.make.session({ role });
  const meetsMinors = role === 'admin' || changes.verifiedProfessionalStatus === 'verified';
  return { id: user.id, role, meetsMinors, user: { ...user, ...changes } };
}

/** What a person might change, or an admin. */
const CHANGES = [
  `update talent_profiles set visibility = (array['public', 'professionals', 'hidden'])[1 + (random() * 2)::int]`,
  `update talent_profiles set city = 'London', country_id = 'gb', updated_at = updated_at + interval '3 days'`,
  `update talent_profiles set date_of_birth = date_of_birth + interval '10 years'`,
  `update talent_profiles set playing_age_min = 20, playing_age_max = 41, gender = null`,
  `update talent_traits set height_cm = 171, ethnicity_ids = '{}' from talent_profiles`,
  `delete from talent_skills using talent_profiles`,
  `update talent_languages set level = 'native' from talent_profiles`,
  `delete from talent_availability using talent_profiles`,
  `update talent_credits set production = 'The Amber Ferry' from talent_profiles`,
  `update users set suspended_at = case when suspended_at is null then now() end from talent_profiles`,
  `update users set last_name = 'Fairweather', verified_id_status = 'verified' from talent_profiles`,
  `delete from talent_profiles`,
] as const;

const isOf: Record<string, string> = {
  users: 'users.id = talent_profiles.user_id and',
  talent_profiles: '',
};

async function findSomebody(random: () => number): Promise<string> {
  const {
    rows: [somebody],
  } = await database.query('select id from talent_profiles order by md5(id::text || $1) limit 1', [
    String(random()),
  ]);
  return somebody.id;
}

async function changeSomebody(random: () => number): Promise<void> {
  const change = CHANGES[Math.floor(random() ** 0.7 * (CHANGES.length - 0.9))] ?? CHANGES[0];
  const table = /^(?:update|delete from) (\w+)/.exec(change)?.[1] ?? '';
  const link = isOf[table] ?? `${table}.talent_profile_id = talent_profiles.id and`;
  await database.query(`${change} where ${link} talent_profiles.id = $1`, [
    await findSomebody(random),
  ]);
}

type Tied = { portfolioId: string; assigneeId: string; roleId: string; callId: string };

/** A role of the client, and a roster of the agent with someone who sees those assigned to them. */
async function makeTies(clientId: string, agentId: string, assigneeId: string): Promise<Tied> {
  const portfolioId = await t.make.portfolio({ ownerUserId: agentId });
  await t.make.portfolioMember({ portfolioId, userId: assigneeId, role: 'employee' });
  const productionId = await t.make.production({ createdByUserId: clientId });
  const roleId = await t.make.productionRole({ productionId });
  const callId = await t.make.castingCall({ roleId });
  return { portfolioId, assigneeId, roleId, callId };
}

/** Somebody applies or is taken on, half of the time after they hid themselves, or it is over. */
async function tieSomebody(random: () => number, tied: Tied): Promise<void> {
  const talentProfileId = await findSomebody(random);
  const isHidden = random() < 0.5;
  const tie = Math.floor(random() * 4);
  if (isHidden) {
    const hide = `update talent_profiles set visibility = 'hidden' where id = $1`;
    await database.query(hide, [talentProfileId]);
  }
  const { portfolioId, assigneeId: userId, ...role } = tied;
  await database.query('delete from applications where talent_profile_id = $1', [talentProfileId]);
  await database.query('delete from roster_entries where talent_profile_id = $1', [
    talentProfileId,
  ]);
  if (tie === 1) await t.make.application({ ...role, talentProfileId });
  if (tie === 2) await t.make.assignment({ portfolioId, talentProfileId, userId });
  if (tie === 3) await t.make.assignment({ portfolioId, talentProfileId });
}

async function compare(viewer: Viewer, asked: TalentSearch & { limit: number }): Promise<void> {
  const actor = { user: viewer.user, sessionId: '', address: '' };
  const [answer, expected] = await Promise.all([
    searchTalents(t.platform, actor, asked),
    askPlainly(database, plainSql(asked, viewer, today())),
  ]);
  const { total, items, facets } = answer;
  const given = { total, ids: items.map(({ id }) => id), facets };
  expect({ asked, ...given }).toEqual({ asked, ...expected });
}

beforeAll(async () => {
  database = new pg.Pool({ connectionString: t.database.url, max: AT_ONCE });
  await database.query(SLIPS_FUNCTION);
  await addPopulation(t.database.url, {
    talents: TALENTS,
    seed: 3,
    now: t.clock.now(),
    say: () => undefined,
  });
  const flat = FLAT_TALENTS.replaceAll('$TODAY$', `'${today()}'`);
  await database.query(`create materialized view flat as ${flat}`);
});

afterAll(() => database.end());

describe('the index answers as the database does', () => {
  it(`in ${ROUNDS * SEARCHES} random searches, while talents change`, async () => {
    const random = seeded(11);
    const viewers = [
      await signIn('client'),
      await signIn('client', { verifiedProfessionalStatus: 'verified' }),
      await signIn('agent'),
      await signIn('talent'),
      await signIn('admin'),
      await signIn('agent'),
    ];
    const [client, , agent, , , assignee] = viewers as [
      Viewer,
      Viewer,
      Viewer,
      Viewer,
      Viewer,
      Viewer,
    ];
    const tied = await makeTies(client.id, agent.id, assignee.id);
    for (let round = 0; round < ROUNDS; round += 1) {
      await talentIndexOf(t.platform).open();
      // One that is under way may have begun before the last change.
      await talentIndexOf(t.platform).follow();
      await talentIndexOf(t.platform).follow();
      await database.query('refresh materialized view flat');
      for (let number = 0; number < SEARCHES; number += AT_ONCE) {
        const asking = Array.from({ length: AT_ONCE }, (_, at) => {
          const viewer = viewers[(number + at) % viewers.length] as Viewer;
          const isTalent = viewer.role === 'talent';
          const search = randomSearch(random, { today: today(), isTalent });
          return compare(viewer, { ...search, limit: 1 + Math.floor(random() * 30) });
        });
        await Promise.all(asking);
      }
      await changeSomebody(random);
      await tieSomebody(random, tied);
    }
  }, 600_000);
});
