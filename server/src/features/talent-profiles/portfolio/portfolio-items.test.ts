import type { CurrentUser } from '@callboard/contract/auth';
import { portfolioItemEndpoints as endpoints } from '@callboard/contract/portfolio-items';
import { inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { media } from '../../media/tables.ts';
import { pathOf, WHOLE_PROFILE } from '../whole-profile.fixture.ts';

const t = useTestServer();

const signInAs = async (user: CurrentUser) => new TestClient(t.url, await t.make.session({ user }));

async function signInTalent(given: Parameters<typeof t.make.talent>[0] = {}) {
  const { user, profileId } = await t.make.talent({ visibility: 'public', ...given });
  const client = await signInAs(user);
  const params = { id: profileId };
  const upload = (file: Parameters<typeof t.make.media>[0] = {}) =>
    t.make.media({ ...file, talentProfileId: profileId });
  const add = (body: object) => client.call(endpoints.add, { params, body });
  const change = (itemId: string, body: object) =>
    client.call(endpoints.change, { params: { ...params, itemId }, body });
  const list = async (viewer = client) =>
    (await viewer.call(endpoints.list, { params })).body.items;
  const show = (itemId: string, viewer = client) =>
    viewer.call(endpoints.get, { params: { ...params, itemId } });
  return { client, profileId, upload, add, change, list, show };
}

const url = 'https://video.example/ines';

async function addCredit(client: TestClient, profileId: string) {
  const body = { credits: WHOLE_PROFILE.info.credits };
  const answer = await client.send('PATCH', pathOf(profileId, '/professional-info'), { body });
  return answer.body.credits[0];
}

const leftOf = async (ids: string[]) => {
  const rows = await t.platform.db.select().from(media).where(inArray(media.id, ids));
  return rows.map(({ id }) => id);
};

describe('adding a piece of work', () => {
  it('makes it what its file is, with its cover and the credit it belongs to', async () => {
    const { client, profileId, upload, add, list } = await signInTalent();
    const credit = await addCredit(client, profileId);
    const [mediaId, coverMediaId] = [await upload({ kind: 'video' }), await upload()];
    const said = { title: 'Showreel', description: 'Two minutes', year: 2029 };
    const sent = { ...said, creditId: credit.id, coverMediaId, mediaId };
    const { status, body } = await add(sent);
    const { id, category, production, role, year } = credit;
    expect([status, body]).toMatchObject([
      201,
      {
        ...said,
        kind: 'video',
        url: null,
        visibility: 'public',
        media: { id: mediaId },
        cover: { id: coverMediaId },
        credit: { id, category, production, role, year },
      },
    ]);
    const link = await add({ title: 'Elsewhere', url, visibility: 'professionals' });
    expect(link.body).toMatchObject({ kind: 'link', url, media: null, cover: null, credit: null });
    expect(await list()).toEqual([body, link.body]);
  });

  it('takes a file or a link, one of the two', async () => {
    const { upload, add } = await signInTalent();
    for (const body of [{}, { url: '' }, { url, mediaId: await upload() }]) {
      const answer = await add({ title: 'Work', ...body });
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['mediaId', 'url']]);
    }
  });

  it("takes nothing of another talent's, and no file that is shown already", async () => {
    const { profileId, client, upload, add } = await signInTalent();
    const other = await signInTalent();
    const { id: creditId } = await addCredit(other.client, other.profileId);
    const refused = await add({ title: 'Work', url, creditId });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['creditId']]);
    const inGallery = await upload();
    const body = { mediaId: inGallery };
    await client.send('POST', pathOf(profileId, '/gallery-photos'), { body });
    for (const sent of [
      { mediaId: await other.upload({ kind: 'video' }) },
      { mediaId: inGallery },
      { url, coverMediaId: await other.upload() },
      { url, coverMediaId: await upload({ kind: 'video' }) },
    ]) {
      const { status, body } = await add({ title: 'Work', ...sent });
      expect([status, body.code]).toEqual([422, 'MEDIA_NOT_USABLE']);
    }
    expect((await add({ title: 'Work', url, coverMediaId: inGallery })).status).toBe(201);
  });
});

