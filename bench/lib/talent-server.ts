/** A Callboard server in a process of its own, with a talent whose page is worth looking at. */
import { galleryPhotoEndpoints } from '@callboard/contract/gallery-photos';
import { portfolioItemEndpoints } from '@callboard/contract/portfolio-items';
import { fillIn } from '../../server/src/features/talent-profiles/whole-profile.fixture.ts';
import { loadConfig } from '../../server/src/platform/config.ts';
import { createServer } from '../../server/src/server.ts';
import { Factory } from '../../server/test/factory.ts';
import { TestClient } from '../../server/test/test-client.ts';
import type { SiteOptions } from './own-site.ts';
import { storePortraits } from './stored-portraits.ts';

const PHOTOS = 60;
const PIECES = 6;

export type TalentServer = { profileId: string; itemId: string; cookie: string };

process.once('message', async (options: SiteOptions) => {
  const { databaseUrl, dataDir, port, siteFolder } = options;
  const config = loadConfig({ PORT: String(port), DATA_DIR: dataDir });
  const server = await createServer(config, { databaseUrl, port, siteFolder });
  await server.listen();
  const made = await makeTalent(new Factory(server.platform), server.platform.publicUrl);
  process.once('disconnect', async () => {
    await server.stop();
    process.exit(0);
  });
  process.send?.(made);

  async function makeTalent(make: Factory, url: string): Promise<TalentServer> {
    const { user, profileId } = await make.talent({ visibility: 'public' });
    const talent = new TestClient(url, await make.session({ user }));
    await fillIn(talent, profileId);
    const params = { id: profileId };
    const mediaIds = await storePortraits(make, server.platform, profileId, PHOTOS + PIECES);
    for (const mediaId of mediaIds.slice(0, PHOTOS)) {
      await talent.call(galleryPhotoEndpoints.add, { params, body: { mediaId } });
    }
    let itemId = '';
    for (const mediaId of mediaIds.slice(PHOTOS)) {
      const body = { title: 'A still from The Salt Road', mediaId, year: 2024 };
      itemId = (await talent.call(portfolioItemEndpoints.add, { params, body })).body.id;
    }
    const { cookie } = await make.session({ role: 'client' });
    return { profileId, itemId, cookie };
  }
});
