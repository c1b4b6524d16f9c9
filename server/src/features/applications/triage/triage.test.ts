import { applicationEndpoints } from '@callboard/contract/applications';
import { castingBoardEndpoints } from '@callboard/contract/casting-board';
import { outsidePeopleEndpoints } from '@callboard/contract/outside-people';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connectSocket } from '../../../../test/socket-client.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { makeApplicant, makeApplicants, makeCasting } from '../casting-team.fixture.ts';
import { applicationNotes } from './tables.ts';

const t = useTestServer();

const mark = (client: TestClient, id: string, body: object) =>
  client.call(castingBoardEndpoints.mark, { params: { id }, body });
const cardOf = async (client: TestClient, roleId: string) =>
  (await client.call(castingBoardEndpoints.board, { params: { id: roleId } })).body.items[0];
const addNote = (client: TestClient, id: string, text: string) =>
  client.call(castingBoardEndpoints.addNote, { params: { id }, body: { text } });

describe('marks', () => {
  it('are one’s own; the team sees the average of the ratings and all tags', async () => {
    const casting = await makeCasting(t);
    const { creator, roleId } = casting;
    const { id } = await makeApplicant(t, casting);
    const reviewer = await casting.colleague('review');
    await mark(creator, id, { pick: 'yes', rating: 5, tags: ['tall', 'lead', 'tall'] });
    await mark(reviewer, id, { rating: 2, tags: ['lead'] });
    await mark(creator, id, { pick: null });
    expect(await cardOf(creator, roleId)).toMatchObject({
      own: { pick: null, rating: 5 },
      rating: { average: 3.5, count: 2 },
      tags: ['lead', 'tall'],
    });
    await mark(creator, id, { rating: null, tags: [] });
    expect(await cardOf(reviewer, roleId)).toMatchObject({
      own: { pick: null, rating: 2 },
      rating: { average: 2, count: 1 },
      tags: ['lead'],
    });
  });

  it('of many at the same time add up', async () => {
    const casting = await makeCasting(t);
    const { id } = await makeApplicant(t, casting);
    const team = [casting.creator];
    for (let more = 0; more < 3; more += 1) team.push(await casting.colleague('review'));
    await Promise.all(
      team.flatMap((one) => [1, 2, 3, 4].map((rating) => mark(one, id, { rating }))),
    );
    await Promise.all(team.map((one, place) => mark(one, id, { rating: place + 1 })));
    const { rating } = await cardOf(casting.creator, casting.roleId);
    expect(rating).toEqual({ average: 2.5, count: 4 });
  });

  it('are heard of by the team, a pick only by one’s own other windows', async () => {
    const casting = await makeCasting(t);
    const { id } = await makeApplicant(t, casting);
    const reviewer = await casting.colleague('review');
    const heard: string[] = [];
    for (const client of [casting.creator, reviewer]) {
      const { socket } = await connectSocket(client);
      onTestFinished(() => void socket.close());
      await socket.emitWithAck('join-user-room', client.user?.id ?? '');
      const name = client === reviewer ? 'reviewer' : 'creator';
      socket.on('applications:changed', ({ applicationIds }) => {
        expect(applicationIds).toEqual([id]);
        heard.push(name);
      });
    }
    await mark(reviewer, id, { pick: 'no' });
    await expect.poll(() => heard).toEqual(['reviewer']);
    await mark(reviewer, id, { rating: 4 });
    await expect.poll(() => heard.toSorted()).toEqual(['creator', 'reviewer', 'reviewer']);
  });
});

