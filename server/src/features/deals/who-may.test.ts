import { availabilityCheckEndpoints as checks } from '@callboard/contract/availability-checks';
import { holdEndpoints as holds } from '@callboard/contract/holds';
import { offerEndpoints as offers } from '@callboard/contract/offers';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { DAYS, dealsOf, makePeople, type People, TERMS } from './deals.fixture.ts';

const t = useTestServer();

/** The guardian is a client elsewhere: what teams do is not theirs to do. */
const TABLE = `
call                  creator  manages  reviews  views  company  talent  guardian  agent  unassigned  admin

checks.ask            201      201      201      403    404      403     404       403    403         403
checks.ofRole         200      200      200      200    404      403     404       403    403         200
checks.own            404      404      404      404    404      200     200       200    404         200
checks.answer         404      404      404      404    404      200     200       200    404         403

holds.request         201      201      201      403    404      403     404       403    403         403
holds.ofRole          200      200      200      200    404      403     404       403    403         200
holds.own             404      404      404      404    404      200     200       200    404         200
holds.give            404      404      404      404    404      200     200       200    404         403
holds.challenge       200      200      200      403    404      403     404       403    403         403
holds.confirm         200      200      200      403    404      403     404       403    403         403
holds.release         200      200      200      403    404      200     200       200    404         403

offers.send           201      201      403      403    404      403     404       403    403         403
offers.ofApplication  200      200      200      200    404      200     200       200    404         200
offers.own            404      404      404      404    404      200     200       200    404         200
offers.withdraw       200      200      403      403    404      403     404       403    403         403
offers.answer         404      404      404      404    404      200     200       200    404         403
`;

const [heading = [], ...rows] = TABLE.trim()
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => line.split(/ +/));
const names = heading.slice(1) as Exclude<keyof People, 'casting' | 'talentProfileId'>[];

let people: People;
let make: ReturnType<typeof dealsOf>;
let otherRoleId: string;
beforeAll(async () => {
  people = await makePeople(t);
  make = dealsOf(t, people);
  otherRoleId = await t.make.productionRole();
  await make.hold();
  await t.make.application({ ...people.casting, talentProfileId: people.talentProfileId });
});

type Way = (who: TestClient) => Promise<{ status: number }>;

/** Each finds what it acts on as new, so that nothing but who calls decides. */
const WAYS: Record<string, Way> = {
  'checks.ask': (who) => {
    const body = { talentProfileIds: [people.talentProfileId], days: [DAYS], terms: null };
    return who.call(checks.ask, { params: ofRole(), body });
  },
  'checks.ofRole': (who) => who.call(checks.ofRole, { params: ofRole() }),
  'checks.own': (who) => who.call(checks.own, { query: ofTalent() }),
  'checks.answer': async (who) => {
    const body = { answer: 'available', note: null };
    return who.call(checks.answer, { params: { id: await make.check() }, body });
  },
  'holds.request': (who) => {
    const expiresAt = '2026-05-01T12:00:00.000Z';
    const talentProfileIds = [people.talentProfileId];
    const body = { talentProfileIds, days: make.nextDay(), note: null, expiresAt };
    return who.call(holds.request, { params: ofRole(), body });
  },
  'holds.ofRole': (who) => who.call(holds.ofRole, { params: ofRole() }),
  'holds.own': (who) => who.call(holds.own, { query: ofTalent() }),
  'holds.give': async (who) =>
    who.call(holds.give, { params: { id: await make.hold() }, body: { rank: 'first' } }),
  'holds.challenge': async (who) => {
    const days = make.nextDay();
    await make.hold({ ...days, rank: 'first', roleId: otherRoleId });
    return who.call(holds.challenge, {
      params: { id: await make.hold({ ...days, rank: 'second' }) },
    });
  },
  'holds.confirm': async (who) =>
    who.call(holds.confirm, { params: { id: await make.hold({ rank: 'first' }) } }),
  'holds.release': async (who) =>
    who.call(holds.release, { params: { id: await make.hold() }, body: { note: null } }),
  'offers.send': async (who) =>
    who.call(offers.send, { params: { id: await make.application() }, body: TERMS }),
  'offers.ofApplication': async (who) =>
    who.call(offers.ofApplication, { params: { id: await make.application() } }),
  'offers.own': (who) => who.call(offers.own, { query: ofTalent() }),
  'offers.withdraw': async (who) =>
    who.call(offers.withdraw, { params: { id: await newOffer() }, body: { reason: null } }),
  'offers.answer': async (who) => {
    const body = { answer: 'decline', reason: null };
    return who.call(offers.answer, { params: { id: await newOffer() }, body });
  },
};
const ofRole = () => ({ id: people.casting.roleId });
const ofTalent = () => ({ talentProfileId: people.talentProfileId });
const newOffer = async () => make.offer(await make.application({ status: 'offered' }));

it('has a row for every call about a deal', () => {
  const declared = Object.entries({ checks, holds, offers }).flatMap(([group, endpoints]) =>
    Object.keys(endpoints).map((name) => `${group}.${name}`),
  );
  expect(rows.map(([call]) => call).sort()).toEqual(declared.sort());
});

describe('whoever calls gets what the table says', () => {
  it.each(rows)('%s', async (call = '', ...expected) => {
    const outcomes: Record<string, string> = {};
    for (const name of names) {
      outcomes[name] = String((await WAYS[call]?.(people[name]))?.status);
    }
    expect(outcomes).toEqual(Object.fromEntries(names.map((name, at) => [name, expected[at]])));
  });
});
