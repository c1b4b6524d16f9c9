import { buffer } from 'node:stream/consumers';
import type { Actor } from '../../../../platform/actor.ts';
import { AppError } from '../../../../platform/app-error.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { stampAside } from './stamp-aside.ts';

/** A stored PDF with its reader's name and the day on every page. Without them it is not handed out. */
export async function stampedFor(
  { storage, clock, log }: Platform,
  { user }: Actor,
  key: string,
): Promise<Uint8Array> {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: user.timeZone });
  // With the address, because a name may be in letters that our font does not have.
  const mark = `${user.firstName} ${user.lastName} · ${user.email} · ${day.format(clock.now())}`;
  try {
    const pdf = await buffer(await storage.read(key));
    return await stampAside({ pdf, mark });
  } catch (error) {
    log.error({ err: error, key }, 'a confidential file could not be stamped');
    throw new AppError('NOT_FOUND');
  }
}
