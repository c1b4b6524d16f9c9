/** Apart from its schema: a page that crashed should not have to load more. */
export const REPORT_CRASH = { method: 'POST', path: '/api/error-logs' } as const;
