import { notificationEndpoints } from '@callboard/contract/notifications';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { connectSocket, nextEvent } from '../../../../test/socket-client.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { idsOf, makeShortlist } from '../shortlists.fixture.ts';
import { tellWhatWasSaid } from './tell-of-opinions.ts';
import { tellOfOpinions } from './tell-of-opinions-job.ts';

const t = useTestServer();

const newsOf = async (client: TestClient) =>
  (await client.call(notificationEndpoints.list)).body.map(
    ({ title, content }: { title: string; content: string }) => `${title}: ${content}`,
  );

/** What waits to be told of a link. */
async function waiting(linkId: string) {
  const { rows } = await t.platform.db.execute<{ data: { linkId: string } }>(
    sql`select data from pgboss.job where name = ${tellOfOpinions.name} order by data ->> 'from'`,
  );
  return rows
    .map(({ data }) => tellOfOpinions.data.parse(data))
    .filter((data) => data.linkId === linkId);
}

it('whoever shared a list hears once of all that was said in a while', async () => {
  const { creator, collaborator, productionId, shortlistId, put, read, share } =
    await makeShortlist(t);
  const viewer = await collaborator('view');
  await put();
  await put();
  const [one = '', two = ''] = idsOf(await read());
  const { linkId, say } = await share();
  const viewerId = newId();
  await say(one, { viewerId });
  await say(one, { viewerId, rating: 5 });
  await say(two, { viewerId });
  await say(two, { viewerName: 'Jo' });
  const [first, ...more] = await waiting(linkId);
  expect(more).toEqual([]);
  if (first === undefined) throw new Error('nothing waits to be told');
  await tellWhatWasSaid(t.platform, first);
  expect(await newsOf(creator)).toEqual([
    'Hanna Voss and another looked at “Rhona, first ideas”: 2 faces rated or commented, for Weighbridge Nine.',
  ]);
  const [{ link }] = (await creator.call(notificationEndpoints.list)).body;
  expect(link).toBe(`/productions/${productionId}?tab=shortlists&list=${shortlistId}`);
  expect(await newsOf(viewer)).toEqual([]);

  t.clock.advance({ minutes: 15 });
  await say(two, { viewerId, rating: 1 });
  const [, second] = await waiting(linkId);
  if (second === undefined) throw new Error('nothing waits to be told');
  await tellWhatWasSaid(t.platform, second);
  expect(await newsOf(creator)).toHaveLength(2);
});

it('what was taken back before anyone was told is not told', async () => {
  const { creator, put, read, share } = await makeShortlist(t);
  await put();
  const [one = ''] = idsOf(await read());
  const { linkId, say } = await share();
  const viewerId = newId();
  await say(one, { viewerId });
  await say(one, { viewerId, rating: null });
  for (const said of await waiting(linkId)) await tellWhatWasSaid(t.platform, said);
  expect(await newsOf(creator)).toEqual([]);
});

it('open windows of the team hear of it at once', async () => {
  const { collaborator, productionId, shortlistId, put, read, share } = await makeShortlist(t);
  const viewer = await collaborator('view');
  await put();
  const [one = ''] = idsOf(await read());
  const { say } = await share();
  const { socket } = await connectSocket(viewer);
  await socket.emitWithAck('join-user-room', viewer.user?.id ?? '');
  const heard = nextEvent(socket, 'shortlist:changed');
  await say(one);
  expect(await heard).toEqual({ userId: viewer.user?.id, productionId, shortlistId });
  socket.close();
});
