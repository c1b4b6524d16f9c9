import { talentSearchEndpoints } from '@callboard/contract/talent-search';
import { expect, it } from 'vitest';
import { useTestServer } from '../../../../test/test-server.ts';
import { addPopulation } from '../../../population/add-population.ts';
import { seeded } from '../../../population/seeded.ts';
import { compareAll } from '../../fit/compare-all.ts';

const t = useTestServer();

const ROLES = 12;
const TALENTS = 300;

/** What casting asks for, a little of everything. */
function randomRole(random: () => number) {
  const chance = (share: number) => random() < share;
  const some = <T>(share: number, value: T, otherwise: T) => (chance(share) ? value : otherwise);
  return {
    talentTypeId: some(0.3, 'dancer', null),
    genders: some(0.6, ['woman' as const], []),
    playingAgeMin: some(0.7, 25, null),
    playingAgeMax: some(0.5, 40, null),
    ethnicityIds: some(0.3, ['white-or-european'], []),
    heightMinCm: some(0.4, 165, null),
    heightMaxCm: some(0.2, 185, null),
    languages: some(0.5, [{ languageId: 'english', level: 'fluent' as const }], []),
    countryId: some(0.5, 'gb', null),
    city: some(0.4, 'London', null),
    isLocalHire: chance(0.3),
    unionStatus: some(0.4, 'union' as const, some(0.5, 'non_union' as const, null)),
    workDates: some(0.5, [{ from: '2026-04-01', to: '2026-05-20', label: null }], []),
  };
}

it('orders all talents by how they fit, as each is judged alone', async () => {
  const now = t.clock.now();
  await addPopulation(t.database.url, { talents: TALENTS, seed: 5, now, say: () => undefined });
  const client = await t.signIn('client');
  const productionId = await t.make.production({ createdByUserId: client.user?.id ?? '' });
  const random = seeded(4);
  for (let number = 0; number < ROLES; number += 1) {
    const roleId = await t.make.productionRole({ productionId, ...randomRole(random) });
    const { body } = await client.call(talentSearchEndpoints.talentSearch, {
      query: { role: roleId, limit: 100 },
    });
    const ids: string[] = body.items.map((item: { id: string }) => item.id);
    expect(ids).toHaveLength(100);
    const comparison = await compareAll(t.platform, [roleId], ids);
    const judged = ids.map((talentProfileId) => comparison.judge({ roleId, talentProfileId }));
    const inOrder = judged.toSorted(
      (one, other) => other.met / other.asked - one.met / one.asked || one.unmet - other.unmet,
    );
    expect(judged).toEqual(inOrder);
    expect(body.items.map((item: { fit: object }) => item.fit)).toEqual(
      judged.map(({ met, asked }) => ({ met, asked })),
    );
  }
});
