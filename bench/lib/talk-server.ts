/** A Callboard server in a process of its own, with two people who have a conversation. */
import { loadConfig } from '../../server/src/platform/config.ts';
import { createServer } from '../../server/src/server.ts';
import { Factory } from '../../server/test/factory.ts';
import type { SiteOptions } from './own-site.ts';

export type TalkServer = { conversationId: string; cookies: [string, string] };

process.once('message', async ({ databaseUrl, dataDir, port, siteFolder }: SiteOptions) => {
  const config = loadConfig({ PORT: String(port), DATA_DIR: dataDir });
  const server = await createServer(config, { databaseUrl, port, siteFolder });
  await server.listen();
  process.once('disconnect', async () => {
    await server.stop();
    process.exit(0);
  });
  const make = new Factory(server.platform);
  const [one, other] = [
    await make.session({ role: 'client' }),
    await make.session({ role: 'client' }),
  ];
  const conversationId = await make.conversationOf([one.user.id, other.user.id]);
  const cookies: TalkServer['cookies'] = [one.cookie, other.cookie];
  process.send?.({ conversationId, cookies } satisfies TalkServer);
});
