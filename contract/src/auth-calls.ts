/**
 * Where the calls about accounts go. They stand apart from their schemas because every page begins
 * with some of them, and the first page should not wait for schemas.
 */
export const AUTH_CALLS = {
  check: { method: 'GET', path: '/api/auth/check' },
  me: { method: 'GET', path: '/api/auth/me' },
  login: { method: 'POST', path: '/api/auth/login' },
  logout: { method: 'POST', path: '/api/auth/logout' },
  listSessions: { method: 'GET', path: '/api/auth/sessions' },
  endSession: { method: 'DELETE', path: '/api/auth/sessions/{id}' },
  endOtherSessions: { method: 'POST', path: '/api/auth/sessions/end-others' },
  register: { method: 'POST', path: '/api/auth/register' },
  verifyEmail: { method: 'POST', path: '/api/auth/verify-email' },
  resendVerification: { method: 'POST', path: '/api/auth/verify-email/resend' },
  forgotPassword: { method: 'POST', path: '/api/auth/forgot-password' },
  resetPassword: { method: 'POST', path: '/api/auth/reset-password' },
} as const;
