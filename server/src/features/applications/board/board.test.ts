import { applicationEndpoints } from '@callboard/contract/applications';
import { castingBoardEndpoints } from '@callboard/contract/casting-board';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../../../test/test-server.ts';
import { castingCalls } from '../../casting-calls/tables.ts';
import { talentTraits } from '../../talent-profiles/traits/tables.ts';
import { makeApplicants, makeCasting } from '../casting-team.fixture.ts';
import { applicationMedia } from '../tables.ts';

const t = useTestServer();

describe('a board', () => {
  it('shows faces with what the team needs at a glance; of children only the region', async () => {
    const casting = await makeCasting(t);
    const { creator, roleId, callId } = casting;
    const { user, profileId } = await t.make.talent({
      stageName: 'Wren Ashby',
      photoKey: 'photos/wren/1.webp',
      city: 'Leeds',
      region: 'Yorkshire',
      dateOfBirth: '2015-04-01',
      playingAgeMin: 8,
      playingAgeMax: 11,
      headline: 'Dancer first',
    });
    const { db } = t.platform;
    await db.insert(talentTraits).values({ talentProfileId: profileId, heightCm: 131 });
    const portfolioId = await t.make.portfolio({ name: 'Hollis & Co' });
    const id = await t.make.application({
      roleId,
      callId,
      talentProfileId: profileId,
      submittedByUserId: user.id,
      portfolioId,
      fitMet: 4,
      fitAsked: 6,
    });
    const films = [
      await t.make.media({ talentProfileId: profileId, kind: 'video', durationMs: 61_000 }),
      await t.make.media({ talentProfileId: profileId, kind: 'video', durationMs: 20_000 }),
    ];
    await db
      .insert(applicationMedia)
      .values(films.map((mediaId, position) => ({ applicationId: id, mediaId, position })));
    await db.update(castingCalls).set({ version: 2 }).where(eq(castingCalls.id, callId));

    const { body } = await creator.call(castingBoardEndpoints.board, { params: { id: roleId } });
    expect(body.rights).toBe('manage');
    expect(body.items).toEqual([
      {
        id,
        talentProfileId: profileId,
        name: 'Wren Ashby',
        photoUrl: expect.stringContaining(profileId),
        playingAgeMin: 8,
        playingAgeMax: 11,
        place: 'Yorkshire',
        gender: null,
        heightCm: 131,
        unionIds: [],
        agencyName: 'Hollis & Co',
        status: 'submitted',
        statusSince: t.clock.now().toISOString(),
        createdAt: t.clock.now().toISOString(),
        unsentAnswer: null,
        teamReason: null,
        fit: { met: 4, asked: 6 },
        own: { pick: null, rating: null },
        rating: { average: null, count: 0 },
        tags: [],
        noteCount: 0,
        reelMs: 61_000,
        hasSelfTape: false,
        needsConfirmation: true,
        isMinor: true,
        verified: [],
      },
    ]);
    const { body: one } = await creator.call(applicationEndpoints.get, { params: { id } });
    expect(one).toMatchObject({
      view: 'team',
      place: 'Yorkshire',
      headline: 'Dancer first',
      submittedBy: { name: 'Ines Halloran', agencyName: 'Hollis & Co' },
      media: films.map((mediaId) => ({ id: mediaId, fileName: null })),
    });
    expect(JSON.stringify([body, one])).not.toContain('Leeds');
  });

  it('comes in pages, the newest first, each once, with everyone counted where they stand', async () => {
    const casting = await makeCasting(t);
    const { creator, roleId } = casting;
    const params = { id: roleId };
    await makeApplicants(t, casting, 4);
    t.clock.advance({ minutes: 1 });
    await makeApplicants(t, casting, 2, { unsentAnswer: 'role_cut', status: 'viewed' });
    await makeApplicants(t, casting, 1, { status: 'withdrawn' });
    const seen: string[] = [];
    let cursor: string | undefined;
    let counts: unknown;
    do {
      const query = { limit: 3, ...(cursor && { cursor }) };
      const { body } = await creator.call(castingBoardEndpoints.board, { params, query });
      seen.push(...body.items.map((card: { id: string }) => card.id));
      counts = body.counts;
      cursor = body.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(new Set(seen).size).toBe(7);
    expect(seen).toHaveLength(7);
    expect(counts).toEqual({
      all: 7,
      submitted: 4,
      viewed: 0,
      shortlisted: 0,
      audition: 0,
      callback: 0,
      offered: 0,
      booked: 0,
      unsent: 2,
      ended: 1,
    });
    const ids = seen.slice(1, 3);
    const query = { ids };
    const { body } = await creator.call(castingBoardEndpoints.board, { params, query });
    expect(body.items.map((card: { id: string }) => card.id)).toEqual(ids);
  });

  it('is for the team and for admins to look at, and does not exist for others', async () => {
    const casting = await makeCasting(t);
    const params = { id: casting.roleId };
    const viewers = [
      await casting.colleague('view'),
      await t.signIn('admin'),
      await t.signIn('client'),
    ];
    const outcomes = [];
    for (const viewer of viewers) {
      const { status, body } = await viewer.call(castingBoardEndpoints.board, { params });
      outcomes.push([status, body.rights]);
    }
    expect(outcomes).toEqual([
      [200, 'view'],
      [200, 'view'],
      [404, undefined],
    ]);
  });
});
