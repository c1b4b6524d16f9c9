import { shortlistEndpoints as endpoints, type LINK_DAYS } from '@callboard/contract/shortlists';
import type { TestClient } from '../../../test/test-client.ts';
import type { TestServer } from '../../../test/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { makeTeam } from '../productions/team.fixture.ts';
import type { talentProfiles } from '../talent-profiles/tables.ts';

type Given = Partial<typeof talentProfiles.$inferInsert>;
type Days = (typeof LINK_DAYS)[number];

/** A team with a shortlist, and ways to fill it and to share it. */
export async function makeShortlist(
  t: TestServer,
  production: Parameters<typeof makeTeam>[1] = {},
) {
  const team = await makeTeam(t, production);
  const { creator, productionId } = team;
  const roleId = await t.make.productionRole({ productionId });
  const begin = async (client = creator, name = 'Rhona, first ideas') =>
    client.call(endpoints.createShortlist, {
      params: { id: productionId },
      body: { name, roleId },
    });
  const shortlistId: string = (await begin()).body.id;
  const params = { id: shortlistId };

  const add = (talentProfileIds: readonly string[], client = creator) =>
    client.call(endpoints.addToShortlist, { params, body: { talentProfileIds } });

  async function put(given: Given = {}) {
    const talent = await t.make.talent({ visibility: 'public', ...given });
    await add([talent.profileId]);
    return talent;
  }

  const read = async (client = creator) =>
    (await client.call(endpoints.shortlist, { params })).body;

  async function share(days: Days = 7, label = 'Director') {
    const { body } = await creator.call(endpoints.createLink, { params, body: { label, days } });
    const token: string = body.url.split('/').at(-1);
    const look = (viewerId?: string, client: TestClient = t.visitor()) =>
      client.call(endpoints.shared, {
        params: { token },
        ...(viewerId && { query: { viewerId } }),
      });
    const say = (entryId: string, said: object = {}) =>
      t.visitor().call(endpoints.giveOpinion, {
        params: { token, entryId },
        body: { viewerId: newId(), viewerName: 'Hanna Voss', rating: 4, comment: null, ...said },
      });
    const photo = (entryId: string) =>
      t.visitor().call(endpoints.sharedPhoto, { params: { token, entryId } });
    return { linkId: body.id as string, url: body.url as string, token, look, say, photo };
  }

  return { ...team, roleId, shortlistId, begin, add, put, read, share };
}

export const namesOf = (list: { entries: { name: string }[] }) =>
  list.entries.map(({ name }) => name);
export const idsOf = (list: { entries: { id: string }[] }) => list.entries.map(({ id }) => id);
