import { LIVE_HOLD_STATUSES } from '@callboard/contract/deal-choices';
import type { Hold } from '@callboard/contract/holds';

/** It still keeps days, or asks for them. */
export const isLive = ({ status }: Pick<Hold, 'status'>) =>
  LIVE_HOLD_STATUSES.some((each) => each === status);
