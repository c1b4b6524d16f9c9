import { randomBytes } from 'node:crypto';
import { accountEndpoints } from '@callboard/contract/account';
import { agentProfileEndpoints } from '@callboard/contract/agent-profiles';
import { businessPortfolioEndpoints } from '@callboard/contract/business-portfolios';
import { childrenEndpoints } from '@callboard/contract/children';
import { clientProfileEndpoints } from '@callboard/contract/client-profiles';
import { representationEndpoints, USUAL_TERMS } from '@callboard/contract/representation';
import { teamEndpoints } from '@callboard/contract/team';
import { desc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { auditEntries } from '../../platform/audit/tables.ts';
import { aFamily, PAPERS } from '../children/children.fixture.ts';
import { makeAgency } from '../representation/begun-profiles/agency.fixture.ts';

const t = useTestServer();

/** In every value that somebody types below, so that none of them gets into the trail unseen. */
const mark = `zq${randomBytes(4).toString('hex')}`;
const text = `Quorvex ${mark}`;
const address = (name: string) => `${name}.${mark}@example.com`;
const contact = { phone: text, website: `https://${mark}.example` };

const userOf = ({ user }: TestClient) => {
  if (user === undefined) throw new Error('nobody is signed in');
  return user;
};

type Act = [act: string, doing: () => ReturnType<TestClient['call']>];

it('the trail tells what was changed and never what was typed', async () => {
  const client = await t.signIn('client');
  const agency = await makeAgency(t);
  const { owner, portfolioId } = agency;
  const params = { id: portfolioId };
  const { guardian, profileId } = await aFamily(t, { dateOfBirth: '2008-09-14' });
  const begun = await agency.begin({ firstName: text, lastName: text });
  const { profileId: talentProfileId } = await t.make.talent({ visibility: 'public' });
  const lonely = await owner.call(businessPortfolioEndpoints.create, { body: { name: text } });

  const acts: Act[] = [
    [
      'account.updated',
      () => client.call(accountEndpoints.update, { body: { firstName: text, lastName: text } }),
    ],
    [
      'client-profiles.updated',
      () =>
        client.call(clientProfileEndpoints.update, {
          body: { companyName: text, jobTitle: text, bio: text, ...contact },
        }),
    ],
    [
      'agent-profiles.updated',
      () =>
        owner.call(agentProfileEndpoints.update, {
          body: { jobTitle: text, phone: text, bio: text },
        }),
    ],
    [
      'business-portfolios.created',
      () =>
        owner.call(businessPortfolioEndpoints.create, {
          body: { name: text, email: address('agency'), address: text, ...contact },
        }),
    ],
    [
      'business-portfolios.changed',
      () =>
        owner.call(businessPortfolioEndpoints.change, {
          params,
          body: { name: text, email: address('team'), description: text, ...contact },
        }),
    ],
    [
      'business-portfolios.deleted',
      () =>
        owner.call(businessPortfolioEndpoints.remove, {
          params: { id: lonely.body.id },
          body: { name: text },
        }),
    ],
    [
      'team.invited',
      () =>
        owner.call(teamEndpoints.invite, {
          params,
          body: { firstName: text, lastName: text, email: address('invited') },
        }),
    ],
    [
      'representation.claim-sent',
      () => agency.claimFor(begun.body.talentProfileId, address('claims')),
    ],
    [
      'representation.requested',
      () =>
        owner.call(representationEndpoints.request, {
          params,
          body: { ...USUAL_TERMS, territory: text, talentProfileId },
        }),
    ],
    [
      'children.papers-changed',
      () =>
        guardian.call(childrenEndpoints.changePapers, {
          params: { id: profileId },
          body: { ...PAPERS, chaperoneName: text, schoolName: text },
        }),
    ],
    [
      'children.hand-over-sent',
      async () => {
        t.clock.set('2026-09-15T09:00:00Z');
        const later = new TestClient(t.url, await t.make.session({ user: userOf(guardian) }));
        return later.call(childrenEndpoints.handOver, {
          params: { id: profileId },
          body: { email: address('grown') },
        });
      },
    ],
  ];
  for (const [act, doing] of acts) {
    expect([act, (await doing()).status]).toEqual([act, expect.toSatisfy(isFine)]);
  }
  const trail = await t.platform.db.select().from(auditEntries).orderBy(desc(auditEntries.id));
  const told = new Set(trail.map(({ act }) => act));
  expect(acts.map(([act]) => act).filter((act) => !told.has(act))).toEqual([]);
  expect(trail.filter((entry) => JSON.stringify(entry).includes(mark))).toEqual([]);
  expect(trail.find(({ act }) => act === 'client-profiles.updated')?.difference).toEqual({
    fields: ['jobTitle', 'website', 'phone', 'bio'],
  });
});

const isFine = (status: number) => status >= 200 && status < 300;
