import { adminUserEndpoints } from '@callboard/contract/admin-users';
import { auditEndpoints } from '@callboard/contract/audit';
import { authEndpoints } from '@callboard/contract/auth';
import { collaboratorEndpoints } from '@callboard/contract/collaborators';
import { conversationEndpoints } from '@callboard/contract/conversations';
import { privacyEndpoints } from '@callboard/contract/privacy';
import { rosterEndpoints } from '@callboard/contract/roster';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { PASSWORD } from '../../../../test/factory/people.ts';
import { mailTo, tokenIn } from '../../../../test/mailbox.ts';
import { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { sendAskedLink } from '../../auth/ask-for-link.ts';
import { mailLink } from '../../auth/mail-token.ts';
import { mailTokens } from '../../auth/tables.ts';
import { clientProfiles } from '../../client-profiles/tables.ts';
import { deleteDueAccounts } from './delete-due.ts';

const t = useTestServer();

const idOf = ({ user }: TestClient) => user?.id ?? '';
const ask = (client: TestClient) =>
  client.call(privacyEndpoints.askForDeletion, { body: { password: PASSWORD } });
const again = async ({ user }: TestClient) => {
  if (user === undefined) throw new Error('nobody is signed in');
  return new TestClient(t.url, await t.make.session({ user }));
};

let goneClient: TestClient;
let goneTalent: TestClient;
let colleague: TestClient;
let agent: TestClient;
let portfolioId: string;
beforeAll(async () => {
  const clients = [await t.signIn('client'), await t.signIn('client')] as const;
  [goneClient, colleague] = clients;
  const companyId = await t.make.clientCompany();
  for (const client of clients) {
    await t.platform.db
      .update(clientProfiles)
      .set({ companyId })
      .where(eq(clientProfiles.userId, idOf(client)));
  }
  goneTalent = await t.signIn('talent');
  agent = await t.signIn('agent');
  portfolioId = await t.make.portfolio({ ownerUserId: idOf(agent), verifiedAt: t.clock.now() });
  const talentProfileId = goneTalent.user?.talentProfileId ?? '';
  await t.make.representation({ portfolioId, talentProfileId });
  await t.make.assignment({ portfolioId, talentProfileId, userId: idOf(agent) });
  for (const person of [goneClient, goneTalent]) expect((await ask(person)).status).toBe(201);
  t.clock.advance({ days: 14, minutes: 1 });
  await deleteDueAccounts(t.platform);
  [colleague, agent] = [await again(colleague), await again(agent)];
});

it('nobody finds or writes to somebody who is gone', async () => {
  const admin = await t.signIn('admin');
  const gone = [idOf(goneClient), idOf(goneTalent)];
  for (const person of [admin, agent, colleague]) {
    const { body } = await person.call(conversationEndpoints.correspondents, {
      query: { q: 'Deleted' },
    });
    expect(body.items).toEqual([]);
    for (const userId of gone) {
      const begun = await person.call(conversationEndpoints.start, { body: { userId } });
      expect(begun.status).toBe(404);
    }
  }
  const colleagues = await colleague.call(collaboratorEndpoints.colleagues);
  expect([colleagues.status, colleagues.body.items]).toEqual([200, []]);
  const candidates = await agent.call(rosterEndpoints.candidates, {
    params: { id: portfolioId },
    query: { query: 'Deleted' },
  });
  expect(candidates.body.items).toEqual([]);
});

it('what others keep opens without them: the roster, the trail, the list of users', async () => {
  const admin = await t.signIn('admin');
  const roster = await agent.call(rosterEndpoints.list, { params: { id: portfolioId } });
  expect([roster.status, roster.body.items]).toEqual([200, []]);
  const trail = await admin.call(auditEndpoints.trail, {
    query: { actorUserId: idOf(goneClient) },
  });
  expect(trail.body.items.map(({ act }: { act: string }) => act)).toContain(
    'privacy.deletion-asked',
  );
  const users = await admin.call(adminUserEndpoints.list, { query: { standing: 'deleted' } });
  expect(users.status).toBe(200);
  for (const id of [idOf(goneClient), idOf(goneTalent)]) {
    const one = await admin.call(adminUserEndpoints.get, { params: { id } });
    expect([one.status, one.body.standing]).toEqual([200, 'deleted']);
  }
});

it('no link brings somebody back once the days of grace are over', async () => {
  const leaver = await t.signIn('client');
  const { id: userId = '', email = '' } = leaver.user ?? {};
  await ask(leaver);
  t.clock.advance({ days: 14 });
  // One that was mailed in the last hour, and one that is asked for while the account is emptied.
  await t.platform.transaction((tx) =>
    mailLink(t.platform, tx, 'reset_password', { userId, email }),
  );
  const token = tokenIn(await mailTo(t.platform, email, '%assword%'));
  t.clock.advance({ minutes: 1 });
  const reset = await t.visitor().call(authEndpoints.resetPassword, {
    body: { token, password: 'a long walk home 9' },
  });
  expect(reset.body.code).toBe('INVALID_TOKEN');
  const linksOf = () =>
    t.platform.db.select().from(mailTokens).where(eq(mailTokens.userId, userId));
  const before = await linksOf();
  await sendAskedLink(t.platform, { email, purpose: 'reset_password' });
  expect(await linksOf()).toEqual(before);
});
