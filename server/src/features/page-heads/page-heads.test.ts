import { galleryPhotoEndpoints } from '@callboard/contract/gallery-photos';
import { portfolioItemEndpoints } from '@callboard/contract/portfolio-items';
import { describe, expect, it } from 'vitest';
import { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import type { talentProfiles } from '../talent-profiles/tables.ts';

const t = useTestServer();

type Given = Partial<typeof talentProfiles.$inferInsert>;

async function makeTalent(given: Given = {}) {
  const { user, profileId } = await t.make.talent({
    visibility: 'public',
    stageName: 'Mara Okonjo',
    headline: 'Dry and quick',
    ...given,
  });
  const talent = new TestClient(t.url, await t.make.session({ user }));
  const picture = () => t.make.media({ talentProfileId: profileId, width: 2000, height: 2500 });
  async function addItem(said: object = {}) {
    const body = { title: 'Showreel', mediaId: await picture(), ...said };
    const added = await talent.call(portfolioItemEndpoints.add, {
      params: { id: profileId },
      body,
    });
    return { mediaId: body.mediaId, path: `/talent/${profileId}/portfolio/${added.body.id}` };
  }
  async function addPhoto() {
    const mediaId = await picture();
    const params = { id: profileId };
    await talent.call(galleryPhotoEndpoints.add, { params, body: { mediaId } });
    return mediaId;
  }
  return { talent, path: `/talent/${profileId}`, addItem, addPhoto };
}

const page = async (path: string, client = t.visitor()) => (await client.get(path)).text;
const tag = (text: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(text)?.[1];
const titleOf = (text: string) => /<title>(.*?)<\/title>/s.exec(text)?.[1];

describe('the head of a page about work', () => {
  it('says what it is, whose, and where, with its picture, for previews of links', async () => {
    const { addItem } = await makeTalent();
    const { mediaId, path } = await addItem({ description: 'Two minutes\nof everything' });
    const text = await page(path);
    expect(titleOf(text)).toBe('Showreel · Mara Okonjo · Callboard');
    expect(text.match(/<title>|name="description"/g)).toHaveLength(2);
    expect(text).toContain(`<link rel="canonical" href="${t.url}${path}" />`);
    const told = Object.fromEntries(
      ['title', 'description', 'url', 'image', 'image:width', 'image:height', 'image:alt'].map(
        (name) => [name, tag(text, `og:${name}`)],
      ),
    );
    expect(told).toEqual({
      title: 'Showreel · Mara Okonjo',
      description: 'Two minutes of everything',
      url: t.url + path,
      image: `${t.url}/api/media/${mediaId}/1280`,
      'image:width': '1280',
      'image:height': '1600',
      'image:alt': 'Showreel · Mara Okonjo',
    });
    expect(tag(text, 'twitter:card')).toBe('summary_large_image');
  });

  it('takes nobody at their word: what they typed stays text', async () => {
    const { addItem } = await makeTalent();
    const title = `"><script>alert('$&')</script>`;
    const { path } = await addItem({ title });
    const text = await page(path);
    expect(text).not.toContain('<script>');
    expect(tag(text, 'og:title')).toBe(
      '&quot;&gt;&lt;script&gt;alert(&#39;$&amp;&#39;)&lt;/script&gt; · Mara Okonjo',
    );
  });

  it('says nothing of what a visitor may not see, whoever asks', async () => {
    const hidden = await makeTalent({ visibility: 'professionals' });
    const open = await makeTalent();
    const plain = await page('/talent/7/portfolio/9');
    const ofHidden = await hidden.addItem();
    const forProfessionals = await open.addItem({ visibility: 'professionals' });
    for (const { path } of [ofHidden, forProfessionals]) expect(await page(path)).toBe(plain);
    expect(await page(ofHidden.path, hidden.talent)).not.toContain('og:title');
  });
});

describe("the head of a talent's page", () => {
  it('shows their public face, and to browsers that know it not again', async () => {
    const { path, addPhoto } = await makeTalent({ headline: null, bio: `${'long '.repeat(60)}` });
    const mediaId = await addPhoto();
    const visitor = t.visitor();
    const first = await visitor.get(path);
    expect(titleOf(first.text)).toBe('Mara Okonjo · Callboard');
    expect(tag(first.text, 'og:image')).toBe(`${t.url}/api/media/${mediaId}/1280`);
    expect(tag(first.text, 'og:description')).toMatch(/^(long )+long…$/);
    expect(first.text).not.toContain('rel="preload"');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(first.headers.get('vary')).toContain('cookie');
    const etag = first.headers.get('etag') ?? '';
    expect((await visitor.get(path, { 'if-none-match': etag })).status).toBe(304);
  });

  it('lets those who are signed in and may see them fetch the photo ahead', async () => {
    const { path, addPhoto } = await makeTalent({ visibility: 'professionals' });
    const mediaId = await addPhoto();
    const [client, talent] = [await t.signIn('client'), await t.signIn('talent')];
    const ahead = await page(path, client);
    expect(ahead).toContain(`imagesrcset="/api/media/${mediaId}/320 320w, `);
    expect(titleOf(ahead)).toBe('Callboard');
    expect(await page(path, talent)).not.toContain(mediaId);
    expect(await page(path)).not.toContain(mediaId);
  });
});

describe('the head of a shared shortlist', () => {
  it('names nobody, is kept by no search engine, and is the same for every link', async () => {
    const text = await page(`/shared/shortlists/${'x'.repeat(43)}`);
    expect(titleOf(text)).toBe('A shared shortlist · Callboard');
    expect(tag(text, 'robots')).toBe('noindex, nofollow, noarchive');
    expect(tag(text, 'referrer')).toBe('no-referrer');
    expect(tag(text, 'og:title')).toBe('A shared shortlist');
    expect(text.match(/<title>|name="description"/g)).toHaveLength(2);
    expect(await page('/shared/shortlists/another')).toBe(text);
  });
});
