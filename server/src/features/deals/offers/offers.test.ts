import { actsForTalentEndpoints } from '@callboard/contract/acts-for-talent';
import { applicationEndpoints } from '@callboard/contract/applications';
import { offerEndpoints as offers } from '@callboard/contract/offers';
import { productionRoleEndpoints } from '@callboard/contract/production-roles';
import { taskEndpoints } from '@callboard/contract/tasks';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { connectSocket, nextEvent } from '../../../../test/socket-client.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { rowOf } from '../../applications/casting-team.fixture.ts';
import { dealsOf, makePeople, newsOf, type People, TERMS } from '../deals.fixture.ts';

const t = useTestServer();

let people: People;
let newApplication: ReturnType<typeof dealsOf>['application'];
beforeAll(async () => {
  people = await makePeople(t);
  newApplication = dealsOf(t, people).application;
});

const send = (id: string, terms: object = {}) =>
  people.creator.call(offers.send, { params: { id }, body: { ...TERMS, ...terms } });
const answer = (who: TestClient, id: string, given: string, reason: string | null = null) =>
  who.call(offers.answer, { params: { id }, body: { answer: given, reason } });
const withdraw = (id: string, reason: string | null = null) =>
  people.creator.call(offers.withdraw, { params: { id }, body: { reason } });
const standing = async (applicationId: string) => {
  const { status, toldStatus, unsentAnswer } = await rowOf(t, applicationId);
  return { status, toldStatus, unsentAnswer };
};
const both = (status: string) => ({ status, toldStatus: status, unsentAnswer: null });
const historyOf = async (who: TestClient, id: string) => {
  const { body } = await who.call(applicationEndpoints.get, { params: { id } });
  return body.history.map(({ to }: { to: string }) => to);
};
const statusOf = async (applicationId: string) => {
  const params = { id: applicationId };
  const { items } = (await people.talent.call(offers.ofApplication, { params })).body;
  return items.map(({ status }: { status: string }) => status);
};