describe('notes', () => {
  it('are read by the whole team and changed by their author alone', async () => {
    const casting = await makeCasting(t);
    const { id } = await makeApplicant(t, casting);
    const [looker, reviewer] = [await casting.colleague('view'), await casting.colleague('review')];
    const { status, body: note } = await addNote(casting.creator, id, 'Great voice');
    expect([status, note.isOwn]).toEqual([201, true]);
    const { body } = await looker.call(applicationEndpoints.get, { params: { id } });
    expect(body.notes).toMatchObject([{ text: 'Great voice', isOwn: false }]);

    const params = { id: note.id };
    const change = (client: TestClient) =>
      client.call(castingBoardEndpoints.changeNote, { params, body: { text: 'Lovely voice' } });
    const remove = (client: TestClient) =>
      client.call(castingBoardEndpoints.removeNote, { params });
    const outcomes = [
      await change(reviewer),
      await remove(looker),
      await change(await t.signIn('client')),
      await change(casting.creator),
      await remove(casting.creator),
      await remove(casting.creator),
    ];
    expect(outcomes.map((answer) => answer.status)).toEqual([403, 403, 404, 200, 204, 404]);
    expect(outcomes[3]?.body.text).toBe('Lovely voice');
  });

  it('are not without end', async () => {
    const casting = await makeCasting(t);
    const { id: applicationId } = await makeApplicant(t, casting);
    const now = t.clock.now();
    const authorUserId = casting.creator.user?.id ?? '';
    const stamps = { createdAt: now, updatedAt: now };
    const note = () => ({ id: newId(), applicationId, authorUserId, text: 'One more', ...stamps });
    await t.platform.db.insert(applicationNotes).values(Array.from({ length: 199 }, note));
    const statuses = await Promise.all(
      ['a', 'b'].map(async (text) => (await addNote(casting.creator, applicationId, text)).status),
    );
    expect(statuses.sort()).toEqual([201, 403]);
  });
});

describe('people from outside', () => {
  it('are added, moved, changed and removed by those who review, and seen by the team', async () => {
    const casting = await makeCasting(t);
    const { roleId } = casting;
    const [looker, reviewer] = [await casting.colleague('view'), await casting.colleague('review')];
    const add = (client: TestClient) =>
      client.call(outsidePeopleEndpoints.addOutsidePerson, {
        params: { id: roleId },
        body: { name: 'Olive Dray', link: 'https://example.com/olive' },
      });
    expect((await add(looker)).status).toBe(403);
    expect((await add(await t.signIn('client'))).status).toBe(404);
    const { body: person } = await add(reviewer);
    expect(person).toMatchObject({ name: 'Olive Dray', status: 'submitted', agent: null });
    const change = (client: TestClient) =>
      client.call(outsidePeopleEndpoints.changeOutsidePerson, {
        params: { id: person.id },
        body: { status: 'callback', agent: 'Hollis & Co' },
      });
    expect((await change(looker)).status).toBe(403);
    const changed = { ...person, status: 'callback', agent: 'Hollis & Co' };
    expect((await change(casting.creator)).body).toEqual(changed);
    const list = async (client: TestClient) =>
      (await client.call(outsidePeopleEndpoints.outsidePeople, { params: { id: roleId } })).body
        .items;
    expect(await list(looker)).toEqual([changed]);
    await reviewer.call(outsidePeopleEndpoints.removeOutsidePerson, { params: { id: person.id } });
    expect(await list(looker)).toEqual([]);
  });
});

it('what a team thinks is not for those who only look to write, nor for others to know', async () => {
  const casting = await makeCasting(t);
  const [one] = await makeApplicants(t, casting, 1);
  const id = one?.id ?? '';
  const looker = await casting.colleague('view');
  const stranger = await t.signIn('client');
  const admin = await t.signIn('admin');
  const outcomes = [
    await mark(looker, id, { rating: 1 }),
    await addNote(looker, id, 'Hm'),
    await mark(stranger, id, { rating: 1 }),
    await addNote(stranger, id, 'Hm'),
    await stranger.call(applicationEndpoints.get, { params: { id } }),
    await admin.call(applicationEndpoints.get, { params: { id } }),
  ];
  expect(outcomes.map(({ status }) => status)).toEqual([403, 403, 404, 404, 404, 200]);
  expect(outcomes.at(-1)?.body).toMatchObject({ view: 'team', rights: 'view' });
});
