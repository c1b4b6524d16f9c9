import { readdir, readFile } from 'node:fs/promises';
import { castingBoardEndpoints } from '@callboard/contract/casting-board';
import { castingCallEndpoints } from '@callboard/contract/casting-calls';
import type { Endpoint } from '@callboard/contract/endpoint';
import { TALENT_ORDERS, talentSearchEndpoints } from '@callboard/contract/talent-search';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { makeApplicants, makeCasting } from '../applications/casting-team.fixture.ts';
import { users } from '../auth/tables.ts';
import { productions } from '../productions/tables.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';
import { talentIndexOf } from '../talent-search/index/current-index.ts';
import { idOf } from './billing.fixture.ts';

const t = useTestServer();

/** Where it is decided who is found, in which order, and who may be sent where. */
const NOT_FOR_SALE = [
  ...['talent-search', 'saved-searches', 'fit', 'submissions'],
  ...['applications', 'casting-calls/opportunities'],
];
const OF_A_PLAN = /subscription|billing|\bplans?\b|\bis_?pro\b|onPro\b/i;

it('whatever finds, orders or sends people knows nothing of plans', async () => {
  const features = new URL('../', import.meta.url);
  const knowing: string[] = [];
  let read = 0;
  for (const folder of NOT_FOR_SALE) {
    const files = await readdir(new URL(`${folder}/`, features), { recursive: true });
    for (const file of files.filter((name) => name.endsWith('.ts'))) {
      const path = `${folder}/${file}`;
      read += 1;
      if (OF_A_PLAN.test(await readFile(new URL(path, features), 'utf8'))) knowing.push(path);
    }
  }
  expect(read).toBeGreaterThan(100);
  expect(knowing).toEqual([]);
});

const orderOf = async (client: TestClient, endpoint: Endpoint, calling: object) => {
  const { status, body } = await client.call(endpoint, calling);
  expect(status).toBe(200);
  return body.items.map(({ id }: { id: string }) => id) as string[];
};

/** Every second one, so that a place that is bought would show. */
const everySecond = <T>(list: readonly T[]) => list.filter((_, at) => at % 2 === 1);

describe('Pro moves nobody up', () => {
  it('in the talent search, whatever it is ordered by', async () => {
    const people = [];
    for (let number = 0; number < 12; number += 1) {
      people.push(await t.make.talent({ visibility: 'public', stageName: 'Same Name' }));
    }
    const client = await t.signIn('client');
    const roleId = (await makeCasting(t, { createdByUserId: idOf(client) })).roleId;
    const search = async () => {
      await talentIndexOf(t.platform).open();
      await talentIndexOf(t.platform).follow();
      await talentIndexOf(t.platform).follow();
      const orders = [];
      for (const query of [{}, { role: roleId }, ...TALENT_ORDERS.map((sort) => ({ sort }))]) {
        orders.push(await orderOf(client, talentSearchEndpoints.talentSearch, { query }));
      }
      return orders;
    };
    const before = await search();
    expect(before[0]).toHaveLength(people.length);
    for (const { user } of everySecond(people)) await t.make.subscription({ userId: user.id });
    expect(await t.platform.db.$count(users, eq(users.subscriptionPlan, 'pro'))).toBe(6);
    expect(await search()).toEqual(before);
  });

  it('among the calls that a talent reads, neither as who posts nor as who reads', async () => {
    const talent = await t.signIn('talent');
    const productionIds = [];
    for (let number = 0; number < 6; number += 1) {
      productionIds.push((await makeCasting(t)).productionId);
    }
    const query = { talentProfileId: talent.user?.talentProfileId };
    const list = async () => [
      await orderOf(talent, castingCallEndpoints.opportunities, {}),
      await orderOf(talent, castingCallEndpoints.opportunitiesForTalent, { query }),
    ];
    const before = await list();
    expect(before[0]?.length).toBeGreaterThanOrEqual(6);
    await t.make.subscription({ userId: idOf(talent) });
    for (const productionId of everySecond(productionIds)) {
      const [production] = await t.platform.db
        .select({ companyId: productions.companyId })
        .from(productions)
        .where(eq(productions.id, productionId));
      await t.make.subscription({ companyId: production?.companyId ?? null });
    }
    expect(await list()).toEqual(before);
  });

  it('on the board of a role', async () => {
    const casting = await makeCasting(t);
    const people = await makeApplicants(t, casting, 8);
    const portfolioId = await t.make.portfolio();
    const [first] = people;
    await t.make.assignment({ portfolioId, talentProfileId: first?.talentProfileId ?? '' });
    const params = { id: casting.roleId };
    const board = () => orderOf(casting.creator, castingBoardEndpoints.board, { params });
    const before = await board();
    expect(before).toHaveLength(people.length);
    await t.make.subscription({ portfolioId });
    for (const { talentProfileId } of everySecond(people)) {
      const [profile] = await t.platform.db
        .select({ userId: talentProfiles.userId })
        .from(talentProfiles)
        .where(eq(talentProfiles.id, talentProfileId));
      await t.make.subscription({ userId: profile?.userId ?? null });
    }
    expect(await board()).toEqual(before);
  });
});
