import type { CurrentUser } from '@callboard/contract/auth';
import { CALL_STATUSES } from '@callboard/contract/call-summary';
import { castingCallEndpoints as endpoints } from '@callboard/contract/casting-calls';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { suspendUser } from '../../moderation/decisions/suspend-user.ts';
import { castingCallAgencies, castingCallInvitees, castingCalls } from '../tables.ts';
import { touchCalls } from '../touch-call.ts';

const t = useTestServer();
beforeEach(async () => {
  await t.platform.transaction(async (tx) => {
    const gone = await tx.delete(castingCalls).returning({ id: castingCalls.id });
    await touchCalls(
      tx,
      t.clock,
      gone.map(({ id }) => id),
    );
  });
});

const inHours = (hours: number) => new Date(t.clock.now().getTime() + hours * 60 * 60 * 1000);
const idOf = ({ user }: TestClient) => user?.id ?? '';
const profileOf = ({ user }: TestClient) => user?.talentProfileId ?? '';

type Listed = { items: { id: string }[]; total: number; nextCursor: string | null };
const listedTo = async (who: TestClient, query = {}): Promise<Listed> =>
  (await who.call(endpoints.opportunities, { query })).body;
const listedFor = async (who: TestClient, talentProfileId: string): Promise<Listed> =>
  (await who.call(endpoints.opportunitiesForTalent, { query: { talentProfileId } })).body;

describe('open calls', () => {
  it('tell what they are for, and until when', async () => {
    const companyId = await t.make.clientCompany({
      name: 'Tallow Row',
      answeredPercent: 92,
      answerDays: 4,
    });
    const productionId = await t.make.production({ title: 'Weighbridge Nine', companyId });
    const roleId = await t.make.productionRole({
      productionId,
      title: 'DI Rhona Tait',
      talentTypeId: 'supporting-lead',
      city: 'Leeds',
      requestedMedia: ['self_tape'],
    });
    const id = await t.make.castingCall({ roleId, deadlineAt: inHours(48) });
    expect(await listedTo(await t.signIn('talent'))).toEqual({
      items: [
        {
          id,
          breakdownId: id,
          roleId,
          roleTitle: 'DI Rhona Tait',
          roleType: 'talent',
          roleKind: 'Supporting lead',
          description: null,
          productionId,
          productionTitle: 'Weighbridge Nine',
          productionType: expect.any(String),
          companyName: 'Tallow Row',
          isVerifiedCompany: false,
          city: 'Leeds',
          countryId: null,
          payKind: 'paid',
          payAmount: null,
          payUnit: null,
          payCurrency: null,
          unionStatus: null,
          workFrom: null,
          workTo: null,
          asksSelfTape: true,
          deadlineAt: inHours(48).toISOString(),
          openedAt: t.clock.now().toISOString(),
          answering: { percent: 92, days: 4 },
          fit: null,
          isInvited: false,
          reasons: [],
          application: null,
        },
      ],
      total: 1,
      nextCursor: null,
    });
  });

  it('of a confidential production go by its code name, for everyone', async () => {
    const productionId = await t.make.production({
      title: 'The Crown Jewels',
      codeName: 'Project Heron',
      isConfidential: true,
    });
    await t.make.castingCall({ roleId: await t.make.productionRole({ productionId }) });
    for (const role of ['talent', 'agent', 'admin'] as const) {
      const { text } = await (await t.signIn(role)).call(endpoints.opportunities);
      expect(text).toContain('Project Heron');
      expect(text).not.toContain('Crown Jewels');
      expect(text).not.toContain('Tallow Row');
    }
  });

  it.each(CALL_STATUSES.filter((status) => status !== 'open'))(
    'are not those that are %s',
    async (status) => {
      const hasEnded = !['draft', 'in_review'].includes(status);
      await t.make.castingCall({ status, endedAt: hasEnded ? t.clock.now() : null });
      expect(await listedTo(await t.signIn('admin'))).toMatchObject({ items: [], total: 0 });
    },
  );

  it('are not those of a client who was shut out', async () => {
    const client = await t.make.user({ role: 'client' });
    await t.make.castingCall({ postedByUserId: client.id });
    const admin = await t.signIn('admin');
    expect((await listedTo(admin)).total).toBe(1);
    const actor = { user: admin.user as CurrentUser, sessionId: '', address: '127.0.0.1' };
    await suspendUser(t.platform, actor, client.id, 'asked for fees');
    expect(await listedTo(admin)).toMatchObject({ items: [], total: 0 });
  });

  it('are not those past their deadline, nor of a role that was cancelled', async () => {
    await t.make.castingCall({ deadlineAt: t.clock.now() });
    await t.make.castingCall({
      roleId: await t.make.productionRole({ cancelledAt: t.clock.now() }),
    });
    expect(await listedTo(await t.signIn('admin'))).toMatchObject({ items: [], total: 0 });
  });
});

describe('a list that is longer than a page', () => {
  it('goes on where it stopped, those that close first at the top, with the exact total', async () => {
    const made: string[] = [];
    for (const hours of [30, 10, 20, 20, 40]) {
      made.push(await t.make.castingCall({ deadlineAt: inHours(hours) }));
    }
    const [thirty = '', ten = '', twenty = '', alsoTwenty = '', forty = ''] = made;
    const order = [ten, ...[twenty, alsoTwenty].sort(), thirty, forty];
    const talent = await t.signIn('talent');

    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await listedTo(talent, { limit: 2, cursor });
      expect(page.total).toBe(5);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toEqual(order);
  });

  it.each(['', 'x', '1_2', `9999999999999999_${'0'.repeat(8)}-0000-7000-8000-000000000000`])(
    'refuses "%s" as a cursor',
    async (cursor) => {
      const { status, body } = await (await t.signIn('talent')).call(endpoints.opportunities, {
        query: { cursor },
      });
      expect(status).toBe(400);
      expect(body.fields).toHaveProperty('cursor');
    },
  );
});

