/** A Callboard server in a process of its own, with an admin and people to be suspended. */
import { loadConfig } from '../../server/src/platform/config.ts';
import { createServer } from '../../server/src/server.ts';
import { Factory } from '../../server/test/factory.ts';
import type { SiteOptions } from './own-site.ts';

type Person = { id: string; cookies: string[] };
export type SuspendServer = { adminCookie: string; people: Person[] };
type SuspendOptions = SiteOptions & { rounds: number; sessions: number };

process.once('message', async (options: SuspendOptions) => {
  const { databaseUrl, dataDir, port, siteFolder, rounds, sessions } = options;
  const config = loadConfig({ PORT: String(port), DATA_DIR: dataDir });
  const server = await createServer(config, { databaseUrl, port, siteFolder });
  await server.listen();
  process.once('disconnect', async () => {
    await server.stop();
    process.exit(0);
  });
  const make = new Factory(server.platform);
  const people: Person[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const user = await make.user({ role: 'client' });
    const cookies: string[] = [];
    while (cookies.length < sessions) cookies.push((await make.session({ user })).cookie);
    people.push({ id: user.id, cookies });
  }
  const admin = await make.session({ role: 'admin' });
  process.send?.({ adminCookie: admin.cookie, people } satisfies SuspendServer);
});
