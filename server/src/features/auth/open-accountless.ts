import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertUser } from './queries.ts';

type Talent = { firstName: string; lastName: string; countryId: string | null; timeZone: string };

/** Somebody for whom others act: without address and password there is no way to sign in. */
export async function openAccountless(
  platform: Pick<Platform, 'clock'>,
  tx: Transaction,
  talent: Talent,
): Promise<string> {
  const id = newId();
  const now = platform.clock.now();
  await insertUser(tx, { ...talent, id, role: 'talent', createdAt: now, updatedAt: now });
  return id;
}