describe('a piece of work', () => {
  it('has a page that tells whose it is, for those who may see it', async () => {
    const talent = await signInTalent({ headline: 'Stage and screen' });
    const ids: Record<string, string> = {};
    for (const visibility of ['public', 'professionals', 'private']) {
      ids[visibility] = (await talent.add({ title: visibility, url, visibility })).body.id;
    }
    const mediaId = await talent.upload({ kind: 'audio', status: 'processing' });
    ids.processing = (await talent.add({ title: 'A song', mediaId })).body.id;
    const statusesFor = async (viewer: TestClient) =>
      Promise.all(Object.values(ids).map(async (id) => (await talent.show(id, viewer)).status));
    expect(await statusesFor(t.visitor())).toEqual([200, 404, 404, 404]);
    expect(await statusesFor(await t.signIn('agent'))).toEqual([200, 200, 404, 404]);
    expect(await statusesFor(talent.client)).toEqual([200, 200, 200, 200]);
    const { body } = await talent.show(ids.public ?? '', t.visitor());
    const whose = { id: talent.profileId, name: 'Ines Halloran', headline: 'Stage and screen' };
    expect(body).toMatchObject({ title: 'public', talent: { ...whose, photoUrl: null } });
    expect('visibility' in body).toBe(false);
    const hidden = await signInTalent({ visibility: 'hidden', stageName: 'Ines H' });
    const unseen = (await hidden.add({ title: 'Work', url })).body.id;
    expect((await hidden.show(unseen, t.visitor())).status).toBe(404);
    expect((await hidden.show(unseen)).body.talent.name).toBe('Ines H');
    expect((await talent.show(unseen)).status).toBe(404);
  });

  it('loses a cover that is replaced, unless the gallery shows it', async () => {
    const { client, profileId, upload, add, change } = await signInTalent();
    const [cover, photo] = [await upload(), await upload()];
    const body = { mediaId: photo };
    await client.send('POST', pathOf(profileId, '/gallery-photos'), { body });
    const { id } = (await add({ title: 'Work', url, coverMediaId: cover })).body;
    await change(id, { title: 'Same cover', coverMediaId: cover });
    expect(await leftOf([cover])).toEqual([cover]);
    const changed = await change(id, { coverMediaId: photo });
    expect(changed.body).toMatchObject({ title: 'Same cover', cover: { id: photo } });
    expect((await change(id, { coverMediaId: null })).body.cover).toBeNull();
    expect(await leftOf([cover, photo])).toEqual([photo]);
  });

  it('goes with its file and its cover', async () => {
    const { client, profileId, upload, add, list } = await signInTalent();
    const files = [await upload({ kind: 'video' }), await upload()];
    const [mediaId, coverMediaId] = files;
    const { id: itemId } = (await add({ title: 'Work', mediaId, coverMediaId })).body;
    const params = { id: profileId, itemId };
    expect((await client.call(endpoints.remove, { params })).status).toBe(204);
    expect([await list(), await leftOf(files)]).toEqual([[], []]);
    expect((await client.call(endpoints.remove, { params })).status).toBe(404);
  });

  it('stands where it is put', async () => {
    const { client, profileId, add, list } = await signInTalent();
    const ids = [];
    for (const title of ['a', 'b', 'c']) ids.push((await add({ title, url })).body.id);
    const [a, b, c] = ids;
    const sent = { params: { id: profileId }, body: { ids: [c] } };
    expect((await client.call(endpoints.order, sent)).status).toBe(204);
    expect((await list()).map(({ id }: { id: string }) => id)).toEqual([c, a, b]);
  });

  it("is the talent's side's to change", async () => {
    const { profileId, add } = await signInTalent();
    const { id: itemId } = (await add({ title: 'Work', url })).body;
    const agent = await signInAs((await t.make.ownAgent(profileId)).user);
    const stranger = await t.signIn('talent');
    const params = { id: profileId, itemId };
    const body = { title: 'Other' };
    expect((await stranger.call(endpoints.change, { params, body })).status).toBe(403);
    expect((await stranger.call(endpoints.remove, { params })).status).toBe(403);
    expect((await agent.call(endpoints.change, { params, body })).body.title).toBe('Other');
    const missing = { ...params, itemId: newId() };
    expect((await agent.call(endpoints.change, { params: missing, body })).status).toBe(404);
  });
});
