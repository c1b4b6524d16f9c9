import { ROLES, type Role } from '@callboard/contract/roles';
import {
  accountPage,
  analyticsPage,
  auditionPage,
  auditPage,
  businessInfoPage,
  businessManagementPage,
  callReviewPage,
  castingCallPage,
  createProductionPage,
  dashboardPage,
  editProductionPage,
  errorLogsPage,
  forgotPasswordPage,
  galleryPage,
  goProPage,
  invitationsPage,
  type LoadPage,
  loginPage,
  messagesPage,
  notFoundPage,
  onboardingPage,
  opportunitiesPage,
  ownProfilePage,
  productionPage,
  productionsPage,
  profileIntroPage,
  profileWizardPage,
  registerPage,
  reportsPage,
  resetPasswordPage,
  rolePage,
  rosterPage,
  sessionDayPage,
  sharedShortlistPage,
  talentAnalyticsPage,
  talentClaimPage,
  talentPage,
  talentProfilePage,
  talentSearchPage,
  talentSelectionPage,
  tasksPage,
  teamInvitationPage,
  teamPage,
  tryOutPage,
  usersPage,
  verificationPage,
  verifyEmailPage,
  workItemPage,
} from './lazy-pages.ts';

/**
 * Every screen: its address, the layout around it, who may see it, its title, its page.
 * `auth` is the form beside the wall, `shell` asks for a session and has sidebar and top bar,
 * `public` is open to all: in the shell for those signed in, plain for everyone else.
 */
type Layout = 'auth' | 'shell' | 'public';

export type Row<Path extends string = string> = {
  path: Path;
  layout: Layout;
  /** Empty allows everyone. */
  roles: readonly Role[];
  title: string;
  page: LoadPage;
  /** Roles that have a better place to be. */
  redirects: Partial<Record<Role, string>>;
};

const everyone: readonly Role[] = [];
const anyRole: readonly Role[] = ROLES;

