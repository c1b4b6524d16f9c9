import { representationEndpoints, USUAL_TERMS } from '@callboard/contract/representation';
import { eq } from 'drizzle-orm';
import { TestClient } from '../../../../test/test-client.ts';
import type { TestServer } from '../../../../test/test-server.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';

export const idOf = ({ user }: TestClient) => user?.id ?? '';
export const profileOf = ({ user }: TestClient) => user?.talentProfileId ?? '';

/** An agency with an owner, an admin and an employee, and a talent whom nobody represents yet. */
export async function makeAgency(t: TestServer, { isVerified = true } = {}) {
  const [owner, admin, employee, talent] = await Promise.all([
    t.signIn('agent'),
    t.signIn('agent'),
    t.signIn('agent'),
    t.signIn('talent'),
  ]);
  const verifiedAt = isVerified ? t.clock.now() : null;
  const portfolioId = await t.make.portfolio({ ownerUserId: idOf(owner), verifiedAt });
  await t.make.portfolioMember({ portfolioId, userId: idOf(admin), role: 'admin' });
  await t.make.portfolioMember({ portfolioId, userId: idOf(employee) });

  const request = (by: TestClient, whom: string, terms: object = {}, agencyId = portfolioId) =>
    by.call(representationEndpoints.request, {
      params: { id: agencyId },
      body: { ...USUAL_TERMS, ...terms, talentProfileId: whom },
    });
  const confirm = (by: TestClient, id: string) =>
    by.call(representationEndpoints.confirm, { params: { id } });
  const end = (by: TestClient, id: string, reason: string | null = null) =>
    by.call(representationEndpoints.end, { params: { id }, body: { reason } });
  const propose = (by: TestClient, id: string, terms: object) =>
    by.call(representationEndpoints.propose, {
      params: { id },
      body: { ...USUAL_TERMS, ...terms },
    });
  const represent = async (by: TestClient = owner, whom: TestClient = talent, terms = {}) => {
    const { body } = await request(by, profileOf(whom), terms);
    await confirm(whom, body.id);
    return body.id as string;
  };
  return {
    owner,
    admin,
    employee,
    talent,
    portfolioId,
    request,
    confirm,
    end,
    propose,
    represent,
  };
}

/** A child with an account of their own, and the guardian who keeps their profile. */
export async function makeChild(t: TestServer) {
  const guardian = await t.signIn('talent');
  const { user, profileId } = await t.make.talent({
    ownerUserId: idOf(guardian),
    dateOfBirth: '2015-04-01',
    city: 'Leeds',
    region: 'West Yorkshire',
  });
  const child = new TestClient(t.url, await t.make.session({ user }));
  return { guardian, child, profileId };
}

export async function setProfile(
  { platform }: TestServer,
  profileId: string,
  columns: Partial<typeof talentProfiles.$inferInsert>,
) {
  await platform.db.update(talentProfiles).set(columns).where(eq(talentProfiles.id, profileId));
}
