import { applicationEndpoints } from '@callboard/contract/applications';
import type { HoldRank } from '@callboard/contract/deal-choices';
import { type Hold, holdEndpoints as holds } from '@callboard/contract/holds';
import { productionRoleEndpoints } from '@callboard/contract/production-roles';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { DAYS, makePeople, makeRival, newsOf, type People, requestHold } from '../deals.fixture.ts';
import { endOverdueHolds } from './expire-holds.ts';

const t = useTestServer();

type Rival = Awaited<ReturnType<typeof makeRival>>;
let people: People;
let rival: Rival;
let third: Rival;
beforeEach(async () => {
  people = await makePeople(t);
  const { talentProfileId } = people;
  rival = await makeRival(t, talentProfileId, {
    title: 'The Real Title',
    isConfidential: true,
    codeName: 'Blue Lamp',
  });
  third = await makeRival(t, talentProfileId, { title: 'Saltmarsh' });
});

const request = (team: { creator: TestClient; roleId: string }, days = DAYS) =>
  requestHold(t, team, people.talentProfileId, days).then(({ id }) => id);
const give = (id: string, rank: HoldRank, who = people.talent) =>
  who.call(holds.give, { params: { id }, body: { rank } });
const challenge = (who: TestClient, id: string) => who.call(holds.challenge, { params: { id } });
const confirm = (who: TestClient, id: string) => who.call(holds.confirm, { params: { id } });
const release = (who: TestClient, id: string, note: string | null = null) =>
  who.call(holds.release, { params: { id }, body: { note } });
const ofRole = async ({ creator, roleId }: { creator: TestClient; roleId: string }) => {
  const { body } = await creator.call(holds.ofRole, { params: { id: roleId } });
  return body.items.map(({ status, rank }: Hold) => [status, rank]);
};

const challengedUntil = async (holdId: string) => {
  const { items } = (await people.talent.call(holds.own)).body;
  return items.find(({ id }: Hold) => id === holdId).challengeEndsAt;
};

/** Three productions that hold the same days, in this order. */
async function giveAll() {
  const ids = [
    await request(people.casting),
    await request(rival, { from: '2026-05-06', to: '2026-05-08' }),
    await request(third),
  ] as const;
  await give(ids[0], 'first');
  await give(ids[1], 'second');
  await give(ids[2], 'backup');
  return ids;
}

