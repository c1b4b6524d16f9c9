import { HOLD_RANKS } from '@callboard/contract/deal-choices';
import { holdEndpoints as holds } from '@callboard/contract/holds';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { useTestServer } from '../../../../test/test-server.ts';
import { dealsOf, makePeople } from '../deals.fixture.ts';
import { endOverdueHolds } from './expire-holds.ts';
import { holds as table } from './tables.ts';

const t = useTestServer();

const HOLDS = [1, 2, 3, 4];
const ACTS = ['give', 'give', 'challenge', 'confirm', 'release', 'expire'] as const;
const act = fc.record({
  act: fc.constantFrom(...ACTS),
  which: fc.nat(HOLDS.length - 1),
  rank: fc.constantFrom(...HOLD_RANKS),
});
/** Those of one batch happen at the same moment. */
const batches = fc.array(fc.array(act, { minLength: 2, maxLength: 6 }), {
  minLength: 1,
  maxLength: 3,
});

it('whoever does what, two never have the first hold on one day', async () => {
  const people = await makePeople(t);
  const { casting, talentProfileId, talent, creator } = people;
  const make = dealsOf(t, people);
  const otherRoleId = await t.make.productionRole({ productionId: casting.productionId });
  const { db } = t.platform;
  const statuses = new Set<number>();

  await fc.assert(
    fc.asyncProperty(batches, async (some) => {
      await db.delete(table);
      const ids = await Promise.all(
        HOLDS.map((day) =>
          make.hold({
            from: `2026-05-0${day}`,
            to: `2026-05-0${day + 2}`,
            ...(day % 2 === 0 && { roleId: otherRoleId }),
          }),
        ),
      );
      const run = async ({ act: what, which, rank }: (typeof some)[number][number]) => {
        if (what === 'expire') return endOverdueHolds(t.platform);
        const params = { id: ids[which] };
        const call = {
          give: () => talent.call(holds.give, { params, body: { rank } }),
          challenge: () => creator.call(holds.challenge, { params }),
          confirm: () => creator.call(holds.confirm, { params }),
          release: () => talent.call(holds.release, { params, body: { note: null } }),
        }[what];
        statuses.add((await call()).status);
      };
      for (const batch of some) {
        await Promise.all(batch.map(run));
        t.clock.advance({ hours: 13 });
      }
      const rows = await db.select().from(table).where(eq(table.talentProfileId, talentProfileId));
      const firsts = rows.filter(
        ({ rank, status }) => rank === 'first' && (status === 'given' || status === 'confirmed'),
      );
      const days = firsts.flatMap(({ from, to }) => daysBetween(from, to));
      expect(new Set(days).size).toBe(days.length);
    }),
    { numRuns: 8 },
  );
  // Nobody is sent away because two of them wait for each other.
  expect([...statuses].filter((status) => status !== 200 && status !== 409)).toEqual([]);
});

/** All of them are in May. */
function daysBetween(from: string, to: string): number[] {
  const [first, last] = [Number(from.slice(-2)), Number(to.slice(-2))];
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
