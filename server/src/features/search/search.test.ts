import { LIMITS } from '@callboard/contract/limits';
import { type SearchResult, searchEndpoints } from '@callboard/contract/search';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { users } from '../auth/tables.ts';
import { productionCollaborators } from '../productions/tables.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';
import { leastLikeness } from './likeness.ts';
import { findHits } from './queries.ts';

const t = useTestServer();

async function search(client: TestClient, query: string): Promise<SearchResult> {
  const answer = await client.call(searchEndpoints.search, { query: { query } });
  expect(answer.status).toBe(200);
  return answer.body;
}

const titles = (hits: readonly { title: string }[]) => hits.map(({ title }) => title);
const names = ({ applications }: SearchResult) =>
  applications.map(({ firstName, lastName }) => `${firstName} ${lastName}`);

async function productionOf(client: TestClient, title: string, given: object = {}) {
  return t.make.production({ title, createdByUserId: client.user?.id ?? '', ...given });
}

/** Someone who applied to the role. */
async function applicant(roleId: string, firstName: string, lastName: string, stageName?: string) {
  const user = await t.make.user({ role: 'talent', firstName, lastName });
  const talentProfileId = user.talentProfileId ?? '';
  if (stageName !== undefined) {
    await t.platform.db
      .update(talentProfiles)
      .set({ stageName })
      .where(eq(talentProfiles.id, talentProfileId));
  }
  const callId = await t.make.castingCall({ roleId, status: 'closed', endedAt: t.clock.now() });
  const id = await t.make.application({ roleId, callId, talentProfileId });
  return { id, profileId: talentProfileId, userId: user.id };
}

describe('what a search answers', () => {
  let client: TestClient;
  let productionId: string;
  let roleId: string;

  beforeAll(async () => {
    client = await t.signIn('client');
    productionId = await productionOf(client, 'Weighbridge Nine', { codeName: 'Project Heron' });
    roleId = await t.make.productionRole({
      productionId,
      title: 'DI Rhona Tait',
      talentTypeId: 'lead',
    });
  });

  it('names a production by its type', async () => {
    const { productions } = await search(client, 'weighbridge');
    const { rows } = await t.platform.db.execute(
      sql`select name from production_types where id = 'tv-series'`,
    );
    expect(productions).toEqual([
      { id: productionId, title: 'Weighbridge Nine', type: rows[0]?.name },
    ]);
  });

  it('finds a production by its code name', async () => {
    expect(titles((await search(client, 'heron')).productions)).toEqual(['Weighbridge Nine']);
  });

  it('tells of a role what it asks for and where it belongs', async () => {
    const gaffer = await t.make.productionRole({
      productionId,
      title: 'Rhona’s gaffer',
      roleType: 'crew',
      crewRoleId: 'gaffer',
    });
    const { roles } = await search(client, 'rhona');
    expect(roles).toEqual([
      {
        id: gaffer,
        title: 'Rhona’s gaffer',
        roleType: 'crew',
        talentType: null,
        crewRole: 'Gaffer',
        productionTitle: 'Weighbridge Nine',
      },
      {
        id: roleId,
        title: 'DI Rhona Tait',
        roleType: 'talent',
        talentType: 'Lead',
        crewRole: null,
        productionTitle: 'Weighbridge Nine',
      },
    ]);
  });

  it('tells of an application who applied, for what and when', async () => {
    const { id, profileId } = await applicant(roleId, 'Lucía', 'Barranquet');
    await t.platform.db
      .update(users)
      .set({ verifiedProfessionalStatus: 'verified' })
      .where(eq(users.lastName, 'Barranquet'));
    const { applications } = await search(client, 'barranquet');
    expect(applications).toEqual([
      {
        id,
        roleId,
        profileId,
        firstName: 'Lucía',
        lastName: 'Barranquet',
        roleTitle: 'DI Rhona Tait',
        productionTitle: 'Weighbridge Nine',
        createdAt: t.clock.now().toISOString(),
        verified: ['professional'],
      },
    ]);
  });
});

