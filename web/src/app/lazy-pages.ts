import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/**
 * A page, and where it has any: what it reads first, which is begun along with its code; ahead of it where
 * somebody points at a link and may not follow it.
 */
type Page = ComponentType & {
  read?: (
    queries: QueryClient,
    params: Record<string, string>,
    when: { isAhead: boolean },
  ) => Promise<unknown>;
};

export type LoadPage = () => Promise<Page>;

/** Each page is a chunk of its own, fetched when its address is opened or pointed at. */
export const loginPage: LoadPage = async () =>
  (await import('../features/auth/login-page.tsx')).LoginPage;

export const registerPage: LoadPage = async () =>
  (await import('../features/auth/register-page.tsx')).RegisterPage;

export const verifyEmailPage: LoadPage = async () =>
  (await import('../features/auth/verify-email-page.tsx')).VerifyEmailPage;

export const forgotPasswordPage: LoadPage = async () =>
  (await import('../features/auth/forgot-password-page.tsx')).ForgotPasswordPage;

export const resetPasswordPage: LoadPage = async () =>
  (await import('../features/auth/reset-password-page.tsx')).ResetPasswordPage;

export const accountPage: LoadPage = async () =>
  (await import('../features/account/account-page.tsx')).AccountPage;

export const goProPage: LoadPage = async () =>
  (await import('../features/billing/go-pro/go-pro-page.tsx')).GoProPage;

export const tryOutPage: LoadPage = async () =>
  (await import('../features/billing/try-out/try-out-page.tsx')).TryOutPage;

export const ownProfilePage: LoadPage = async () =>
  (await import('./pages/own-profile-page.tsx')).OwnProfilePage;

export const analyticsPage: LoadPage = async () =>
  (await import('./pages/analytics-page.tsx')).AnalyticsPage;

export const profileIntroPage: LoadPage = async () =>
  (await import('../features/profile-wizard/intro-page.tsx')).IntroPage;

export const profileWizardPage: LoadPage = async () =>
  (await import('../features/profile-wizard/wizard-page.tsx')).WizardPage;

export const talentPage: LoadPage = async () =>
  (await import('../features/talent-page/talent-page.tsx')).TalentPage;

export const talentSearchPage: LoadPage = async () =>
  (await import('./pages/talent-search-page.tsx')).TalentSearchPage;

export const workItemPage: LoadPage = async () =>
  (await import('../features/talent-page/work-item-page.tsx')).WorkItemPage;

export const dashboardPage: LoadPage = async () =>
  (await import('./pages/dashboard-page.tsx')).DashboardPage;

export const tasksPage: LoadPage = async () =>
  (await import('../features/tasks/tasks-page.tsx')).TasksPage;

export const opportunitiesPage: LoadPage = async () =>
  (await import('./pages/opportunities-page.tsx')).OpportunitiesPage;

export const invitationsPage: LoadPage = async () =>
  (await import('../features/invitations/invitations-page.tsx')).InvitationsPage;

export const castingCallPage: LoadPage = async () =>
  (await import('./pages/casting-call-page.tsx')).CastingCallPage;

export const callReviewPage: LoadPage = async () =>
  (await import('../features/call-review/call-review-page.tsx')).CallReviewPage;

export const productionsPage: LoadPage = async () =>
  (await import('../features/productions/list/productions-page.tsx')).ProductionsPage;

export const productionPage: LoadPage = async () =>
  (await import('../features/productions/detail/production-page.tsx')).ProductionPage;

export const createProductionPage: LoadPage = async () =>
  (await import('../features/productions/create/create-page.tsx')).CreateProductionPage;

export const editProductionPage: LoadPage = async () =>
  (await import('../features/productions/edit/edit-page.tsx')).EditProductionPage;

export const rolePage: LoadPage = async () =>
  (await import('../features/production-roles/role-page.tsx')).RolePage;

export const sessionDayPage: LoadPage = async () =>
  (await import('../features/auditions/day/day-page.tsx')).DayPage;

export const auditionPage: LoadPage = async () =>
  (await import('../features/auditions/planner/planner-page.tsx')).PlannerPage;

export const rosterPage: LoadPage = async () =>
  (await import('../features/roster/roster-page.tsx')).RosterPage;

export const talentSelectionPage: LoadPage = async () =>
  (await import('../features/talent-selection/talent-selection-page.tsx')).TalentSelectionPage;

export const talentProfilePage: LoadPage = async () =>
  (await import('./pages/talent-profile-page.tsx')).TalentProfilePage;

export const talentAnalyticsPage: LoadPage = async () =>
  (await import('./pages/talent-analytics-page.tsx')).TalentAnalyticsPage;

export const teamPage: LoadPage = async () =>
  (await import('../features/team/team-page.tsx')).TeamPage;

export const teamInvitationPage: LoadPage = async () =>
  (await import('../features/team/invitation/invitation-page.tsx')).InvitationPage;

export const sharedShortlistPage: LoadPage = async () =>
  (await import('../features/shortlists/shared/shared-page.tsx')).SharedPage;

export const onboardingPage: LoadPage = async () =>
  (await import('../features/business-portfolios/onboarding/onboarding-page.tsx')).OnboardingPage;

export const businessManagementPage: LoadPage = async () =>
  (await import('../features/business-portfolios/hub/business-management-page.tsx'))
    .BusinessManagementPage;

export const businessInfoPage: LoadPage = async () =>
  (await import('../features/business-portfolios/info/business-info-page.tsx')).BusinessInfoPage;

export const talentClaimPage: LoadPage = async () =>
  (await import('../features/representation/claim/claim-page.tsx')).ClaimPage;

export const verificationPage: LoadPage = async () =>
  (await import('../features/verification/review/verification-page.tsx')).VerificationPage;

export const messagesPage: LoadPage = async () =>
  (await import('../features/messaging/messages-page.tsx')).MessagesPage;

export const errorLogsPage: LoadPage = async () =>
  (await import('../features/error-logs/error-logs-page.tsx')).ErrorLogsPage;

export const auditPage: LoadPage = async () =>
  (await import('../features/audit/audit-page.tsx')).AuditPage;

export const notFoundPage: LoadPage = async () =>
  (await import('./not-found-page.tsx')).NotFoundPage;

/** Says what a place is for while there is nothing in it. */

export const galleryPage: LoadPage = async () =>
  (await import('../ui/gallery/gallery-page.tsx')).GalleryPage;

export const usersPage: LoadPage = async () =>
  (await import('../features/admin-users/users-page.tsx')).UsersPage;

export const reportsPage: LoadPage = async () =>
  (await import('../features/moderation/review/reports-page.tsx')).ReportsPage;
