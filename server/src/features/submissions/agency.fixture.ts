import { submissionEndpoints } from '@callboard/contract/submissions';
import { TestClient } from '../../../test/test-client.ts';
import type { TestServer } from '../../../test/test-server.ts';

/** The owner of an agency, its roster, and how to ask for what submits them. */
export async function makeAgency(
  t: TestServer,
  given: Parameters<TestServer['make']['portfolio']>[0] = {},
) {
  const owner = await t.make.user({ role: 'agent' });
  const portfolioId = await t.make.portfolio({
    ownerUserId: owner.id,
    name: 'Tallow & Reed',
    verifiedAt: t.clock.now(),
    ...given,
  });
  const agent = new TestClient(t.url, await t.make.session({ user: owner }));
  const represent = async (talent: Parameters<TestServer['make']['talent']>[0] = {}) => {
    const { user, profileId } = await t.make.talent(talent);
    await t.make.assignment({ portfolioId, talentProfileId: profileId, userId: owner.id });
    return { user, profileId };
  };
  const colleague = async (role: 'admin' | 'employee' = 'employee') => {
    const user = await t.make.user({ role: 'agent' });
    await t.make.portfolioMember({ portfolioId, userId: user.id, role });
    return new TestClient(t.url, await t.make.session({ user }));
  };
  return { agent, owner, portfolioId, represent, colleague };
}

type Pair = { callId: string; talentProfileId: string; note?: string | null };

export const submit = (client: TestClient, portfolioId: string, pairs: Pair[], headers = {}) =>
  client.call(submissionEndpoints.submit, {
    body: { portfolioId, submissions: pairs.map((pair) => ({ note: null, ...pair })) },
    headers,
  });

export const candidates = (client: TestClient, callId: string, portfolioId: string) =>
  client.call(submissionEndpoints.candidates, { params: { id: callId }, query: { portfolioId } });

export const grid = (client: TestClient, breakdownId: string, portfolioId: string) =>
  client.call(submissionEndpoints.grid, { params: { id: breakdownId }, query: { portfolioId } });
