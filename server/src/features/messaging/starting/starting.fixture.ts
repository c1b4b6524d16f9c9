import { conversationEndpoints } from '@callboard/contract/conversations';
import { TestClient } from '../../../../test/test-client.ts';
import type { TestServer } from '../../../../test/test-server.ts';
import { productionCollaborators } from '../../productions/tables.ts';

type Asked = { talentProfileId?: string; roleId?: string; productionId?: string };

export const start = (who: TestClient, userId: string, asked: Asked = {}) =>
  who.call(conversationEndpoints.start, { body: { userId, ...asked } });

export type World = Awaited<ReturnType<typeof makeWorld>>;

/** A casting, a talent in it with an agency, a child, and everyone who could stand to them in some way. */
export async function makeWorld(t: TestServer) {
  const person = async (given: Parameters<typeof t.make.user>[0]) => {
    const user = await t.make.user(given);
    return new TestClient(t.url, await t.make.session({ user }));
  };
  const as = async (user: Awaited<ReturnType<typeof t.make.user>>) =>
    new TestClient(t.url, await t.make.session({ user }));
  const idOf = (one: TestClient) => one.user?.id ?? '';

  const client = await person({
    ...{ role: 'client', verifiedProfessionalStatus: 'verified' },
    ...{ firstName: 'Cleo', lastName: 'Castor' },
  });
  const colleague = await person({ role: 'client', firstName: 'Dora', lastName: 'Dunmore' });
  const newClient = await person({ role: 'client' });
  const productionId = await t.make.production({ createdByUserId: idOf(client) });
  await t.platform.db.insert(productionCollaborators).values({
    ...{ productionId, userId: idOf(colleague), rights: 'view' },
    createdAt: t.clock.now(),
  });
  const roleId = await t.make.productionRole({ productionId, title: 'Nessa' });

  const { user: talentUser, profileId } = await t.make.talent({ stageName: 'Mara Quill' });
  await t.make.application({ roleId, talentProfileId: profileId });
  const shown = await t.make.talent({ visibility: 'public', stageName: 'Zelda Public' });
  const hidden = await t.make.talent({ visibility: 'hidden' });

  const guardian = await person({ role: 'talent', firstName: 'Gwen', lastName: 'Guard' });
  const child = await t.make.talent({
    ...{ ownerUserId: idOf(guardian), dateOfBirth: '2015-05-05', stageName: 'Minnow Guard' },
  });
  const auditionId = await t.make.audition({ productionId });
  await t.make.auditionInvitation({ auditionId, roleId, talentProfileId: child.profileId });

  const { user: agentUser, portfolioId } = await t.make.ownAgent(profileId, { name: 'Finch' });
  await t.make.assignment({ portfolioId, talentProfileId: child.profileId, userId: agentUser.id });
  const { userId: idleId } = await t.make.portfolioMember({ portfolioId });
  const { user: rivalUser } = await t.make.ownAgent(profileId, { name: 'Rival' });
  const suspended = await t.make.user({ role: 'agent', suspendedAt: t.clock.now() });

  const people = {
    client,
    colleague,
    newClient,
    talent: await as(talentUser),
    guardian,
    agent: await as(agentUser),
    rival: await as(rivalUser),
    idleAgent: await as({ ...agentUser, id: idleId }),
    strangeAgent: await t.signIn('agent'),
    admin: await t.signIn('admin'),
  };
  const ids: Record<string, string> = {
    ...Object.fromEntries(Object.entries(people).map(([name, one]) => [name, idOf(one)])),
    shown: shown.user.id,
    hidden: hidden.user.id,
    child: child.user.id,
    suspended: suspended.id,
  };
  const profiles: Record<string, string> = { talent: profileId, child: child.profileId };
  return { people, ids, profiles, productionId, roleId };
}