// biome-ignore format: a table is read in columns
export const ROUTE_TABLE = [
  row('/login',                              'auth',   everyone,                     'Sign in',              loginPage),
  row('/register',                           'auth',   everyone,                     'Create an account',    registerPage),
  row('/verify-email',                       'auth',   everyone,                     'Confirm your email',   verifyEmailPage),
  row('/forgot-password',                    'auth',   everyone,                     'Forgot password',      forgotPasswordPage),
  row('/reset-password',                     'auth',   everyone,                     'Choose a new password', resetPasswordPage),

  row('/talent/$profileId/portfolio/$itemId', 'public', everyone,                    'Portfolio',            workItemPage),
  row('/team-invitations/$token',            'public', everyone,                     'Team invitation',      teamInvitationPage),
  row('/talent-claims/$token',               'public', everyone,                     'Claim your profile',   talentClaimPage),
  row('/shared/shortlists/$token',           'public', everyone,                     'Shared shortlist',     sharedShortlistPage),
  row('/$',                                  'public', everyone,                     'Page not found',       notFoundPage),

  row('/',                                   'shell',  anyRole,                      'Productions',          productionsPage, { talent: '/profile', agent: '/talent-selection' }),

  row('/talent-selection',                   'shell',  ['agent'],                    'Talent Dashboard',     talentSelectionPage),
  row('/agent-onboarding',                   'shell',  ['agent'],                    'Welcome',              onboardingPage),
  row('/talent/profile',                     'shell',  ['agent'],                    'Talent profile',       talentProfilePage),
  row('/talent/analytics',                   'shell',  ['agent'],                    'Talent analytics',     talentAnalyticsPage),

  row('/business-management',                'shell',  ['agent', 'admin'],           'Business Settings',    businessManagementPage),
  row('/managed-talent',                     'shell',  ['agent', 'admin'],           'Managed talent',       rosterPage),
  row('/team-members',                       'shell',  ['agent', 'admin'],           'Team members',         teamPage),
  row('/business-info',                      'shell',  ['agent', 'admin'],           'Business info',        businessInfoPage),

  row('/dashboard',                          'shell',  ['client', 'admin'],          'Dashboard',            dashboardPage),
  row('/tasks',                              'shell',  ['client', 'admin'],          'Tasks',                tasksPage),
  row('/productions',                        'shell',  ['client', 'admin'],          'Productions',          productionsPage),
  row('/productions/create',                 'shell',  ['client', 'admin'],          'New production',       createProductionPage),
  row('/productions/edit/$id',               'shell',  ['client', 'admin'],          'Edit production',      editProductionPage),
  row('/productions/$id',                    'shell',  ['client', 'admin'],          'Production',           productionPage),
  row('/production-roles/$id',               'shell',  ['client', 'admin'],          'Role',                 rolePage),
  row('/auditions/$id',                      'shell',  ['client', 'admin'],          'Audition',             auditionPage),
  row('/auditions/$id/day',                  'shell',  ['client'],                   'Session day',          sessionDayPage),

  row('/profile',                            'shell',  ['talent', 'admin'],          'Profile',              ownProfilePage),
  row('/analytics',                          'shell',  ['talent', 'admin'],          'Analytics',            analyticsPage),
  row('/talent/profile/intro',               'shell',  ['talent', 'admin'],          'Welcome',              profileIntroPage, { admin: '/profile' }),
  row('/talent/profile/wizard',              'shell',  ['talent', 'admin'],          'Set up your profile',  profileWizardPage, { admin: '/profile' }),

  row('/account',                            'shell',  anyRole,                      'Account & settings',   accountPage),
  row('/go-pro',                             'shell',  anyRole,                      'Go Pro',               goProPage),
  row('/billing/try-out/$id',                'shell',  ['client', 'talent', 'agent'], 'Rehearsal of a payment', tryOutPage),
  row('/talent-search',                      'shell',  anyRole,                      'Talent',               talentSearchPage),
  row('/talent/$id',                         'shell',  anyRole,                      'Talent',               talentPage),
  row('/messaging',                          'shell',  anyRole,                      'Messages',             messagesPage),
  row('/messaging/$conversationId',          'shell',  anyRole,                      'Messages',             messagesPage),
  row('/chat',                               'shell',  anyRole,                      'Messages',             messagesPage),
  row('/socket-io',                          'shell',  anyRole,                      'Messages',             messagesPage),

  row('/opportunities',                      'shell',  ['talent', 'agent', 'admin'], 'Opportunities',        opportunitiesPage),
  row('/invitations',                        'shell',  ['talent', 'agent', 'admin'], 'Invitations',          invitationsPage),
  row('/casting-calls/$id',                  'shell',  ['talent', 'agent', 'admin'], 'Casting call',         castingCallPage),

  row('/admin/reports',                      'shell',  ['admin'],                    'Chat Reports',         reportsPage),
  row('/admin/users',                        'shell',  ['admin'],                    'Users',                usersPage),
  row('/admin/casting-calls',                'shell',  ['admin'],                    'Casting Calls',        callReviewPage),
  row('/admin/verification',                 'shell',  ['admin'],                    'Verification',         verificationPage),
  row('/admin/error-logs',                   'shell',  ['admin'],                    'Error Logs',           errorLogsPage),
  row('/admin/audit',                        'shell',  ['admin'],                    'Audit',                auditPage),
] as const;

/** Only while developing: every part of the interface on one page. A function, so that no build has it. */
export const uiKitRow = () => row('/ui-kit', 'public', everyone, 'UI kit', galleryPage);

export type AppPath = (typeof ROUTE_TABLE)[number]['path'];

function row<const Path extends string>(
  path: Path,
  layout: Layout,
  roles: readonly Role[],
  title: string,
  page: LoadPage,
  redirects: Row['redirects'] = {},
): Row<Path> {
  return { path, layout, roles, title, page, redirects };
}
