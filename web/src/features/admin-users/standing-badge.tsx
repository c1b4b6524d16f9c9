import type { UserStanding } from '@callboard/contract/admin-users';
import { Badge } from '../../ui/badge.tsx';
import { STANDING_WORDS } from './user-words.ts';

const TONES = {
  active: 'success',
  suspended: 'danger',
  unverified_email: 'warn',
  unclaimed: 'info',
  deleting: 'warn',
  deleted: 'neutral',
} as const;

export function StandingBadge({ standing }: { standing: UserStanding }) {
  return <Badge tone={TONES[standing]}>{STANDING_WORDS[standing]}</Badge>;
}
