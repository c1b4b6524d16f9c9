import { childrenEndpoints, type NewChild } from '@callboard/contract/children';
import { mailTo } from '../../../test/mailbox.ts';
import { TestClient } from '../../../test/test-client.ts';
import type { TestServer } from '../../../test/test-server.ts';

export const CHILD = {
  firstName: 'Wren',
  lastName: 'Grange',
  dateOfBirth: '2015-06-01',
  relation: 'parent',
  confirmsGuardianship: true,
} as const satisfies NewChild;

export const PAPERS = {
  licenceAuthority: 'Calderdale Council',
  licenceNumber: 'CP-2291',
  licenceFrom: '2026-01-01',
  licenceUntil: '2026-06-30',
  chaperoneName: 'Nell Orchard',
  chaperonePhone: '+44 7700 900321',
  chaperoneLicence: 'CH-77',
  chaperoneIsGuardian: false,
  schoolName: 'Old Town Primary',
  notes: 'No nights on school days.',
};

/** A guardian with a child whose profile they began. */
export async function aFamily(t: TestServer, child: Partial<NewChild> = {}) {
  const guardian = await t.signIn('talent');
  const { body } = await guardian.call(childrenEndpoints.add, { body: { ...CHILD, ...child } });
  return { guardian, profileId: body.id as string };
}

/** An agent who works for the child at a verified agency. */
export async function agentOf(t: TestServer, profileId: string) {
  const { user, portfolioId } = await t.make.ownAgent(profileId, { verifiedAt: t.clock.now() });
  await t.make.representation({ talentProfileId: profileId, portfolioId });
  return new TestClient(t.url, await t.make.session({ user }));
}

/** The token in the link with which a guardian hands over. */
export async function handOverToken(t: TestServer, email: string): Promise<string> {
  const { text } = await mailTo(t.platform, email, '%hands your Callboard profile over%');
  return /\/talent-claims\/([\w-]+)/.exec(text)?.[1] ?? '';
}
