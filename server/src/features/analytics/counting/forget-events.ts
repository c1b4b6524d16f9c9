import { RAW_EVENT_DAYS } from '@callboard/contract/analytics';
import type { Platform } from '../../../platform/platform.ts';
import {
  countEventPages,
  deleteEventsOnPages,
  deleteSearchDays,
  deleteUnnamedSearches,
} from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Some forty thousand events. */
const PAGES_AT_ONCE = 500;

/** Single events that are old enough go, some at a time, and searches that were named by these alone. */
export async function forgetOldEvents({ db, clock }: Platform): Promise<void> {
  const before = new Date(clock.now().getTime() - RAW_EVENT_DAYS * DAY_MS);
  const pages = await countEventPages(db);
  for (let from = 0; from < pages; from += PAGES_AT_ONCE) {
    await deleteEventsOnPages(db, { from, to: from + PAGES_AT_ONCE, before });
  }
  await deleteSearchDays(db, before);
  await deleteUnnamedSearches(db, before);
}
