import { LIMITS } from '@callboard/contract/limits';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { accountRoutes } from './features/account/routes.ts';
import { adminUserRoutes } from './features/admin-users/routes.ts';
import { agentProfileRoutes } from './features/agent-profiles/routes.ts';
import { clientReportRoutes } from './features/analytics/client-report/routes.ts';
import { analyticsRoutes } from './features/analytics/routes.ts';
import { applicationRoutes } from './features/applications/routes.ts';
import { applicationTeamRoutes } from './features/applications/team-routes.ts';
import { auditRoutes } from './features/audit/routes.ts';
import { invitationRoutes } from './features/auditions/invitations/routes.ts';
import { auditionPlanningRoutes } from './features/auditions/planning/routes.ts';
import { auditionSendingRoutes } from './features/auditions/sending/routes.ts';
import { tapeRoutes } from './features/auditions/tapes/routes.ts';
import { authRoutes } from './features/auth/routes.ts';
import { readSessionCookie } from './features/auth/session-cookie.ts';
import { backgroundRoutes } from './features/background/routes.ts';
import { billingRoutes } from './features/billing/routes.ts';
import { stripeWebhookRoutes } from './features/billing/webhook/routes.ts';
import { businessPortfolioRoutes } from './features/business-portfolios/routes.ts';
import { businessPortfolioUploadRoutes } from './features/business-portfolios/upload-routes.ts';
import { calendarRoutes } from './features/calendar/routes.ts';
import { invitingRoutes } from './features/casting-calls/inviting/routes.ts';
import { opportunityRoutes } from './features/casting-calls/opportunities/routes.ts';
import { castingCallRoutes } from './features/casting-calls/routes.ts';
import { childrenRoutes } from './features/children/routes.ts';
import { clientProfileRoutes } from './features/client-profiles/routes.ts';
import { dashboardRoutes } from './features/dashboard/routes.ts';
import { dealRoutes } from './features/deals/routes.ts';
import { errorLogRoutes } from './features/error-logs/routes.ts';
import { mediaRoutes } from './features/media/routes.ts';
import { uploadRoutes } from './features/media/uploads/routes.ts';
import { blockRoutes } from './features/messaging/blocks/routes.ts';
import { conversationRoutes } from './features/messaging/conversations/routes.ts';
import { conversationSockets } from './features/messaging/live/conversation-sockets.ts';
import { readingRoutes } from './features/messaging/reading/routes.ts';
import { messageReviewRoutes } from './features/messaging/review/routes.ts';
import { sendingRoutes } from './features/messaging/sending/routes.ts';
import { startingRoutes } from './features/messaging/starting/routes.ts';
import { moderationRoutes } from './features/moderation/routes.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { pageHeads } from './features/page-heads/page-heads.ts';
import { placeRoutes } from './features/places/routes.ts';
import { privacyRoutes } from './features/privacy/routes.ts';
import { productionRoleRoutes } from './features/productions/roles/routes.ts';
import { productionRoutes } from './features/productions/routes.ts';
import { productionUploadRoutes } from './features/productions/upload-routes.ts';
import { profileDocumentRoutes } from './features/profile-documents/routes.ts';
import { profilePhotoRoutes } from './features/profile-photos/routes.ts';
import { referenceDataRoutes } from './features/reference-data/routes.ts';
import { actsForTalentRoutes } from './features/representation/acts/routes.ts';
import { representationRoutes } from './features/representation/agreements/routes.ts';
import { begunProfileRoutes } from './features/representation/begun-profiles/routes.ts';
import { rosterRoutes } from './features/representation/roster/routes.ts';
import { savedSearchRoutes } from './features/saved-searches/routes.ts';
import { searchRoutes } from './features/search/routes.ts';
import { shortlistRoutes } from './features/shortlists/routes.ts';
import { submissionRoutes } from './features/submissions/routes.ts';
import { galleryPhotoRoutes } from './features/talent-profiles/gallery/routes.ts';
import { portfolioItemRoutes } from './features/talent-profiles/portfolio/routes.ts';
import { talentProfileRoutes } from './features/talent-profiles/routes.ts';
import { talentSearchRoutes } from './features/talent-search/routes.ts';
import { taskRoutes } from './features/tasks/routes.ts';
import { teamRoutes } from './features/team/routes.ts';
import { verificationRoutes, verificationUploadRoutes } from './features/verification/routes.ts';
import type { Authenticate } from './platform/actor.ts';
import { AppError } from './platform/app-error.ts';
import { refuseUndeclaredRoutes } from './platform/http/declared-routes.ts';
import { answerError } from './platform/http/error-handler.ts';
import { acceptFiles } from './platform/http/files.ts';
import { ownOrigins, refuseForeignOrigin } from './platform/http/origin.ts';
import { routeOn } from './platform/http/route.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { serviceRoutes } from './platform/http/service-routes.ts';
import { siteRoutes } from './platform/http/site-routes.ts';
import { newId } from './platform/ids.ts';
import { mailboxRoutes } from './platform/mail/mailbox-routes.ts';
import type { Platform } from './platform/platform.ts';
import type { RealtimeHub } from './platform/realtime/realtime.ts';

