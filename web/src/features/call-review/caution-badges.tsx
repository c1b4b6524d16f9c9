import type { CallCautionKind } from '@callboard/contract/call-review';
import { Badge } from '../../ui/badge.tsx';
import { CAUTION_LOOKS, GRAVEST_FIRST } from './caution-words.ts';

/** The kinds of what was noticed, the gravest first. */
export function CautionBadges({ kinds }: { kinds: readonly CallCautionKind[] }) {
  return (
    <span className="flex flex-wrap gap-1">
      {GRAVEST_FIRST.filter((kind) => kinds.includes(kind)).map((kind) => {
        const { label, tone, icon } = CAUTION_LOOKS[kind];
        return (
          <Badge key={kind} tone={tone} icon={icon}>
            {label}
          </Badge>
        );
      })}
    </span>
  );
}
