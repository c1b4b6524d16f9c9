/**
 * Where the calls behind the sidebar's counts go. They stand apart from their schemas because the
 * shell is drawn before any page, and should not wait for schemas.
 */
export const COUNT_CALLS = {
  tasks: { method: 'GET', path: '/api/tasks/count' },
  pendingVerification: {
    method: 'GET',
    path: '/api/professional-verification/admin/pending-count',
  },
  unreadMessages: { method: 'GET', path: '/api/messaging/conversations/unread-count' },
  portfolios: { method: 'GET', path: '/api/business-portfolios' },
  portfolioRole: { method: 'GET', path: '/api/business-portfolios/{id}/user-role' },
  portfolioTalent: { method: 'GET', path: '/api/business-portfolios/{id}/talent' },
  portfolioCounters: { method: 'GET', path: '/api/business-portfolios/{id}/counters' },
  opportunitiesForTalent: { method: 'GET', path: '/api/casting-calls/opportunities/for-talent' },
  invitationsOfTalent: { method: 'GET', path: '/api/auditions/invitations/talent' },
} as const;
