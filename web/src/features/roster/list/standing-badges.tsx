import type { RosterEntry } from '@callboard/contract/roster';
import { Badge } from '../../../ui/badge.tsx';
import { isRepresented } from '../roster-words.ts';

/** What is out of the ordinary with a talent. */
export function StandingBadges({ talent }: { talent: RosterEntry }) {
  return (
    <span className="flex shrink-0 gap-1">
      {!isRepresented(talent) && <Badge tone="info">Asked</Badge>}
      {!talent.isClaimed && <Badge>Not claimed</Badge>}
    </span>
  );
}