describe('a search finds', () => {
  let client: TestClient;
  let roleId: string;

  beforeAll(async () => {
    client = await t.signIn('client');
    const productionId = await productionOf(client, 'Weighbridge Nine');
    roleId = await t.make.productionRole({ productionId, title: 'Sergeant Ødegård' });
    await applicant(roleId, 'Mara', 'Okonjo-Lyle');
    await applicant(roleId, 'Lucía', 'Barranquet');
    await applicant(roleId, 'Siobhán', "O'Brien");
    await applicant(roleId, 'Ines', 'Halloran', 'Nell Quartermain');
    await applicant(roleId, 'Wojciech', 'Zieliński');
  });

  it.each([
    'Weighbridge',
    'WEIGHBRIDGE NINE',
    'weigh',
    'bridge',
    'nine',
    'Wiegbridge',
    'weighbrigde',
  ])('a production by %j', async (query) => {
    expect(titles((await search(client, query)).productions)).toEqual(['Weighbridge Nine']);
  });

  it.each(['sergeant', 'odegard', 'Ødegård', 'sergaent', 'serg'])('a role by %j', async (query) => {
    expect(titles((await search(client, query)).roles)).toEqual(['Sergeant Ødegård']);
  });

  it.each([
    ['Okonjo Lile', 'Mara Okonjo-Lyle'],
    ['mara okonjo', 'Mara Okonjo-Lyle'],
    ['okonjo-lyle mara', 'Mara Okonjo-Lyle'],
    ['Lucia Barranquet', 'Lucía Barranquet'],
    ['LUCÍA', 'Lucía Barranquet'],
    ['Barranqet', 'Lucía Barranquet'],
    ['obrien', "Siobhán O'Brien"],
    ['O’Brien', "Siobhán O'Brien"],
    ['Quatermain', 'Ines Halloran'],
    ['nell', 'Ines Halloran'],
    ['zielinski', 'Wojciech Zieliński'],
  ])('by %j the applicant %s', async (query, name) => {
    expect(names(await search(client, query))).toEqual([name]);
  });

  it('applications that have ended too', async () => {
    const callId = await t.make.castingCall({ roleId });
    const user = await t.make.user({ role: 'talent', firstName: 'Ottilie', lastName: 'Quill' });
    const talentProfileId = user.talentProfileId ?? '';
    await t.make.application({ roleId, callId, talentProfileId, status: 'withdrawn' });
    expect(names(await search(client, 'ottilie'))).toEqual(['Ottilie Quill']);
  });

  it('someone by their new name, and no more by the old one', async () => {
    const { userId } = await applicant(roleId, 'Tobias', 'Ravenscroft');
    await t.platform.db.update(users).set({ lastName: 'Fairweather' }).where(eq(users.id, userId));
    expect(names(await search(client, 'fairweather'))).toEqual(['Tobias Fairweather']);
    expect(names(await search(client, 'ravenscroft'))).toEqual([]);
  });

  it('nothing where nothing is alike', async () => {
    expect(await search(client, 'xylophone')).toEqual({
      productions: [],
      roles: [],
      applications: [],
    });
  });
});

describe('a search never shows', () => {
  it('what belongs to another company', async () => {
    const other = await t.signIn('client');
    const productionId = await productionOf(other, 'Kestrel Quarry');
    const roleId = await t.make.productionRole({ productionId, title: 'Kestrel keeper' });
    await applicant(roleId, 'Kestrel', 'Morgan');
    const found = await search(await t.signIn('client'), 'kestrel');
    expect(found).toEqual({ productions: [], roles: [], applications: [] });
    expect((await search(other, 'kestrel')).applications).toHaveLength(1);
  });

  it("a colleague's production, unless one was asked to work on it", async () => {
    const owner = await t.signIn('client');
    const colleague = await t.signIn('client');
    const productionId = await productionOf(owner, 'Juniper Station');
    const roleId = await t.make.productionRole({ productionId, title: 'Juniper' });
    await applicant(roleId, 'Juniper', 'Vogel');
    expect(await search(colleague, 'juniper')).toEqual({
      productions: [],
      roles: [],
      applications: [],
    });
    await t.platform.db.insert(productionCollaborators).values({
      productionId,
      userId: colleague.user?.id ?? '',
      rights: 'view',
      createdAt: t.clock.now(),
    });
    const found = await search(colleague, 'juniper');
    expect(titles(found.productions)).toEqual(['Juniper Station']);
    expect(titles(found.roles)).toEqual(['Juniper']);
    expect(names(found)).toEqual(['Juniper Vogel']);
  });

  it('the same thing twice to someone who made it and works on it', async () => {
    const owner = await t.signIn('client');
    const productionId = await productionOf(owner, 'Foxglove');
    await t.platform.db.insert(productionCollaborators).values({
      productionId,
      userId: owner.user?.id ?? '',
      rights: 'view',
      createdAt: t.clock.now(),
    });
    const roleId = await t.make.productionRole({ productionId, title: 'Foxglove' });
    await applicant(roleId, 'Foxglove', 'Tan');
    const found = await search(owner, 'foxglove');
    expect(found.productions).toHaveLength(1);
    expect(found.roles).toHaveLength(1);
    expect(found.applications).toHaveLength(1);
  });
});

