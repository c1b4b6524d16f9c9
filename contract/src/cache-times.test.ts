import { expect, it } from 'vitest';
import { CACHE_TIMES } from './cache-times.ts';

const SECOND = 1_000;
const MINUTE = 60_000;

it.each([
  ['default', 2 * MINUTE, 5 * MINUTE],
  ['unreadMessages', 15 * SECOND, 5 * MINUTE],
  ['opportunitiesCount', 30 * SECOND, 5 * MINUTE],
  ['invitationsCount', 30 * SECOND, 5 * MINUTE],
  ['tasks', 30 * SECOND, 5 * MINUTE],
  ['pendingVerification', 30 * SECOND, 5 * MINUTE],
  ['notificationCount', 5 * MINUTE, 10 * MINUTE],
  ['agentRole', 5 * MINUTE, 15 * MINUTE],
  ['otherCounters', 5 * MINUTE, 5 * MINUTE],
  ['clientProfile', 5 * MINUTE, 10 * MINUTE],
  ['referenceData', 5 * MINUTE, 5 * MINUTE],
] as const)('%s is fresh for %d ms and kept for %d ms', (name, fresh, kept) => {
  expect(CACHE_TIMES[name]).toEqual({ fresh, kept });
});