describe('an offer', () => {
  it('makes the application offered for both sides at once, and is told', async () => {
    const id = await newApplication({ unsentAnswer: 'role_filled' });
    const { socket } = await connectSocket(people.talent);
    onTestFinished(() => void socket.close());
    await socket.emitWithAck('join-user-room', people.talent.user?.id ?? '');
    const heard = nextEvent(socket, 'deal:changed');
    const { status, body } = await send(id);
    expect([status, body.status, body.fee, body.productionTitle]).toEqual([
      201,
      'sent',
      120_000,
      'Weighbridge Nine',
    ]);
    expect(await heard).toMatchObject({ roleId: body.roleId });
    expect(await standing(id)).toEqual(both('offered'));
    expect((await newsOf(people.talent)).at(-1)).toMatchObject({
      kind: 'offer',
      title: 'You have an offer for DI Rhona Tait',
    });
    expect((await newsOf(people.guardian)).at(-1)?.title).toContain('Mara Quill has an offer');
    expect(await historyOf(people.talent, id)).toEqual(['offered']);
    expect(await historyOf(people.creator, id)).toEqual(['offered']);
    expect((await send(id)).body.code).toBe('OFFER_OUT');
    const tasks = (await people.creator.call(taskEndpoints.list)).body.items;
    expect(tasks).toContainEqual(
      expect.objectContaining({ kind: 'offer_unanswered', roleId: body.roleId, count: 1 }),
    );
  });

  it('that is accepted books, and what an agent does stands in the talent’s feed', async () => {
    const id = await newApplication();
    const offer = (await send(id)).body;
    const { body } = await answer(people.agent, offer.id, 'accept');
    expect(body).toMatchObject({ status: 'accepted', answeredBy: 'Ines Halloran' });
    expect(await standing(id)).toEqual(both('booked'));
    expect(await historyOf(people.talent, id)).toEqual(['offered', 'booked']);
    expect((await newsOf(people.reviews)).at(-1)).toMatchObject({
      kind: 'offer',
      content: 'DI Rhona Tait, Weighbridge Nine: Mara Quill is booked.',
    });
    const params = { id: people.talentProfileId };
    const acts = (await people.talent.call(actsForTalentEndpoints.list, { params })).body.items;
    expect(acts[0]).toMatchObject({
      act: 'offers.accepted',
      subject: 'DI Rhona Tait in Weighbridge Nine',
    });
    expect((await answer(people.talent, offer.id, 'decline')).body.code).toBe('OFFER_ENDED');
    expect((await withdraw(offer.id)).body.code).toBe('OFFER_ENDED');
  });

  it('that is declined can be followed by another, unless they applied again', async () => {
    const id = await newApplication();
    const offer = (await send(id)).body;
    const declined = await answer(people.guardian, offer.id, 'decline', 'The fee');
    expect(declined.body).toMatchObject({ status: 'declined', reason: 'The fee' });
    expect(await standing(id)).toEqual(both('offer_declined'));
    expect((await newsOf(people.creator)).at(-1)?.content).toContain('They say: The fee');
    const better = (await send(id, { fee: 150_000 })).body;
    expect(await statusOf(id)).toEqual(['sent', 'declined']);
    await withdraw(better.id);
    expect(await standing(id)).toEqual(both('offer_declined'));
    const { roleId, callId, talentProfileId } = await rowOf(t, id);
    await t.make.application({ roleId, callId, talentProfileId });
    expect((await send(id)).body.code).toBe('ILLEGAL_MOVE');
  });

  it('that is withdrawn leaves the application where it stood, and is told', async () => {
    const id = await newApplication({ status: 'shortlisted' });
    const offer = (await send(id)).body;
    const { body } = await withdraw(offer.id, 'The dates moved');
    expect(body).toMatchObject({ status: 'withdrawn', reason: 'The dates moved' });
    expect(await standing(id)).toEqual(both('shortlisted'));
    expect(await historyOf(people.talent, id)).toEqual(['offered', 'shortlisted']);
    expect((await newsOf(people.talent)).at(-1)).toMatchObject({
      kind: 'offer',
      content: 'Weighbridge Nine has taken its offer back. They say: The dates moved',
    });
    expect((await answer(people.talent, offer.id, 'accept')).body.code).toBe('OFFER_ENDED');
  });

  it('ends with its application and with its role', async () => {
    const withdrawn = await newApplication();
    const first = (await send(withdrawn)).body;
    const params = { id: withdrawn };
    await people.talent.call(applicationEndpoints.setStatus, {
      params,
      body: { status: 'withdrawn' },
    });
    expect(await statusOf(withdrawn)).toEqual(['withdrawn']);
    expect((await answer(people.talent, first.id, 'accept')).body.code).toBe('OFFER_ENDED');

    const cancelled = await newApplication();
    const { roleId } = (await send(cancelled)).body;
    const cancel = { params: { id: roleId }, body: {} };
    await people.creator.call(productionRoleEndpoints.cancel, cancel);
    expect(await statusOf(cancelled)).toEqual(['withdrawn']);
    expect((await rowOf(t, cancelled)).status).toBe('role_cancelled');
    expect((await send(cancelled)).body.code).toBe('ROLE_CANCELLED');
  });

  it('is made to those whom the rules allow, and stands as long as it says', async () => {
    for (const status of ['booked', 'not_selected', 'withdrawn', 'released'] as const) {
      const id = await newApplication({ status });
      expect((await send(id)).body.code).toBe('ILLEGAL_MOVE');
    }
    const id = await newApplication();
    const past = await send(id, { answerBy: t.clock.now().toISOString() });
    expect(past.body.fields).toHaveProperty('answerBy');
    const answerBy = new Date(t.clock.now().getTime() + 1000).toISOString();
    const offer = (await send(id, { answerBy })).body;
    t.clock.advance({ seconds: 1 });
    expect((await answer(people.talent, offer.id, 'accept')).body.code).toBe('OFFER_ENDED');
    expect((await answer(people.talent, offer.id, 'decline')).status).toBe(200);
  });
});