describe('the best come first', () => {
  it('beginnings before words, words before parts, and what is only alike last', async () => {
    const client = await t.signIn('client');
    for (const title of ['Lantarn', 'Blacklantern', 'The Lantern', 'Lantern Street', 'Lantern']) {
      await productionOf(client, title);
    }
    expect(titles((await search(client, 'lantern')).productions)).toEqual([
      'Lantern',
      'Lantern Street',
      'The Lantern',
      'Blacklantern',
      'Lantarn',
    ]);
  });

  it('at most eight of each kind', async () => {
    const client = await t.signIn('client');
    for (let at = 0; at < LIMITS.searchHits + 2; at += 1) {
      const productionId = await productionOf(client, `Sparrow ${at}`);
      const roleId = await t.make.productionRole({ productionId, title: `Sparrow ${at}` });
      await applicant(roleId, 'Sparrow', `Number${at}`);
    }
    const found = await search(client, 'sparrow');
    expect(found.productions).toHaveLength(8);
    expect(found.roles).toHaveLength(8);
    expect(found.applications).toHaveLength(8);
    expect(titles(found.productions)[0]).toBe('Sparrow 0');
  });
});

describe('whether one looks through few applications or through all people', () => {
  it.each(['mar', 'marlow', 'marlow marta', 'arl', 'stella', 'Marlwo', 'marta marlwo', 'zzz'])(
    '%j finds the same in the same order',
    async (query) => {
      const client = await t.signIn('client');
      const productionId = await productionOf(client, 'Parallel');
      const roleId = await t.make.productionRole({ productionId });
      const away = await t.make.productionRole();
      await applicant(roleId, 'Marta', 'Marlow');
      await applicant(roleId, 'Anna', 'Marlow');
      await applicant(roleId, 'Omar', 'Singh');
      await applicant(roleId, 'Carl', 'Ito', 'Stella Marlowe');
      await applicant(roleId, 'Marco', 'Carlson');
      await applicant(away, 'Marta', 'Marlow');
      const folded = query.toLowerCase();
      const wanted = {
        userId: client.user?.id ?? '',
        folded,
        past: `${folded}\uffff`,
        within: `%${folded}%`,
        word: `% ${folded}%`,
        leastLikeness: leastLikeness(folded),
        limit: 8,
      };
      const { applications: few } = await findHits(t.platform.db, 'few', wanted);
      const { applications: many } = await findHits(t.platform.db, 'many', wanted);
      expect(many).toEqual(few);
      expect(few.length > 0).toBe(query !== 'zzz');
    },
  );
});

describe('a query', () => {
  it.each(['%%%', '___', '\\\\\\', "'''", '"; drop table users; --', '!?.', '- - -', "%' or 1=1"])(
    'of special characters such as %j is only text',
    async (query) => {
      const client = await t.signIn('client');
      await productionOf(client, 'Plain Title');
      expect((await search(client, query)).productions).toEqual([]);
    },
  );

  it('finds a title whatever stands between its words', async () => {
    const client = await t.signIn('client');
    await productionOf(client, '100% Salt_Water: "Tide"');
    expect(titles((await search(client, '100% salt_water')).productions)).toHaveLength(1);
    expect(titles((await search(client, 'salt water tide')).productions)).toHaveLength(1);
  });

  it.each(['ab', '  ab  ', ''])(
    'of fewer than three letters (%j) is refused by its name',
    async (query) => {
      const client = await t.signIn('client');
      const answer = await client.call(searchEndpoints.search, { query: { query } });
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.fields)).toEqual(['query']);
    },
  );

  it('that is missing or too long is refused', async () => {
    const client = await t.signIn('client');
    expect((await client.get(searchEndpoints.search.path)).status).toBe(400);
    const query = 'a'.repeat(LIMITS.searchLengthMax + 1);
    expect((await client.call(searchEndpoints.search, { query: { query } })).status).toBe(400);
  });

  it('of an id finds nothing by accident', async () => {
    expect((await search(await t.signIn('client'), newId())).productions).toEqual([]);
  });
});

it.each(['talent', 'agent', 'admin'] as const)('the search is not for %s', async (role) => {
  const answer = await (await t.signIn(role)).call(searchEndpoints.search, {
    query: { query: 'weighbridge' },
  });
  expect(answer.status).toBe(403);
});
