import { teamEndpoints as endpoints } from '@callboard/contract/team';
import { mailTo } from '../../../test/mailbox.ts';
import type { TestClient } from '../../../test/test-client.ts';
import type { TestServer } from '../../../test/test-server.ts';

export const idOf = (client: TestClient) => client.user?.id ?? '';
export const addressOf = (client: TestClient) => client.user?.email ?? '';

/** An agency with its owner, and ways to put people on its team and to invite others. */
export async function makeAgency(t: TestServer) {
  const owner = await t.signIn('agent');
  const portfolioId = await t.make.portfolio({ ownerUserId: idOf(owner) });
  const params = { id: portfolioId };
  const member = async (role: 'admin' | 'employee') => {
    const client = await t.signIn('agent');
    await t.make.portfolioMember({ portfolioId, userId: idOf(client), role });
    return client;
  };
  const invite = (email: string, form: object = {}, by: TestClient = owner) =>
    by.call(endpoints.invite, {
      params,
      body: { firstName: 'Rowan', lastName: 'Thistle', email, ...form },
    });
  /** Invites, and returns what the mail's link ends with. */
  const invitedToken = async (email: string, form: object = {}) => {
    const { body } = await invite(email, form);
    return { invitationId: body.id as string, token: await tokenFor(t, email) };
  };
  return { owner, portfolioId, params, member, invite, invitedToken };
}

export async function tokenFor(t: TestServer, email: string): Promise<string> {
  const { text } = await mailTo(t.platform, email, '%invites you to its team');
  return /\/team-invitations\/([\w-]+)/.exec(text)?.[1] ?? '';
}

export const newAddress = () => `rowan-${crypto.randomUUID()}@example.com`;
