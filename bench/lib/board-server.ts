/** A Callboard server in a process of its own, with a role that thousands want and one that few do. */
import pg from 'pg';
import { loadConfig } from '../../server/src/platform/config.ts';
import { remakePhoto } from '../../server/src/platform/images/remake-photo.ts';
import { storePhoto } from '../../server/src/platform/images/store-photo.ts';
import { thumbnailKey } from '../../server/src/platform/images/store-thumbnail.ts';
import { createServer } from '../../server/src/server.ts';
import { Factory } from '../../server/test/factory.ts';
import { addCrowd } from './board-population.ts';
import type { SiteOptions } from './own-site.ts';
import { photoLike } from './photo-like.ts';

const HUES = [20, 110, 200, 290];

export type BoardServerOptions = SiteOptions & {
  /** How many apply to each role. */
  crowds: number[];
};
export type BoardServer = { roleIds: string[]; cookie: string };

process.once('message', async (options: BoardServerOptions) => {
  const { databaseUrl, dataDir, port, siteFolder, crowds } = options;
  const config = loadConfig({ PORT: String(port), DATA_DIR: dataDir });
  const server = await createServer(config, { databaseUrl, port, siteFolder });
  await server.listen();
  process.once('disconnect', async () => {
    await server.stop();
    process.exit(0);
  });
  const make = new Factory(server.platform);
  const photoKeys = await Promise.all(HUES.map(storeFace));
  const client = await make.user({ role: 'client' });
  const productionId = await make.production({ createdByUserId: client.id });
  const db = new pg.Client(databaseUrl);
  await db.connect();
  const roleIds: string[] = [];
  for (const count of crowds) {
    const roleId = await make.productionRole({ productionId });
    const callId = await make.castingCall({ roleId });
    await addCrowd(db, { roleId, callId, count, photoKeys });
    roleIds.push(roleId);
  }
  await db.end();
  const { cookie } = await make.session({ user: client });
  process.send?.({ roleIds, cookie } satisfies BoardServer);

  async function storeFace(hue: number): Promise<string> {
    const photo = await remakePhoto(await photoLike(hue));
    const key = thumbnailKey(`profile-photos/bench-${hue}`, photo.thumbnail);
    await storePhoto(server.platform.storage, key, photo);
    return key;
  }
});
