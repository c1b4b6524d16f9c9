import { availabilityCheckEndpoints as checks } from '@callboard/contract/availability-checks';
import { productionRoleEndpoints } from '@callboard/contract/production-roles';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { backgroundBookings, backgroundDays } from '../../background/tables.ts';
import { talentAvailability } from '../../talent-profiles/availability/tables.ts';
import {
  DAYS,
  dealsOf,
  makePeople,
  makeRival,
  newsOf,
  type People,
  TERMS,
} from '../deals.fixture.ts';
import { offers } from '../offers/tables.ts';

const t = useTestServer();

let people: People;
beforeAll(async () => {
  people = await makePeople(t);
});

const ask = (who: TestClient, roleId: string, talentProfileIds: string[], days = [DAYS]) =>
  who.call(checks.ask, {
    params: { id: roleId },
    body: { talentProfileIds, days, terms: 'Equity minimum' },
  });
const answer = (who: TestClient, id: string, given: string, note: string | null = null) =>
  who.call(checks.answer, { params: { id }, body: { answer: given, note } });

describe('an availability check', () => {
  it('is asked of several at once and told to each talent’s side, and its answer to the team', async () => {
    const { creator, casting, talentProfileId, talent, agent, reviews } = people;
    const other = await t.make.talent();
    const { body, status } = await ask(creator, casting.roleId, [talentProfileId, other.profileId]);
    expect([status, body.items.length]).toEqual([201, 2]);
    expect((await newsOf(talent)).at(-1)).toMatchObject({
      kind: 'audition',
      content: 'Weighbridge Nine asks whether you are free: 4 – 6 May 2026.',
    });
    expect((await newsOf(agent)).at(-1)?.title).toContain('(Mara Quill)');

    const [mine] = (await talent.call(checks.own)).body.items;
    expect(await answer(agent, mine.id, 'partly')).toMatchObject({ status: 400 });
    const partly = await answer(agent, mine.id, 'partly', 'Not the 5th');
    expect(partly.body).toMatchObject({ answer: 'partly', note: 'Not the 5th' });
    expect((await newsOf(reviews)).at(-1)).toMatchObject({
      kind: 'audition',
      content:
        'DI Rhona Tait, Weighbridge Nine: Mara Quill is available on some of the days. They say: Not the 5th',
    });
    expect((await newsOf(talent)).at(-1)?.content).toBe(
      'Ines Halloran told Weighbridge Nine that you are available on some of the days.',
    );
  });

  it('counts as it was asked last', async () => {
    const { creator, casting, talentProfileId, talent } = people;
    const roleId = await t.make.productionRole({ productionId: casting.productionId });
    const first = (await ask(creator, roleId, [talentProfileId])).body.items[0];
    await answer(talent, first.id, 'available');
    const second = (await ask(creator, roleId, [talentProfileId])).body.items[0];
    expect(second).toMatchObject({ answer: null, respondedAt: null });
    expect((await answer(talent, first.id, 'not_available')).status).toBe(404);
    const { items } = (await creator.call(checks.ofRole, { params: { id: roleId } })).body;
    expect(items.map(({ id }: { id: string }) => id)).toEqual([second.id]);
    const own = (await talent.call(checks.own)).body.items;
    expect(own[0].id).toBe(second.id);
    expect(own.map(({ id }: { id: string }) => id)).not.toContain(first.id);
  });

  it('tells the team of a conflict and nobody of what it is', async () => {
    const { creator, casting, talentProfileId } = people;
    const rival = await makeRival(t, talentProfileId);
    const make = dealsOf(t, people);
    const june = (from: string, to = from) => ({ from: `2026-06-${from}`, to: `2026-06-${to}` });
    await make.hold({ ...june('02'), rank: 'first', roleId: rival.roleId });
    await make.hold({ ...june('10'), rank: 'first' });
    await t.platform.db
      .insert(talentAvailability)
      .values({ id: newId(), talentProfileId, kind: 'booked_out', ...june('20', '22') });
    // Booked by an offer, and for a day among many.
    const { db } = t.platform;
    const booked = await make.application({ status: 'booked' }, rival);
    const terms = { ...TERMS, days: [june('26')] };
    await db
      .update(offers)
      .set({ status: 'accepted', terms })
      .where(eq(offers.id, await make.offer(booked)));
    const [dayId, stamps] = [newId(), { createdAt: t.clock.now(), updatedAt: t.clock.now() }];
    const day = { id: dayId, roleId: rival.roleId, day: '2026-06-28', needed: 1, ...stamps };
    await db.insert(backgroundDays).values(day);
    const place = { id: newId(), backgroundDayId: dayId, talentProfileId, ...stamps };
    await db.insert(backgroundBookings).values({ ...place, status: 'confirmed' });
    const conflictOn = async (...days: { from: string; to: string }[]) => {
      const { body, text } = await ask(creator, casting.roleId, [talentProfileId], days);
      expect(text).not.toMatch(/booked_out|hold/);
      return body.items[0].hasConflict;
    };
    expect(await conflictOn(june('01', '03'))).toBe(true);
    expect(await conflictOn(june('03', '19'))).toBe(false);
    expect(await conflictOn(june('03'), june('22', '25'))).toBe(true);
    expect(await conflictOn(june('25', '26'))).toBe(true);
    expect(await conflictOn(june('27'))).toBe(false);
    expect(await conflictOn(june('27', '28'))).toBe(true);
    const over = { from: '2026-02-01', to: '2026-02-28' };
    const { body } = await ask(creator, casting.roleId, [talentProfileId], [june('01'), over]);
    expect(body.fields).toEqual({ days: 'Please choose days to come' });
  });

  it('goes to nobody where one of them is not theirs to ask, nor for a cancelled role', async () => {
    const { creator, casting, talentProfileId, talent } = people;
    const hidden = await t.make.talent({ visibility: 'hidden' });
    const refused = await ask(creator, casting.roleId, [talentProfileId, hidden.profileId]);
    expect(refused.status).toBe(404);
    await t.make.application({ ...casting, talentProfileId: hidden.profileId });
    expect((await ask(creator, casting.roleId, [hidden.profileId])).status).toBe(201);

    const { productionId } = casting;
    const id = await dealsOf(t, people).check();
    const cancelled = await t.make.productionRole({ productionId, cancelledAt: t.clock.now() });
    expect((await ask(creator, cancelled, [talentProfileId])).body.code).toBe('ROLE_CANCELLED');
    expect((await answer(talent, id, 'not_interested')).status).toBe(200);
  });

  it('that nobody answered is gone with its role, and what was answered stays', async () => {
    const { creator, casting, talentProfileId, talent } = people;
    const roleIds = [
      await t.make.productionRole({ productionId: casting.productionId }),
      await t.make.productionRole({ productionId: casting.productionId }),
    ] as const;
    const [answered] = (await ask(creator, roleIds[0], [talentProfileId])).body.items;
    await ask(creator, roleIds[1], [talentProfileId]);
    await answer(talent, answered.id, 'available');
    for (const id of roleIds) {
      await creator.call(productionRoleEndpoints.cancel, { params: { id }, body: {} });
    }
    const { items } = (await talent.call(checks.own)).body;
    const known = items.map(({ roleId }: { roleId: string }) => roleId);
    expect(roleIds.map((id) => known.includes(id))).toEqual([true, false]);
  });
});
