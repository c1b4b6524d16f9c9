/** A Callboard server in a process of its own that pushes when the bench says so. */
import { loadConfig } from '../../server/src/platform/config.ts';
import { createServer } from '../../server/src/server.ts';

export type PushServerOptions = { databaseUrl: string; dataDir: string; port: number };
export type Push = { userIds: string[] };

process.once('message', async ({ databaseUrl, dataDir, port }: PushServerOptions) => {
  const config = loadConfig({ PORT: String(port), DATA_DIR: dataDir });
  const server = await createServer(config, { databaseUrl, port });
  await server.listen();
  process.on('message', ({ userIds }: Push) => {
    // One time for the whole round: whoever is served last has waited longest.
    const title = String(performance.timeOrigin + performance.now());
    for (const userId of userIds) {
      const notification = { id: userId, title };
      server.platform.realtime.toUsers('notification:new', [{ userId, notification }]);
    }
  });
  process.once('disconnect', async () => {
    await server.stop();
    process.exit(0);
  });
  process.send?.('listening');
});
