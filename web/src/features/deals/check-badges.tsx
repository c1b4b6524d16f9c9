import { TriangleAlert } from 'lucide-react';
import { AVAILABILITY_WORDS, type DealWords } from '../../lib/casting/deal-words.ts';
import { Badge } from '../../ui/badge.tsx';
import type { TeamCheck } from './deal-queries.ts';

const NO_ANSWER: DealWords = { word: 'No answer yet', tone: 'outline' };

/** The answer, and that something else is in the way. What it is stays with them. */
export function CheckBadges({ check }: { check: Pick<TeamCheck, 'answer' | 'hasConflict'> }) {
  const { word, tone } = check.answer === null ? NO_ANSWER : AVAILABILITY_WORDS[check.answer];
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={tone}>{word}</Badge>
      {check.hasConflict && (
        <Badge tone="warn" icon={TriangleAlert}>
          Conflict
        </Badge>
      )}
    </span>
  );
}
