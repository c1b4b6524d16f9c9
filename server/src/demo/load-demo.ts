import { eq, sql } from 'drizzle-orm';
import { users } from '../features/auth/tables.ts';
import { workOutAnswerRates } from '../features/client-profiles/answer-rates/refresh-answer-rates.ts';
import type { Platform } from '../platform/platform.ts';
import { demoUserId, loadAccounts } from './accounts.ts';
import { loadActivity } from './activity/load-activity.ts';
import { loadStandings } from './admin-users/load-standings.ts';
import { loadBegunProfiles } from './agencies/begun-profiles.ts';
import { loadAgencies } from './agencies/load-agencies.ts';
import { loadTeamDesk } from './agencies/load-team-desk.ts';
import { loadAnalytics } from './analytics/load-analytics.ts';
import { loadApplications } from './applications/load-applications.ts';
import { loadOpinions } from './applications/opinions/load-opinions.ts';
import { loadOutsidePeople } from './applications/opinions/outside-people.ts';
import { loadAudit } from './audit/load-audit.ts';
import { loadAuditions } from './auditions/load-auditions.ts';
import { loadSubscriptions } from './billing/load-subscriptions.ts';
import { loadCallReview } from './call-review/load-call-review.ts';
import { loadChildren } from './children/load-children.ts';
import { loadBackground } from './deals/load-background.ts';
import { loadHolds } from './deals/load-holds.ts';
import { loadOffers } from './deals/load-offers.ts';
import type { DemoLoader } from './demo-loader.ts';
import { loadSavedSearches } from './desk/load-saved-searches.ts';
import { loadTodos } from './desk/load-todos.ts';
import { loadErrorLogs } from './error-logs/load-error-logs.ts';
import { loadConversations } from './messaging/load-conversations.ts';
import { loadModeration } from './moderation/load-moderation.ts';
import { loadNotifications } from './notifications/load-notifications.ts';
import { loadPapers } from './papers/load-papers.ts';
import { loadAgents } from './people/agents.ts';
import { loadClients } from './people/load-clients.ts';
import { loadTalents } from './people/load-talents.ts';
import { loadPhotos } from './photos/load-photos.ts';
import { loadDeletions } from './privacy/load-deletions.ts';
import { loadCalls } from './productions/load-calls.ts';
import { loadLineUps } from './productions/load-line-ups.ts';
import { loadProductions } from './productions/load-productions.ts';
import { loadProfiles } from './profiles/load-profiles.ts';
import { loadShortlists } from './shortlists/load-shortlists.ts';
import { enqueuePortraits } from './showcase/draw-demo-portraits.ts';
import { loadVerification } from './verification/load-verification.ts';

/** In this order, because later ones speak of what earlier ones made. */
const LOADERS: readonly DemoLoader[] = [
  loadAccounts,
  loadClients,
  loadAgents,
  loadTalents,
  loadChildren,
  loadProfiles,
  loadAgencies,
  loadBegunProfiles,
  loadTeamDesk,
  loadProductions,
  loadPapers,
  loadCalls,
  loadCallReview,
  loadApplications,
  loadOpinions,
  loadOutsidePeople,
  loadLineUps,
  loadShortlists,
  loadActivity,
  loadTodos,
  loadSavedSearches,
  loadAuditions,
  loadOffers,
  loadHolds,
  loadBackground,
  loadConversations,
  loadModeration,
  loadVerification,
  loadNotifications,
  loadDeletions,
  loadStandings,
  loadErrorLogs,
  loadAudit,
  loadSubscriptions,
  loadAnalytics,
  loadPhotos,
];

const DEMO_LOCK = 7_202_602;

type Options = {
  /** Of how many talents photos and clips are drawn, by and by, once the server runs. */
  portraits?: number;
};

/** Loads all of the demo or nothing; servers that start together load it once. */
export async function loadDemo(platform: Platform, { portraits = 0 }: Options = {}): Promise<void> {
  await platform.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${DEMO_LOCK})`);
    if (await hasDemo({ db: tx })) return;
    const now = platform.clock.now();
    for (const load of LOADERS) await load(tx, now, platform);
    await workOutAnswerRates(platform.within(tx), {});
    await enqueuePortraits(platform.jobs, tx, portraits);
  });
}

export async function hasDemo({ db }: Pick<Platform, 'db'>): Promise<boolean> {
  const [client] = await db
    .select()
    .from(users)
    .where(eq(users.id, demoUserId('client')));
  return client !== undefined;
}

export async function hasNoUsers({ db }: Pick<Platform, 'db'>): Promise<boolean> {
  const [anyone] = await db.select({ id: users.id }).from(users).limit(1);
  return anyone === undefined;
}
