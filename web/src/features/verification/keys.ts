import { keyOfPath } from '../../lib/query-key.ts';

/** The beginning of the keys of what one asked for oneself. */
export const OWN_KEY = keyOfPath('/api/professional-verification');
/** And of what admins read. */
export const REVIEW_KEY = keyOfPath('/api/admin/verification');