describe('who sees which calls', () => {
  const VISIBILITIES = ['public', 'verified_agencies', 'chosen_agencies', 'invited'] as const;
  let calls: Record<string, string>;
  beforeEach(async () => {
    calls = {};
    for (const visibility of VISIBILITIES) {
      calls[await t.make.castingCall({ visibility })] = visibility;
    }
  });
  const seen = ({ items }: Listed) => items.map(({ id }) => calls[id]).sort();

  const agency = (isVerified: boolean, ownerUserId?: string) =>
    t.make.portfolio({
      verifiedAt: isVerified ? t.clock.now() : null,
      ...(ownerUserId && { ownerUserId }),
    });
  const agentOf = async (portfolioId: string) => {
    const agent = await t.signIn('agent');
    await t.make.portfolioMember({ portfolioId, userId: idOf(agent) });
    return agent;
  };

  const ALL = [...VISIBILITIES].sort();
  const AGENTS_ONLY = ['public', 'verified_agencies'];
  const VIEWERS: [who: string, come: () => Promise<TestClient>, sees: string[]][] = [
    ['a talent of no agency', () => t.signIn('talent'), ['public']],
    ['an agent of no agency', () => t.signIn('agent'), ['public']],
    [
      'an agent of an agency that is not verified',
      async () => agentOf(await agency(false)),
      ['public'],
    ],
    ['an agent of a verified agency', async () => agentOf(await agency(true)), AGENTS_ONLY],
    [
      'the owner of a verified agency',
      async () => {
        const agent = await t.signIn('agent');
        await agency(true, idOf(agent));
        return agent;
      },
      AGENTS_ONLY,
    ],
    [
      'a talent of a verified agency',
      async () => {
        const talent = await t.signIn('talent');
        await t.make.assignment({
          portfolioId: await agency(true),
          talentProfileId: profileOf(talent),
        });
        return talent;
      },
      AGENTS_ONLY,
    ],
    [
      'a talent of an agency that is not verified',
      async () => {
        const talent = await t.signIn('talent');
        await t.make.assignment({
          portfolioId: await agency(false),
          talentProfileId: profileOf(talent),
        });
        return talent;
      },
      ['public'],
    ],
    ['an admin', () => t.signIn('admin'), ALL],
  ];

  it.each(VIEWERS)('%s', async (_, come, sees) => {
    const listed = await listedTo(await come());
    expect(seen(listed)).toEqual(sees);
    expect(listed.total).toBe(sees.length);
  });

  it('for a talent, an agent sees agents-only calls through their own agency alone', async () => {
    const talent = await t.signIn('talent');
    const talentProfileId = profileOf(talent);
    const assignTo = async (portfolioId: string) => {
      const agent = await agentOf(portfolioId);
      await t.make.assignment({ portfolioId, talentProfileId, userId: idOf(agent) });
      return agent;
    };
    const ofVerified = await assignTo(await agency(true));
    const ofOther = await assignTo(await agency(false));
    expect(seen(await listedFor(ofVerified, talentProfileId))).toEqual(AGENTS_ONLY);
    expect(seen(await listedFor(ofOther, talentProfileId))).toEqual(['public']);
    expect(seen(await listedFor(talent, talentProfileId))).toEqual(AGENTS_ONLY);
    expect(seen(await listedFor(await t.signIn('admin'), talentProfileId))).toEqual(AGENTS_ONLY);
  });

  const choose = async (
    visibility: string,
    row: { portfolioId: string } | { talentProfileId: string },
  ) => {
    const callId = Object.keys(calls).find((id) => calls[id] === visibility) ?? '';
    await t.platform.transaction(async (tx) => {
      if ('portfolioId' in row) await tx.insert(castingCallAgencies).values({ callId, ...row });
      else await tx.insert(castingCallInvitees).values({ callId, ...row });
      await touchCalls(tx, t.clock, [callId]);
    });
  };

  it('a chosen agency and the talents on its roster see what it was chosen for', async () => {
    const portfolioId = await agency(false);
    await choose('chosen_agencies', { portfolioId });
    const talent = await t.signIn('talent');
    await t.make.assignment({ portfolioId, talentProfileId: profileOf(talent) });
    const sees = ['chosen_agencies', 'public'];
    expect(seen(await listedTo(await agentOf(portfolioId)))).toEqual(sees);
    expect(seen(await listedTo(talent))).toEqual(sees);
    expect(seen(await listedFor(talent, profileOf(talent)))).toEqual(sees);
    expect(seen(await listedTo(await t.signIn('agent')))).toEqual(['public']);
  });

  it('whoever is invited sees it, and so does their agent', async () => {
    const talent = await t.signIn('talent');
    const talentProfileId = profileOf(talent);
    await choose('invited', { talentProfileId });
    const portfolioId = await agency(false);
    const agent = await agentOf(portfolioId);
    const colleague = await agentOf(portfolioId);
    await t.make.assignment({ portfolioId, talentProfileId, userId: idOf(agent) });
    expect(seen(await listedFor(talent, talentProfileId))).toEqual(['invited', 'public']);
    expect(seen(await listedTo(agent))).toEqual(['invited', 'public']);
    expect(seen(await listedTo(colleague))).toEqual(['public']);
  });
});
