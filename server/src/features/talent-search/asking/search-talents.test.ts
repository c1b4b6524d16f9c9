import { type TalentResults, talentSearchEndpoints } from '@callboard/contract/talent-search';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { users } from '../../auth/tables.ts';
import { talentUnions } from '../../talent-profiles/info/tables.ts';
import { talentIndexOf } from '../index/current-index.ts';

const t = useTestServer();
const CHILD_BORN = '2016-05-01';

/** With all that was committed before. */
async function search(client: TestClient, query: Record<string, unknown>): Promise<TalentResults> {
  await talentIndexOf(t.platform).open();
  await talentIndexOf(t.platform).follow();
  await talentIndexOf(t.platform).follow();
  return (await client.call(talentSearchEndpoints.talentSearch, { query })).body;
}

const idsOf = ({ items }: TalentResults) => items.map(({ id }) => id);

let surname = '';
let number = 0;

/** Somebody whom only this test's word finds. */
async function talent(given: Parameters<typeof t.make.talent>[0] = {}) {
  number += 1;
  return t.make.talent({ stageName: `Person${number} ${surname}`, visibility: 'public', ...given });
}

beforeEach(() => {
  const letters = () =>
    String.fromCharCode(...Array.from({ length: 8 }, () => 97 + Math.floor(Math.random() * 26)));
  surname = letters();
});

describe('GET /api/talent-search', () => {
  it('tells what a card shows', async () => {
    const { profileId, user } = await talent({
      gender: 'woman',
      headline: 'Juggles',
      city: 'Leeds',
    });
    await t.platform.db
      .update(users)
      .set({ verifiedIdStatus: 'verified' })
      .where(eq(users.id, user.id));
    await t.platform.db.insert(talentUnions).values([
      { talentProfileId: profileId, position: 0, unionId: 'equity-uk', membershipId: 'member' },
      { talentProfileId: profileId, position: 1, unionId: 'sag-aftra', membershipId: 'non-union' },
    ]);
    const portfolioId = await t.make.portfolio({ name: 'Finch & Lowe' });
    await t.make.representation({ talentProfileId: profileId, portfolioId });
    const { items, total, facets } = await search(await t.signIn('client'), { q: surname });
    expect(items).toMatchObject([
      {
        id: profileId,
        headline: 'Juggles',
        place: 'Leeds',
        gender: 'woman',
        unionIds: ['equity-uk'],
        verified: ['identity'],
        agencyName: 'Finch & Lowe',
        isOwn: false,
      },
    ]);
    expect(total).toBe(1);
    expect(facets).toMatchObject({ gender: { woman: 1 }, union: { 'equity-uk': 1 } });
  });

  it('goes on page by page without a gap', async () => {
    const made = [];
    for (let count = 0; count < 7; count += 1) made.push((await talent()).profileId);
    const client = await t.signIn('client');
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await search(client, { q: surname, limit: 3, ...(cursor && { cursor }) });
      expect(page.total).toBe(made.length);
      seen.push(...idsOf(page));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen.toSorted()).toEqual(made.toSorted());
  });

  it('shows someone hidden to those whose production they applied to, and to nobody else', async () => {
    const { profileId } = await talent({ visibility: 'hidden' });
    const [client, other] = [await t.signIn('client'), await t.signIn('client')];
    const productionId = await t.make.production({ createdByUserId: client.user?.id ?? '' });
    const roleId = await t.make.productionRole({ productionId });
    expect(idsOf(await search(client, { q: surname }))).toEqual([]);
    await t.make.application({ roleId, talentProfileId: profileId });
    expect(idsOf(await search(client, { q: surname }))).toEqual([profileId]);
    expect(idsOf(await search(other, { q: surname }))).toEqual([]);
    expect(idsOf(await search(await t.signIn('talent'), { q: surname }))).toEqual([]);
  });

  it('tells an agent who is theirs, also of those who hide', async () => {
    const agent = await t.signIn('agent');
    const portfolioId = await t.make.portfolio({ ownerUserId: agent.user?.id ?? '' });
    const [hidden, open] = [await talent({ visibility: 'hidden' }), await talent()];
    await t.make.assignment({ portfolioId, talentProfileId: hidden.profileId });
    const { items } = await search(agent, { q: surname, sort: 'name' });
    expect(items.map(({ id, isOwn }) => ({ id, isOwn }))).toEqual([
      { id: hidden.profileId, isOwn: true },
      { id: open.profileId, isOwn: false },
    ]);
  });

  it('shows children to verified clients only, and never where they live', async () => {
    const { profileId } = await talent({
      dateOfBirth: CHILD_BORN,
      city: 'Leeds',
      region: 'Yorkshire',
    });
    const client = await t.signIn('client');
    expect((await search(client, { q: surname })).total).toBe(0);
    await t.platform.db
      .update(users)
      .set({ verifiedProfessionalStatus: 'verified' })
      .where(eq(users.id, client.user?.id ?? ''));
    const { items, places } = await search(client, { q: surname });
    expect(items).toMatchObject([{ id: profileId, isMinor: true, place: 'Yorkshire' }]);
    expect(places).toEqual([]);
  });

  it('finds nobody who is suspended', async () => {
    const { user } = await talent();
    await t.platform.db
      .update(users)
      .set({ suspendedAt: t.clock.now() })
      .where(eq(users.id, user.id));
    expect((await search(await t.signIn('client'), { q: surname })).total).toBe(0);
  });

  it('refuses what a talent may not see of others, and names it', async () => {
    const talentClient = await t.signIn('talent');
    const { status, body } = await talentClient.call(talentSearchEndpoints.talentSearch, {
      query: { ethnicity: 'white-or-european', from: '2026-05-01', to: '2026-05-02' },
    });
    expect(status).toBe(400);
    expect(Object.keys(body.fields).toSorted()).toEqual(['available', 'ethnicity']);
  });
});