describe('a hold', () => {
  it('is asked for by a team and given by the talent’s side, each rank to one', async () => {
    const mine = await request(people.casting);
    expect((await newsOf(people.agent)).at(-1)).toMatchObject({
      kind: 'audition',
      content: 'Weighbridge Nine asks Mara Quill to keep 4 – 6 May 2026 free.',
    });
    const theirs = await request(rival);
    const given = await give(mine, 'first', people.agent);
    expect(given.body).toMatchObject({ status: 'given', rank: 'first', takenRanks: [] });
    expect((await newsOf(people.reviews)).at(-1)?.content).toBe(
      'DI Rhona Tait, Weighbridge Nine: a first hold on Mara Quill for 4 – 6 May 2026.',
    );
    expect((await give(theirs, 'first')).body.code).toBe('RANK_TAKEN');
    expect((await give(theirs, 'second')).body).toMatchObject({ takenRanks: ['first'] });
    // The same rank on other days is another place.
    const later = await request(rival, { from: '2026-05-07', to: '2026-05-07' });
    expect((await give(later, 'first')).status).toBe(200);
    expect((await confirm(rival.creator, theirs)).body.code).toBe('NOT_FIRST');
    const { body } = await confirm(people.creator, mine);
    expect(body).toMatchObject({ status: 'confirmed', rank: 'first' });
    expect((await give(mine, 'backup')).body.code).toBe('HOLD_ENDED');
  });

  it('that was challenged ends after 24 hours, and those behind it move up', async () => {
    const [first, second] = await giveAll();
    expect((await challenge(people.creator, first)).body.code).toBe('NOTHING_TO_CHALLENGE');
    expect((await challenge(rival.creator, second)).status).toBe(200);
    expect(await challengedUntil(first)).toBe('2026-03-03T09:00:00.000Z');
    // A second challenge does not begin the time anew.
    t.clock.advance({ hours: 23 });
    await challenge(rival.creator, second);
    await endOverdueHolds(t.platform);
    expect(await ofRole(people.casting)).toEqual([['given', 'first']]);

    t.clock.advance({ hours: 1 });
    expect((await confirm(people.creator, first)).body.code).toBe('HOLD_ENDED');
    await endOverdueHolds(t.platform);
    expect(await ofRole(people.casting)).toEqual([['expired', 'first']]);
    expect(await ofRole(rival)).toEqual([['given', 'first']]);
    expect(await ofRole(third)).toEqual([['given', 'second']]);
    expect((await newsOf(rival.creator)).at(-1)?.title).toBe(
      'You now have the first hold on Mara Quill',
    );
    t.clock.set('2026-03-02T09:00:00.000Z');
  });

  it('that was challenged says to nobody who did it', async () => {
    const [, second] = await giveAll();
    await challenge(rival.creator, second);
    const heard = [
      ...(await newsOf(people.creator)),
      ...(await newsOf(third.creator)),
      (await people.creator.call(holds.ofRole, { params: { id: people.casting.roleId } })).body,
    ];
    expect(JSON.stringify(heard)).not.toMatch(/Blue Lamp|Real Title|takenRanks/);
    expect((await newsOf(people.creator)).at(-1)?.title).toBe(
      'Your hold on Mara Quill is challenged',
    );
    // The talent's own side knows whom they keep days for, and a secret production by its code name.
    const own = JSON.stringify([
      (await people.talent.call(holds.own)).body,
      await newsOf(people.talent),
    ]);
    expect(own).toContain('Blue Lamp');
    expect(own).not.toContain('The Real Title');
  });

  it('is no longer challenged when nobody waits for its days any more', async () => {
    const [first, second, backup] = await giveAll();
    await challenge(rival.creator, second);
    await release(rival.creator, second);
    expect(await challengedUntil(first)).not.toBeNull();
    expect(await ofRole(third)).toEqual([['given', 'second']]);
    await release(people.agent, backup, 'A family matter');
    expect(await challengedUntil(first)).toBeNull();
    expect((await newsOf(third.creator)).at(-1)?.content).toContain('They say: A family matter');
  });

  it('that nobody answers ends by itself; one that is confirmed stays', async () => {
    const asked = await request(third, { from: '2026-07-01', to: '2026-07-01' });
    const [first] = await giveAll();
    await confirm(people.creator, first);
    expect((await newsOf(rival.creator)).at(-1)?.title).toBe('Mara Quill’s days are taken');
    t.clock.advance({ days: 8 });
    expect((await give(asked, 'first')).body.code).toBe('HOLD_ENDED');
    await endOverdueHolds(t.platform);
    expect(await ofRole(people.casting)).toEqual([['confirmed', 'first']]);
    expect(await ofRole(third)).toEqual([
      ['expired', 'backup'],
      ['expired', null],
    ]);
    t.clock.set('2026-03-02T09:00:00.000Z');
  });

  it('that is asked for again takes the place that it had, challenge and all', async () => {
    const [first, second] = await giveAll();
    await challenge(rival.creator, second);
    const until = await challengedUntil(first);
    await request(people.casting);
    const again = await request(people.casting);
    expect(await ofRole(people.casting)).toEqual([
      ['requested', null],
      ['given', 'first'],
      ['released', null],
    ]);
    expect((await give(again, 'second')).body.code).toBe('RANK_TAKEN');
    const given = (await give(again, 'first')).body;
    expect(given).toMatchObject({ takenRanks: ['second'], challengeEndsAt: until });
    expect((await ofRole(people.casting))[0]).toEqual(['given', 'first']);
    expect(await ofRole(rival)).toEqual([['given', 'second']]);
    const over = { from: '2026-02-27', to: '2026-02-28' };
    expect((await requestHold(t, rival, people.talentProfileId, over)).status).toBe(400);
  });

  it('ends with the application that it was for, and those behind it move up', async () => {
    await giveAll();
    const { casting, talentProfileId, talent } = people;
    const { roleId, callId } = casting;
    const id = await t.make.application({ roleId, callId, talentProfileId });
    const body = { status: 'withdrawn' };
    await talent.call(applicationEndpoints.setStatus, { params: { id }, body });
    expect(await ofRole(casting)).toEqual([['released', 'first']]);
    expect(await ofRole(rival)).toEqual([['given', 'first']]);
  });

  it('is released with its role, and those behind it move up', async () => {
    await giveAll();
    const params = { id: people.casting.roleId };
    await people.creator.call(productionRoleEndpoints.cancel, { params, body: {} });
    expect(await ofRole(people.casting)).toEqual([['released', 'first']]);
    expect(await ofRole(rival)).toEqual([['given', 'first']]);
  });
});
