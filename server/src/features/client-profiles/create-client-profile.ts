import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertClientProfile } from './queries.ts';

type NewClient = { userId: string; firstName: string; lastName: string };

/** A client starts with a company of their own, named after them until they say better. */
export async function createClientProfile(platform: Platform, tx: Transaction, client: NewClient) {
  const now = platform.clock.now();
  await insertClientProfile(
    tx,
    { id: newId(), userId: client.userId, createdAt: now, updatedAt: now },
    { id: newId(), name: `${client.firstName} ${client.lastName}` },
  );
}
