import type { ProductionStatus } from '@callboard/contract/production-choices';
import { PRODUCTION_STATUS_WORDS } from '../../lib/casting/role-words.ts';
import { Badge } from '../../ui/badge.tsx';

const TONES = {
  draft: 'neutral',
  casting: 'success',
  in_production: 'info',
  wrapped: 'neutral',
  on_hold: 'warn',
  cancelled: 'danger',
} as const;

export function ProductionStatusBadge({ status }: { status: ProductionStatus }) {
  return <Badge tone={TONES[status]}>{PRODUCTION_STATUS_WORDS[status]}</Badge>;
}
