import { USUAL_TERMS } from '@callboard/contract/representation';
import { rosterEndpoints } from '@callboard/contract/roster';
import { mailTo } from '../../../../test/mailbox.ts';
import { TestClient } from '../../../../test/test-client.ts';
import type { TestServer } from '../../../../test/test-server.ts';

type Sending = { by?: TestClient; assigneeIds?: string[] };

export const idOf = ({ user }: TestClient) => user?.id ?? '';

/** An agency with its owner and an employee, who begin profiles and read what was mailed. */
export async function makeAgency(t: TestServer, { isVerified = true } = {}) {
  const owner = await t.signIn('agent');
  const employee = await t.signIn('agent');
  const verifiedAt = isVerified ? t.clock.now() : null;
  const portfolioId = await t.make.portfolio({ ownerUserId: idOf(owner), verifiedAt });
  await t.make.portfolioMember({ portfolioId, userId: idOf(employee) });
  const params = { id: portfolioId };

  const begin = (talent: object, by = owner) =>
    by.call(rosterEndpoints.create, {
      params,
      body: { firstName: 'Mara', lastName: 'Voss', countryId: 'gb', ...USUAL_TERMS, ...talent },
    });
  const send = (csv: string, { by = owner, ...more }: Sending = {}) =>
    by.call(rosterEndpoints.import, { params, body: { csv, ...USUAL_TERMS, ...more } });
  const preview = (csv: string, by = owner) =>
    by.call(rosterEndpoints.previewImport, { params, body: { csv } });
  const claimFor = (talentProfileId: string, email: string, by = owner) =>
    by.call(rosterEndpoints.sendClaim, {
      params: { ...params, talentProfileId },
      body: { email },
    });
  return { owner, employee, portfolioId, begin, send, preview, claimFor };
}

/** The token in the newest link that was sent to an address, of a minor's profile by name. */
export async function claimTokenOf(t: TestServer, email: string, whom = ''): Promise<string> {
  const { text } = await mailTo(t.platform, email, `%represents ${whom}%`);
  return /\/talent-claims\/([\w-]+)/.exec(text)?.[1] ?? '';
}

export async function signInAs(t: TestServer, given: Parameters<typeof t.make.user>[0]) {
  return new TestClient(t.url, await t.make.session({ user: await t.make.user(given) }));
}
