import { analyticsEndpoints as endpoints } from '@callboard/contract/analytics';
import { fillPath } from '@callboard/contract/endpoint';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { signInAs } from '../media/media.fixture.ts';
import { makeAgency } from '../submissions/agency.fixture.ts';
import { goPro, keepSearch, letHappen } from './analytics.fixture.ts';
import { countDays } from './counting/count-days.ts';
import { analyticsDays, talentDays } from './tables.ts';

const t = useTestServer();

const ofTalent = (who: TestClient, id: string) => who.call(endpoints.ofTalent, { params: { id } });
const ofPortfolio = (who: TestClient, id: string, query = {}) =>
  who.call(endpoints.ofPortfolio, { params: { id }, query });

describe('a talent’s figures', () => {
  it('are for their own side on Pro and for admins; to others there are none', async () => {
    const { user, profileId } = await t.make.talent({ visibility: 'public' });
    const own = await signInAs(t, user);
    const { user: agentUser, portfolioId } = await t.make.ownAgent(profileId);
    const agent = await signInAs(t, agentUser);
    const others = [
      await t.signIn('client'),
      await t.signIn('agent'),
      await t.signIn('talent'),
    ] as const;
    const csv = (who: TestClient) => who.call(endpoints.ofTalentCsv, { params: { id: profileId } });
    for (const who of [own, agent]) {
      expect((await ofTalent(who, profileId)).body.code).toBe('PRO_NEEDED');
      expect((await csv(who)).status).toBe(403);
    }
    for (const who of others) {
      expect((await ofTalent(who, profileId)).status).toBe(404);
      expect((await csv(who)).status).toBe(404);
    }
    expect((await ofTalent(await t.signIn('admin'), profileId)).status).toBe(200);
    expect((await ofTalent(await t.signIn('admin'), newId())).status).toBe(404);
    await goPro(t, { portfolioId });
    expect((await ofTalent(agent, profileId)).status).toBe(200);
    // What an agency pays for is the agency's.
    expect((await ofTalent(own, profileId)).body.code).toBe('PRO_NEEDED');
    await goPro(t, { userId: user.id });
    expect((await ofTalent(own, profileId)).status).toBe(200);
    expect((await csv(own)).status).toBe(200);
  });

  it('tell by which searches they were found, and not for which days casting wants people', async () => {
    const { profileId } = await t.make.talent();
    const found = async (search: Record<string, unknown>, viewers: readonly string[]) => {
      const subjectId = await keepSearch(t, search);
      const kind = 'search_appearance' as const;
      const event = { kind, subjectId, talentProfileId: profileId, at: t.clock.now() };
      await letHappen(
        t,
        viewers.map((viewer) => ({ ...event, viewer })),
      );
    };
    await found({ gender: ['woman'], from: '2026-05-01', to: '2026-05-02' }, ['Ada']);
    await found({ gender: ['woman'], from: '2026-06-01', to: '2026-06-02' }, ['Ada', 'Bo']);
    await found({ gender: ['woman'], hasWords: true }, ['Bo', 'Cy']);
    const { body } = await ofTalent(await t.signIn('admin'), profileId);
    expect(body.searches).toEqual([
      { search: { gender: ['woman'] }, hasWords: false, appearances: 3 },
      { search: { gender: ['woman'] }, hasWords: true, appearances: 2 },
    ]);
  });

  it('are there for every day, also where nothing ever happened', async () => {
    const { profileId } = await t.make.talent();
    const { status, body } = await ofTalent(await t.signIn('admin'), profileId);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      period: { days: 30, from: '2026-02-01', to: '2026-03-02' },
      name: 'Ines Halloran',
      totals: { profileViews: { now: 0, before: 0 } },
      media: [],
      searches: [],
    });
    expect(body.days).toHaveLength(60);
    expect(body.days[0]).toEqual({
      day: '2026-01-02',
      profileViews: 0,
      searchAppearances: 0,
      mediaPlays: 0,
      callsViewed: 0,
      applied: 0,
    });
  });

  it('are beside the period before only where all of that was counted', async () => {
    const admin = await t.signIn('admin');
    const closedAt = t.clock.now();
    await t.platform.db.insert(analyticsDays).values({ day: '2026-02-10', closedAt });
    const createdAt = new Date('2025-06-01T23:30:00.000Z');
    const early = await t.make.talent({ createdAt });
    const { profileId: late } = await t.make.talent({ createdAt: new Date('2026-02-20') });
    const of = async (id: string, days: number) =>
      (await admin.call(endpoints.ofTalent, { params: { id }, query: { days } })).body;
    const counted = { countedSince: '2026-02-10', isBeforeCounted: true };
    expect(await of(early.profileId, 7)).toMatchObject(counted);
    expect(await of(early.profileId, 30)).toMatchObject({ ...counted, isBeforeCounted: false });
    const joined = { countedSince: '2026-02-20', isBeforeCounted: false };
    expect(await of(late, 7)).toMatchObject(joined);
  });

  it('from before single events were kept stay as they are', async () => {
    const { profileId } = await t.make.talent();
    const other = await t.make.talentProfileId();
    const day = '2026-03-01';
    await t.platform.db
      .insert(talentDays)
      .values({ talentProfileId: profileId, day, profileViews: 7, clientViews: 7 });
    const at = new Date(`${day}T10:00:00.000Z`);
    await letHappen(t, [{ kind: 'profile_view', talentProfileId: other, viewer: 'a', at }]);
    await countDays(t.platform);
    const { body } = await ofTalent(await t.signIn('admin'), profileId);
    expect(body.totals.profileViews.now).toBe(7);
    expect(body.countedUntil).toBe(t.clock.now().toISOString());
  });

  it('come as a file that a spreadsheet reads, day by day', async () => {
    const { profileId } = await t.make.talent();
    const at = new Date('2026-03-02T08:00:00.000Z');
    await letHappen(t, [{ kind: 'profile_view', talentProfileId: profileId, viewer: 'a', at }]);
    await countDays(t.platform);
    const { headers, text } = await (await t.signIn('admin')).call(endpoints.ofTalentCsv, {
      params: { id: profileId },
      query: { days: 7 },
    });
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="callboard-analytics-7-days-2026-03-02.csv"',
    );
    const lines = text.split('\r\n');
    expect(lines).toHaveLength(9);
    expect(lines[0]).toContain('"Day (UTC)","Profile views"');
    expect(lines[7]).toBe('"2026-03-02",1,0,0,0,0');
  });
});