type Parts = {
  platform: Platform;
  authenticate: Authenticate;
  realtime: RealtimeHub;
  isTakingRequests: () => boolean;
  /** Where the built web app lies. */
  siteFolder: string;
};

/** The HTTP server with all its features: everything but listening. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { platform, authenticate, realtime, isTakingRequests, siteFolder } = parts;
  const origins = ownOrigins(platform.publicUrl);
  const isOwnOrigin = (origin: string) => origins.has(origin);
  const headers = securityHeaders(platform.publicUrl);

  const app = Fastify({
    loggerInstance: platform.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newId,
    trustProxy: platform.config.trustProxy,
    bodyLimit: LIMITS.bodyBytes,
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
  }) as unknown as FastifyInstance;

  refuseUndeclaredRoutes(app);
  await app.register(fastifyCookie);
  acceptJson(app);
  app.decorateRequest('actor', undefined);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(() => {
    throw new AppError('NOT_FOUND');
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
    refuseForeignOrigin(request, isOwnOrigin);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        userId: request.actor?.user.id,
      },
      'answered',
    );
  });

  const route = routeOn(app, platform, authenticate);
  serviceRoutes(route, isTakingRequests);
  authRoutes(route, authenticate);
  accountRoutes(route);
  privacyRoutes(route);
  clientProfileRoutes(route);
  agentProfileRoutes(route);
  talentProfileRoutes(route);
  profileDocumentRoutes(route);
  galleryPhotoRoutes(route);
  portfolioItemRoutes(route);
  actsForTalentRoutes(route);
  errorLogRoutes(route, authenticate);
  auditRoutes(route);
  referenceDataRoutes(route);
  businessPortfolioRoutes(route);
  teamRoutes(route);
  representationRoutes(route);
  rosterRoutes(route);
  begunProfileRoutes(route);
  childrenRoutes(route);
  productionRoutes(route);
  productionRoleRoutes(route);
  castingCallRoutes(route);
  invitingRoutes(route);
  moderationRoutes(route);
  adminUserRoutes(route);
  opportunityRoutes(route);
  applicationRoutes(route);
  applicationTeamRoutes(route);
  submissionRoutes(route);
  invitationRoutes(route);
  auditionPlanningRoutes(route);
  auditionSendingRoutes(route);
  tapeRoutes(route);
  calendarRoutes(route);
  backgroundRoutes(route);
  dealRoutes(route);
  conversationRoutes(route);
  startingRoutes(route);
  blockRoutes(route);
  messageReviewRoutes(route);
  readingRoutes(route);
  sendingRoutes(route);
  taskRoutes(route);
  dashboardRoutes(route);
  clientReportRoutes(route);
  verificationRoutes(route);
  notificationRoutes(route);
  searchRoutes(route);
  placeRoutes(route);
  talentSearchRoutes(route);
  shortlistRoutes(route);
  savedSearchRoutes(route);
  billingRoutes(route);
  mediaRoutes(route);
  analyticsRoutes(route);
  await app.register(async (scope) =>
    stripeWebhookRoutes(scope, routeOn(scope, platform, authenticate)),
  );
  await app.register(async (scope) => uploadRoutes(scope, routeOn(scope, platform, authenticate)));
  await app.register(async (scope) => {
    await acceptFiles(scope);
    profilePhotoRoutes(routeOn(scope, platform, authenticate));
    businessPortfolioUploadRoutes(routeOn(scope, platform, authenticate));
    productionUploadRoutes(routeOn(scope, platform, authenticate));
    verificationUploadRoutes(routeOn(scope, platform, authenticate));
  });
  if (hasMailbox(platform)) mailboxRoutes(route);
  siteRoutes(app, route, {
    folder: siteFolder,
    hasSession: ({ cookies }) => readSessionCookie(platform, cookies) !== undefined,
    headFor: pageHeads(platform, authenticate),
  });
  realtime.serve(conversationSockets(platform, realtime));
  realtime.attach(app, { authenticate, isOwnOrigin, log: platform.log });
  return app;
}

function hasMailbox({ config }: Platform): boolean {
  return config.smtpUrl === undefined && config.localOnly;
}

/** JSON is the one body there is; an empty one is no body. Calls that take files have a scope of their own. */
function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, undefined);
    try {
      done(null, JSON.parse(String(text)));
    } catch {
      done(new AppError('MALFORMED_JSON'));
    }
  });
}
