import { ACCOUNT_SUBJECTS } from './account/queries.ts';
import { BUSINESS_SUBJECTS } from './business/queries.ts';
import { CASTING_SUBJECTS } from './casting/queries.ts';
import { MESSAGING_SUBJECTS } from './messaging/queries.ts';
import { PROFILE_SUBJECTS } from './profile/queries.ts';
import type { Subject } from './queries.ts';
import { TRAIL_SUBJECTS } from './trail/queries.ts';

/** Everything that a copy holds, a file each. */
export const SUBJECTS: readonly Subject[] = [
  ...ACCOUNT_SUBJECTS,
  ...PROFILE_SUBJECTS,
  ...CASTING_SUBJECTS,
  ...MESSAGING_SUBJECTS,
  ...BUSINESS_SUBJECTS,
  ...TRAIL_SUBJECTS,
];