describe('a roster’s figures', () => {
  let agency: Awaited<ReturnType<typeof makeAgency>>;
  let talentIds: string[];
  beforeAll(async () => {
    agency = await makeAgency(t);
    talentIds = [];
    for (const stageName of ['=HYPERLINK("x")', 'Abel "the Owl" Winn', 'Mara Okonjo-Lyle']) {
      talentIds.push((await agency.represent({ stageName })).profileId);
    }
  });

  it('are for its team on Pro and for admins; an employee reads of those they are assigned to', async () => {
    const { agent, portfolioId, colleague } = agency;
    const [first = ''] = talentIds;
    const employee = await colleague();
    const assigned = { portfolioId, talentProfileId: first, userId: employee.user?.id ?? '' };
    await t.make.assignment(assigned);
    expect((await ofPortfolio(agent, portfolioId)).body.code).toBe('PRO_NEEDED');
    expect((await ofPortfolio(await t.signIn('agent'), portfolioId)).status).toBe(404);
    expect((await ofPortfolio(await t.signIn('admin'), portfolioId)).body.talents).toHaveLength(3);
    await goPro(t, { portfolioId });
    expect((await ofPortfolio(agent, portfolioId)).body.talents).toHaveLength(3);
    const at = t.clock.now();
    await letHappen(
      t,
      talentIds.map((talentProfileId) => ({
        kind: 'profile_view' as const,
        talentProfileId,
        viewer: 'a',
        at,
      })),
    );
    await countDays(t.platform);
    const { body } = await ofPortfolio(employee, portfolioId);
    expect(body.talents).toMatchObject([{ talentProfileId: first, profileViews: { now: 1 } }]);
    expect(body).toMatchObject({ isOfAssigned: true, totals: { profileViews: { now: 1 } } });
    expect((await ofPortfolio(agent, portfolioId)).body).toMatchObject({
      isOfAssigned: false,
      totals: { profileViews: { now: 3 } },
    });
    expect((await ofPortfolio(agent, portfolioId, { cursor: 'x' })).status).toBe(400);
  });

  it('come as a file in which no name is worked out as a formula', async () => {
    const { agent, portfolioId } = agency;
    const path = fillPath(endpoints.ofPortfolioCsv.path, { id: portfolioId });
    const answer = await fetch(t.url + path, { headers: { cookie: agent.cookie ?? '' } });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
    const text = bytes.toString('utf8');
    const lines = text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(text).toContain(`"'=HYPERLINK(""x"")",`);
    expect(text).toContain('"Abel ""the Owl"" Winn",');
    // Nothing was counted before they were there, which is not the same as none.
    expect(text).toContain('"Mara Okonjo-Lyle",1,,0,,0,,0,,0');
    expect(answer.headers.get('content-disposition')).toContain('-roster-analytics-30-days-');
  });
});
