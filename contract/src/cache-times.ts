const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** In milliseconds: how long an answer counts as fresh, and how long it is kept once unused. */
export type CacheTimes = { fresh: number; kept: number };

const KEPT_UNUSED = 5 * MINUTE;

export const CACHE_TIMES = {
  default: { fresh: 2 * MINUTE, kept: KEPT_UNUSED },
  unreadMessages: { fresh: 15 * SECOND, kept: KEPT_UNUSED },
  opportunitiesCount: { fresh: 30 * SECOND, kept: KEPT_UNUSED },
  invitationsCount: { fresh: 30 * SECOND, kept: KEPT_UNUSED },
  tasks: { fresh: 30 * SECOND, kept: KEPT_UNUSED },
  pendingVerification: { fresh: 30 * SECOND, kept: KEPT_UNUSED },
  notificationCount: { fresh: 5 * MINUTE, kept: 10 * MINUTE },
  agentRole: { fresh: 5 * MINUTE, kept: 15 * MINUTE },
  otherCounters: { fresh: 5 * MINUTE, kept: KEPT_UNUSED },
  clientProfile: { fresh: 5 * MINUTE, kept: 10 * MINUTE },
  /** Also the `max-age` hint that goes with these reads. */
  referenceData: { fresh: 5 * MINUTE, kept: KEPT_UNUSED },
} as const satisfies Record<string, CacheTimes>;
