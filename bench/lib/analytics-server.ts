/** A Callboard server in a process of its own that can be told to note nothing, and to count at once. */
import { countDays } from '../../server/src/features/analytics/counting/count-days.ts';
import { recorderOf } from '../../server/src/features/analytics/recording/current-recorder.ts';
import { subscriptions } from '../../server/src/features/billing/tables.ts';
import { fillIn } from '../../server/src/features/talent-profiles/whole-profile.fixture.ts';
import { loadConfig } from '../../server/src/platform/config.ts';
import { newId } from '../../server/src/platform/ids.ts';
import { createServer } from '../../server/src/server.ts';
import { Factory } from '../../server/test/factory.ts';
import { TestClient } from '../../server/test/test-client.ts';

type AnalyticsServerOptions = { databaseUrl: string; dataDir: string; port: number };
export type AnalyticsOrder =
  | { do: 'make people'; roster: number }
  | { do: 'record'; isOn: boolean }
  | { do: 'flush' }
  | { do: 'count' };
export type People = {
  /** Who looks. */
  clientCookie: string;
  /** Who has a whole profile, and is on the roster. */
  talentId: string;
  portfolioId: string;
  agentCookie: string;
  rosterIds: string[];
  filmIds: string[];
};

const FILMS = 4;

process.once('message', async ({ databaseUrl, dataDir, port }: AnalyticsServerOptions) => {
  const config = loadConfig({ PORT: String(port), DATA_DIR: dataDir });
  const server = await createServer(config, { databaseUrl, port });
  await server.listen();
  process.once('disconnect', async () => {
    await server.stop();
    process.exit(0);
  });
  const { platform } = server;
  const recorder = recorderOf(platform);
  const note = recorder.note.bind(recorder);
  process.on('message', async (order: AnalyticsOrder) => process.send?.(await carryOut(order)));
  process.send?.('ready');

  async function carryOut(order: AnalyticsOrder): Promise<object> {
    switch (order.do) {
      case 'make people':
        return makePeople(new Factory(platform), order.roster);
      case 'record':
        recorder.note = order.isOn ? note : () => undefined;
        return {};
      case 'flush':
        await recorder.flush();
        return {};
      case 'count': {
        const began = performance.now();
        await countDays(platform);
        return { ms: performance.now() - began };
      }
    }
  }

  async function makePeople(make: Factory, roster: number): Promise<People> {
    const agent = await make.session({ role: 'agent' });
    const portfolioId = await make.portfolio({ ownerUserId: agent.user.id });
    const rosterIds: string[] = [];
    while (rosterIds.length < roster) {
      const { user, profileId } = await make.talent({ visibility: 'public' });
      await make.assignment({ portfolioId, talentProfileId: profileId, userId: agent.user.id });
      if (rosterIds.length === 0) {
        await fillIn(new TestClient(platform.publicUrl, await make.session({ user })), profileId);
      }
      rosterIds.push(profileId);
    }
    const [talentId = ''] = rosterIds;
    const filmIds: string[] = [];
    while (filmIds.length < FILMS) {
      filmIds.push(await make.media({ talentProfileId: talentId, kind: 'video' }));
    }
    await goPro(portfolioId);
    const { cookie: clientCookie } = await make.session({ role: 'client' });
    return { clientCookie, talentId, portfolioId, agentCookie: agent.cookie, rosterIds, filmIds };
  }

  async function goPro(portfolioId: string): Promise<void> {
    const now = platform.clock.now();
    const id = newId();
    await platform.db.insert(subscriptions).values({
      id,
      offer: 'agency',
      portfolioId,
      provider: 'try_out',
      customerRef: id,
      subscriptionRef: id,
      status: 'active',
      interval: 'yearly',
      currentPeriodEnd: new Date(now.getTime() + 3_600_000),
      cancelAtPeriodEnd: false,
      isPro: true,
      createdAt: now,
      updatedAt: now,
    });
  }
});
