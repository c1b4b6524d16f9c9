import {
  CALL_STATUSES,
  castingCallEndpoints as endpoints,
} from '@callboard/contract/casting-calls';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { castingCalls } from './tables.ts';

const t = useTestServer();
beforeEach(async () => {
  await t.platform.db.delete(castingCalls);
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
    const productionId = await t.make.production({ title: 'Weighbridge Nine' });
    const roleId = await t.make.productionRole({ productionId, title: 'DI Rhona Tait' });
    const id = await t.make.castingCall({ roleId, deadlineAt: inHours(48) });
    expect(await listedTo(await t.signIn('talent'))).toEqual({
      items: [
        {
          id,
          roleId,
          roleTitle: 'DI Rhona Tait',
          roleType: 'talent',
          productionTitle: 'Weighbridge Nine',
          deadlineAt: inHours(48).toISOString(),
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
});
