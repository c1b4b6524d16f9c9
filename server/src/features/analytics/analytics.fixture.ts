import { createHash } from 'node:crypto';
import type { EventKind } from '@callboard/contract/analytics';
import type { Role } from '@callboard/contract/roles';
import { eq } from 'drizzle-orm';
import type { TestServer } from '../../../test/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { subscriptions } from '../billing/tables.ts';
import { analyticsDays, analyticsEvents, analyticsSearches } from './tables.ts';

type Holder = { userId: string } | { portfolioId: string };

/** As if it had been paid for. */
export async function goPro({ platform }: TestServer, holder: Holder): Promise<void> {
  const now = platform.clock.now();
  const id = newId();
  await platform.db.insert(subscriptions).values({
    id,
    offer: 'userId' in holder ? 'talent' : 'agency',
    ...holder,
    provider: 'try_out',
    customerRef: id,
    subscriptionRef: id,
    status: 'active',
    interval: 'monthly',
    currentPeriodEnd: new Date(now.getTime() + 30 * 24 * 60 * 60 * 1000),
    cancelAtPeriodEnd: false,
    isPro: true,
    createdAt: now,
    updatedAt: now,
  });
}

export type Happened = {
  at: Date;
  kind: EventKind;
  talentProfileId?: string;
  subjectId?: string;
  viewer: string;
  viewerRole?: Role;
};

/** Events as the recorder would have written them at their time. */
export async function letHappen(
  { platform: { db } }: TestServer,
  events: readonly Happened[],
): Promise<void> {
  const days = [...new Set(events.map(({ at }) => at.toISOString().slice(0, 10)))];
  await db
    .insert(analyticsDays)
    .values(days.map((day) => ({ day, salt: Buffer.from('salt') })))
    .onConflictDoNothing();
  await db.insert(analyticsEvents).values(
    events.map(({ viewer, ...event }) => ({
      ...event,
      viewerKey: createHash('sha256').update(viewer).digest().readBigInt64BE(),
    })),
  );
}

export async function keepSearch(
  { platform }: TestServer,
  search: Record<string, unknown>,
): Promise<string> {
  const id = newId();
  const createdAt = platform.clock.now();
  await platform.db.insert(analyticsSearches).values({ id, key: id, search, createdAt });
  return id;
}

export async function findDay({ platform }: TestServer, day: string) {
  const [row] = await platform.db.select().from(analyticsDays).where(eq(analyticsDays.day, day));
  return row;
}
