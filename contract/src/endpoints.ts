import { accountEndpoints } from './account.ts';
import { actsForTalentEndpoints } from './acts-for-talent.ts';
import { adminUserEndpoints } from './admin-users.ts';
import { agentProfileEndpoints } from './agent-profiles.ts';
import { analyticsEndpoints } from './analytics.ts';
import { applicationEndpoints } from './applications.ts';
import { auditEndpoints } from './audit.ts';
import { auditionInvitationEndpoints } from './audition-invitations.ts';
import { auditionEndpoints } from './auditions.ts';
import { authEndpoints } from './auth.ts';
import { availabilityCheckEndpoints } from './availability-checks.ts';
import { backgroundEndpoints } from './background.ts';
import { billingEndpoints } from './billing.ts';
import { blockEndpoints } from './blocks.ts';
import { businessPortfolioEndpoints } from './business-portfolios.ts';
import { calendarFeedEndpoints } from './calendar-feed.ts';
import { callReviewEndpoints } from './call-review.ts';
import { castingBoardEndpoints } from './casting-board.ts';
import { castingCallEndpoints } from './casting-calls.ts';
import { childrenEndpoints } from './children.ts';
import { clientProfileEndpoints } from './client-profiles.ts';
import { collaboratorEndpoints } from './collaborators.ts';
import { conversationEndpoints } from './conversations.ts';
import { dashboardEndpoints } from './dashboard.ts';
import type { Endpoint } from './endpoint.ts';
import { errorLogEndpoints } from './error-logs.ts';
import { galleryPhotoEndpoints } from './gallery-photos.ts';
import { holdEndpoints } from './holds.ts';
import { invitingEndpoints } from './inviting.ts';
import { mediaEndpoints } from './media.ts';
import { messageReviewEndpoints } from './message-review.ts';
import { messageEndpoints } from './messages.ts';
import { moderationEndpoints } from './moderation.ts';
import { notificationEndpoints } from './notifications.ts';
import { offerEndpoints } from './offers.ts';
import { outsidePeopleEndpoints } from './outside-people.ts';
import { placeEndpoints } from './places.ts';
import { portfolioItemEndpoints } from './portfolio-items.ts';
import { privacyEndpoints } from './privacy.ts';
import { productionFileEndpoints } from './production-files.ts';
import { productionRoleEndpoints } from './production-roles.ts';
import { productionEndpoints } from './productions.ts';
import { professionalInfoEndpoints } from './professional-info.ts';
import { professionalTraitsEndpoints } from './professional-traits.ts';
import { profileDocumentEndpoints } from './profile-documents.ts';
import { profilePhotoEndpoints } from './profile-photos.ts';
import { referenceDataEndpoints } from './reference-data.ts';
import { reportReviewEndpoints } from './report-review.ts';
import { representationEndpoints } from './representation.ts';
import { rosterEndpoints } from './roster.ts';
import { savedSearchEndpoints } from './saved-searches.ts';
import { searchEndpoints } from './search.ts';
import { mailboxEndpoints, serviceEndpoints, siteEndpoints } from './service.ts';
import { shortlistEndpoints } from './shortlists.ts';
import { submissionEndpoints } from './submissions.ts';
import { talentClaimEndpoints } from './talent-claims.ts';
import { talentProfileEndpoints } from './talent-profiles.ts';
import { talentSearchEndpoints } from './talent-search.ts';
import { taskEndpoints } from './tasks.ts';
import { teamEndpoints } from './team.ts';
import { verificationEndpoints } from './verification.ts';

/** Every call of the product, by feature. */
export const ENDPOINTS: Record<string, Record<string, Endpoint>> = {
  account: { ...accountEndpoints, ...privacyEndpoints },
  'admin-users': adminUserEndpoints,
  analytics: analyticsEndpoints,
  billing: billingEndpoints,
  audit: auditEndpoints,
  children: childrenEndpoints,
  'agent-profiles': agentProfileEndpoints,
  auditions: auditionEndpoints,
  'audition-invitations': auditionInvitationEndpoints,
  calendar: calendarFeedEndpoints,
  'availability-checks': availabilityCheckEndpoints,
  holds: holdEndpoints,
  offers: offerEndpoints,
  background: backgroundEndpoints,
  auth: authEndpoints,
  'business-portfolios': businessPortfolioEndpoints,
  team: teamEndpoints,
  representation: { ...representationEndpoints, ...actsForTalentEndpoints },
  roster: { ...rosterEndpoints, ...talentClaimEndpoints },
  submissions: submissionEndpoints,
  'casting-calls': { ...castingCallEndpoints, ...callReviewEndpoints },
  'client-profiles': clientProfileEndpoints,
  'error-logs': errorLogEndpoints,
  conversations: conversationEndpoints,
  messages: { ...messageEndpoints, ...messageReviewEndpoints },
  blocks: blockEndpoints,
  notifications: notificationEndpoints,
  'professional-info': professionalInfoEndpoints,
  'professional-traits': professionalTraitsEndpoints,
  'profile-photos': profilePhotoEndpoints,
  'reference-data': referenceDataEndpoints,
  search: searchEndpoints,
  places: placeEndpoints,
  'talent-search': talentSearchEndpoints,
  'saved-searches': savedSearchEndpoints,
  shortlists: shortlistEndpoints,
  inviting: invitingEndpoints,
  'talent-profiles': talentProfileEndpoints,
  tasks: taskEndpoints,
  verification: verificationEndpoints,
  applications: { ...applicationEndpoints, ...castingBoardEndpoints, ...outsidePeopleEndpoints },
  dashboard: dashboardEndpoints,
  moderation: { ...moderationEndpoints, ...reportReviewEndpoints },
  'production-roles': productionRoleEndpoints,
  productions: { ...productionEndpoints, ...collaboratorEndpoints, ...productionFileEndpoints },
  'gallery-photos': galleryPhotoEndpoints,
  media: mediaEndpoints,
  'portfolio-items': portfolioItemEndpoints,
  'profile-documents': profileDocumentEndpoints,
  service: serviceEndpoints,
  mailbox: mailboxEndpoints,
  site: siteEndpoints,
};
