import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertAgentProfile } from './queries.ts';

export async function createAgentProfile(platform: Platform, tx: Transaction, userId: string) {
  const now = platform.clock.now();
  await insertAgentProfile(tx, { id: newId(), userId, createdAt: now, updatedAt: now });
}
