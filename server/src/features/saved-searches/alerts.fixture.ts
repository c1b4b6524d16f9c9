import { type Alert, savedSearchEndpoints } from '@callboard/contract/saved-searches';
import { eq } from 'drizzle-orm';
import type { TestClient } from '../../../test/test-client.ts';
import type { TestServer } from '../../../test/test-server.ts';
import { notifications } from '../notifications/tables.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';
import { watchSearches } from './watching/watch-searches.ts';

/** People who save searches by a city of their own, and talents who move there. */
export function alertsOn(t: TestServer) {
  const save = async (client: TestClient, city: string, alert: Alert = 'at_once') => {
    const body = { name: `All of ${city}`, search: `q=${city}`, alert };
    const saved = await client.call(savedSearchEndpoints.saveSearch, { body });
    return saved.body.id as string;
  };
  const talentCalled = async (name: string, given: Parameters<typeof t.make.talent>[0] = {}) => {
    const made = await t.make.talent({ stageName: name, visibility: 'public', ...given });
    return made.profileId;
  };
  const change = (id: string, changes: Partial<typeof talentProfiles.$inferInsert>) =>
    t.platform.db
      .update(talentProfiles)
      .set({ updatedAt: t.clock.now(), ...changes })
      .where(eq(talentProfiles.id, id));
  /** A minute later. */
  const look = async () => {
    t.clock.advance({ minutes: 1 });
    await watchSearches(t.platform);
  };
  const news = async (client: TestClient) => {
    const { title, content, link } = notifications;
    return t.platform.db
      .select({ title, content, link })
      .from(notifications)
      .where(eq(notifications.userId, client.user?.id ?? ''))
      .orderBy(notifications.createdAt);
  };
  const newCounts = async (client: TestClient) => {
    const { body } = await client.call(savedSearchEndpoints.savedSearches);
    return body.items.map(({ newCount }: { newCount: number }) => newCount);
  };
  return { save, talentCalled, change, look, news, newCounts };
}
