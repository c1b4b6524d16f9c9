import { collaboratorEndpoints as endpoints } from '@callboard/contract/collaborators';
import { notificationEndpoints } from '@callboard/contract/notifications';
import { productionEndpoints } from '@callboard/contract/productions';
import { expect, it } from 'vitest';
import type { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { idOf, makeTeam } from '../team.fixture.ts';

const t = useTestServer();

const put = (by: TestClient, id: string, who: TestClient, rights: string) =>
  by.call(endpoints.setCollaborator, { params: { id, userId: idOf(who) }, body: { rights } });
const remove = (by: TestClient, id: string, who: TestClient) =>
  by.call(endpoints.removeCollaborator, { params: { id, userId: idOf(who) } });
const newsOf = async (client: TestClient) =>
  (await client.call(notificationEndpoints.list)).body.map(({ title }: { title: string }) => title);

it('a colleague is added, told, given other rights, and may leave on their own', async () => {
  const { creator, colleague, productionId } = await makeTeam(t);
  const helper = await colleague();
  expect((await put(creator, productionId, helper, 'view')).status).toBe(204);
  expect((await put(creator, productionId, helper, 'review')).status).toBe(204);
  expect(await newsOf(helper)).toHaveLength(2);

  const { body } = await helper.call(endpoints.collaborators, { params: { id: productionId } });
  expect(body.items).toMatchObject([
    { userId: idOf(creator), isCreator: true, rights: 'manage', photoUrl: null },
    { userId: idOf(helper), isCreator: false, rights: 'review' },
  ]);
  expect((await remove(helper, productionId, helper)).status).toBe(204);
  expect(
    (await helper.call(productionEndpoints.get, { params: { id: productionId } })).status,
  ).toBe(404);
  expect((await remove(creator, productionId, helper)).status).toBe(404);
});

it('nobody of another company is added, and whoever made it keeps all rights', async () => {
  const { creator, collaborator, productionId } = await makeTeam(t);
  const manager = await collaborator('manage');
  const outsiders = [await t.signIn('client'), await t.signIn('talent')];
  for (const outsider of outsiders) {
    expect((await put(creator, productionId, outsider, 'view')).status).toBe(404);
  }
  expect((await put(manager, productionId, creator, 'view')).status).toBe(403);
  expect((await remove(creator, productionId, creator)).status).toBe(403);
});

it('colleagues are those of the same company, without oneself', async () => {
  const { creator, colleague } = await makeTeam(t);
  const other = await colleague();
  await t.signIn('client');
  const { body } = await creator.call(endpoints.colleagues);
  expect(body.items.map(({ userId }: { userId: string }) => userId)).toEqual([idOf(other)]);
});
