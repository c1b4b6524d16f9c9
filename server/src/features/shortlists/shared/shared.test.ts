import { LIMITS } from '@callboard/contract/limits';
import { moderationEndpoints } from '@callboard/contract/moderation';
import { reportReviewEndpoints } from '@callboard/contract/report-review';
import { shortlistEndpoints as endpoints } from '@callboard/contract/shortlists';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { storePhoto } from '../../../../test/photo.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { users } from '../../auth/tables.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import { idsOf, makeShortlist, namesOf } from '../shortlists.fixture.ts';
import { shortlistLinks, shortlistOpinions } from '../tables.ts';

const t = useTestServer();

const bornYearsAgo = (years: number) => `${t.clock.now().getUTCFullYear() - years}-01-01`;
const changeUser = (id: string, set: Partial<typeof users.$inferInsert>) =>
  t.platform.db.update(users).set(set).where(eq(users.id, id));
const changeTalent = (id: string, set: Partial<typeof talentProfiles.$inferInsert>) =>
  t.platform.db.update(talentProfiles).set(set).where(eq(talentProfiles.id, id));

describe('a link', () => {
  it('shows faces to whoever has it, and nothing that is the team’s own', async () => {
    const { creator, put, read, share } = await makeShortlist(t);
    const photoKey = await storePhoto(t.platform.storage, newId());
    await put({
      stageName: 'Mara',
      headline: 'Dry',
      playingAgeMin: 30,
      city: 'Leith',
      visibility: 'professionals',
      photoKey,
    });
    const [entryId = ''] = idsOf(await read());
    await creator.call(endpoints.changeEntry, {
      params: { id: entryId },
      body: { note: 'A private thought' },
    });
    const { look, photo, url, token } = await share();
    expect(url).toBe(`${t.url}/shared/shortlists/${token}`);
    const { body, text, headers } = await look();
    expect(body).toMatchObject({
      name: 'Rhona, first ideas',
      productionTitle: 'Weighbridge Nine',
      roleTitle: 'DI Rhona Tait',
      sharedByName: 'Ines Halloran',
      companyName: 'Tallow Row',
      withheld: 0,
      entries: [{ id: entryId, name: 'Mara', headline: 'Dry', place: 'Leith', own: null }],
    });
    expect(text).not.toMatch(/private thought|talentProfileId|dateOfBirth|note/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.entries[0].photoUrl).toContain(`/entries/${entryId}/photo?v=`);
    const picture = await photo(entryId);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('names neither a confidential production nor its company', async () => {
    const { share } = await makeShortlist(t, { isConfidential: true, codeName: 'Blue Heron' });
    const { text, body } = await (await share()).look();
    expect(body).toMatchObject({ productionTitle: 'Blue Heron', companyName: null });
    expect(text).not.toMatch(/Weighbridge|Tallow/);
  });

  it('is kept as a hash, and told once', async () => {
    const { creator, shortlistId, share } = await makeShortlist(t);
    const { token, linkId } = await share();
    const [row] = await t.platform.db
      .select()
      .from(shortlistLinks)
      .where(eq(shortlistLinks.id, linkId));
    expect(JSON.stringify(row)).not.toContain(token);
    const links = await creator.call(endpoints.links, { params: { id: shortlistId } });
    expect(links.text).not.toMatch(new RegExp(`${token}|${row?.tokenHash}`));
    expect(links.body.items).toMatchObject([{ id: linkId, label: 'Director', lastOpenedAt: null }]);
  });

  it('that is expired, revoked, of a list that is gone, or never was, says the same', async () => {
    const revoked = await makeShortlist(t);
    const expired = await makeShortlist(t);
    const gone = await makeShortlist(t);
    const links = {
      revoked: await revoked.share(90),
      expired: await expired.share(1),
      gone: await gone.share(90),
    };
    await expired.put();
    const [entryId = ''] = idsOf(await expired.read());
    for (const { look } of Object.values(links)) expect((await look()).status).toBe(200);
    await revoked.creator.call(endpoints.revokeLink, { params: { id: links.revoked.linkId } });
    await gone.creator.call(endpoints.deleteShortlist, { params: { id: gone.shortlistId } });
    t.clock.advance({ days: 1 });
    const never = await t.visitor().call(endpoints.shared, { params: { token: 'x'.repeat(43) } });
    expect([never.status, never.body.code]).toEqual([400, 'INVALID_TOKEN']);
    for (const { look } of Object.values(links)) expect((await look()).text).toBe(never.text);
    expect((await links.expired.say(entryId)).text).toBe(never.text);
    expect((await links.expired.photo(entryId)).text).toBe(never.text);
  });

  it('opens nothing while whoever made it is suspended', async () => {
    const { creator, share } = await makeShortlist(t);
    const { look } = await share();
    const id = creator.user?.id ?? '';
    await changeUser(id, { suspendedAt: t.clock.now() });
    expect((await look()).body.code).toBe('INVALID_TOKEN');
    await changeUser(id, { suspendedAt: null });
    expect((await look()).status).toBe(200);
  });

  it('is one of so many that live', async () => {
    const { creator, shortlistId, share } = await makeShortlist(t);
    const { linkId } = await share();
    const now = t.clock.now();
    await t.platform.db.insert(shortlistLinks).values(
      Array.from({ length: LIMITS.shortlistLinks - 1 }, () => ({
        id: newId(),
        shortlistId,
        tokenHash: newId(),
        label: 'Producer',
        createdByUserId: creator.user?.id ?? '',
        createdAt: now,
        expiresAt: new Date(now.getTime() + 60_000),
      })),
    );
    const another = async (days: number) => {
      const body = { label: 'One more', days };
      return (await creator.call(endpoints.createLink, { params: { id: shortlistId }, body }))
        .status;
    };
    expect(await another(7)).toBe(409);
    await creator.call(endpoints.revokeLink, { params: { id: linkId } });
    expect(await another(7)).toBe(201);
    expect(await another(8)).toBe(400);
  });
});

describe('no link shows', () => {
  it('a child, whoever made it: face, photo and opinion', async () => {
    const { creator, put, read, share } = await makeShortlist(t);
    await changeUser(creator.user?.id ?? '', { verifiedProfessionalStatus: 'verified' });
    const photoKey = await storePhoto(t.platform.storage, newId());
    const dateOfBirth = bornYearsAgo(12);
    await put({ stageName: 'Pip', dateOfBirth, photoKey, city: 'Salford', region: 'North' });
    await put({ stageName: 'Mara' });
    const [child = ''] = idsOf(await read());
    const { look, photo, say } = await share();
    const { body, text } = await look();
    expect([namesOf(body), body.withheld]).toEqual([['Mara'], 1]);
    expect(text).not.toMatch(/Pip|Salford|North/);
    expect((await photo(child)).status).toBe(404);
    expect((await say(child)).status).toBe(404);
  });

  it.each([
    ['hides their profile', (id: string) => changeTalent(id, { visibility: 'hidden' }), 'profile'],
    ['is suspended', (id: string) => changeUser(id, { suspendedAt: new Date() }), 'user'],
    [
      'turns out to be a child',
      (id: string) => changeTalent(id, { dateOfBirth: bornYearsAgo(9) }),
      'profile',
    ],
  ] as const)('a talent who %s, from that moment', async (_, change, whose) => {
    const { put, read, share } = await makeShortlist(t);
    const photoKey = await storePhoto(t.platform.storage, newId());
    const { user, profileId } = await put({ photoKey });
    const [entryId = ''] = idsOf(await read());
    const { look, photo, say } = await share();
    expect((await photo(entryId)).status).toBe(200);
    await change(whose === 'user' ? user.id : profileId);
    expect((await look()).body).toMatchObject({ entries: [], withheld: 1 });
    expect((await photo(entryId)).status).toBe(404);
    expect((await say(entryId)).status).toBe(404);
  });

  it('faces of another list', async () => {
    const one = await makeShortlist(t);
    const other = await makeShortlist(t);
    await other.put();
    const [entryId = ''] = idsOf(await other.read());
    const { say, photo } = await one.share();
    expect([(await say(entryId)).status, (await photo(entryId)).status]).toEqual([404, 404]);
  });
});

describe('what whoever holds a link says', () => {
  it('is theirs to change and to take back, and everyone’s on the team to read', async () => {
    const { put, read, share } = await makeShortlist(t);
    await put();
    const [entryId = ''] = idsOf(await read());
    const { look, say } = await share();
    const [hanna, jo] = [newId(), newId()];
    expect((await say(entryId, { viewerId: hanna, rating: 2, comment: 'Hm' })).status).toBe(204);
    await say(entryId, { viewerId: hanna, rating: 5, comment: 'Oh!' });
    await say(entryId, { viewerId: jo, viewerName: 'Jo', rating: 4 });
    expect((await look(hanna)).body.entries).toMatchObject([
      { own: { rating: 5, comment: 'Oh!' } },
    ]);
    const others = await look(newId());
    expect(others.body.entries).toMatchObject([{ own: null }]);
    expect(others.text).not.toContain('Oh!');
    expect((await read()).entries).toMatchObject([
      {
        rating: { average: 4.5, count: 2 },
        opinions: [
          { viewerName: 'Hanna Voss', rating: 5, comment: 'Oh!' },
          { viewerName: 'Jo', rating: 4, comment: null },
        ],
      },
    ]);
    expect(JSON.stringify(await read())).not.toContain(hanna);
    await say(entryId, { viewerId: hanna, rating: null, comment: '' });
    expect((await read()).entries).toMatchObject([{ rating: { average: 4, count: 1 } }]);
  });

  it('is checked field by field', async () => {
    const { put, read, share } = await makeShortlist(t);
    await put();
    const [entryId = ''] = idsOf(await read());
    const { say } = await share();
    const comment = 'x'.repeat(LIMITS.lineLength + 1);
    const refused = await say(entryId, { viewerId: '7', viewerName: ' ', rating: 6, comment });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.fields).sort()).toEqual([
      'comment',
      'rating',
      'viewerId',
      'viewerName',
    ]);
  });

  it('comes from so many people, and is only so much', async () => {
    const { put, read, share } = await makeShortlist(t);
    await put();
    const [entryId = ''] = idsOf(await read());
    const { linkId, say } = await share();
    const now = t.clock.now();
    const said = { entryId, viewerName: 'Jo', rating: 3, createdAt: now, updatedAt: now };
    const people = Array.from({ length: LIMITS.shortlistViewers - 1 }, newId);
    await t.platform.db
      .insert(shortlistOpinions)
      .values(people.map((viewerId) => ({ id: newId(), linkId, viewerId, ...said })));
    const last = newId();
    const both = await Promise.all([say(entryId, { viewerId: last }), say(entryId)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    // Who was there before may still change their mind.
    expect((await say(entryId, { viewerId: people[0], rating: 1 })).status).toBe(204);
  });
});

describe('a link that somebody reports', () => {
  it('is a case against whoever made it, and moderators take it away', async () => {
    const { share, put } = await makeShortlist(t);
    await put();
    const { look, linkId } = await share();
    const report = { subject: 'share_link', subjectId: linkId, reason: 'spam', note: null };
    const reporter = await t.signIn('talent');
    expect((await look()).body.linkId).toBe(linkId);
    const reported = await reporter.call(moderationEndpoints.report, { body: report });
    expect(reported.status).toBe(201);
    const params = { subject: 'share_link', subjectId: linkId };
    const admin = await t.signIn('admin');
    const opened = await admin.call(reportReviewEndpoints.openCase, { params });
    expect(opened.body).toMatchObject({ canRemove: true });
    expect(opened.text).toContain('Weighbridge Nine');
    const decided = await admin.call(reportReviewEndpoints.decideCase, {
      params,
      body: { decision: 'remove', reason: 'Put on a forum.' },
    });
    expect(decided.status).toBeLessThan(300);
    expect((await look()).body.code).toBe('INVALID_TOKEN');
  });
});
