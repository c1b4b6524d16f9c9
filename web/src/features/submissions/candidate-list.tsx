import type { SubmissionCandidate } from '@callboard/contract/submissions';
import { Link } from '@tanstack/react-router';
import { UsersRound } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CandidateRow } from './candidate-row.tsx';
import { FindTalent, useFindTalent } from './find-talent.tsx';
import { isFitting, maySubmit } from './standing.ts';

type Props = {
  items: readonly SubmissionCandidate[];
  wished: ReadonlySet<string>;
  onWish: (wished: ReadonlySet<string>) => void;
};

/** Those who fit best first. */
export function CandidateList({ items, wished, onWish }: Props) {
  const { found, finder } = useFindTalent(items);
  if (items.length === 0) return <Nobody />;
  const fitting = items.filter(isFitting).map(({ talentProfileId }) => talentProfileId);
  const areAllTicked = fitting.every((id) => wished.has(id));
  function tick(id: string, isTicked: boolean) {
    const next = new Set(wished);
    if (isTicked) next.add(id);
    else next.delete(id);
    onWish(next);
  }
  return (
    <div className="grid gap-2">
      <FindTalent finder={finder} />
      {fitting.length > 1 && (
        <Button
          look="quiet"
          className="-ml-3.5 justify-self-start"
          onClick={() => onWish(areAllTicked ? new Set() : new Set([...wished, ...fitting]))}
        >
          {areAllTicked ? 'Untick all' : `Tick all ${fitting.length} who fit`}
        </Button>
      )}
      <ul>
        {found.map((one) => (
          <CandidateRow
            key={one.talentProfileId}
            talent={one}
            standing={one}
            reasons={one.reasons}
            isTicked={wished.has(one.talentProfileId) && maySubmit(one)}
            onTick={(isTicked) => tick(one.talentProfileId, isTicked)}
          />
        ))}
      </ul>
    </div>
  );
}

function Nobody() {
  return (
    <EmptyState
      icon={UsersRound}
      title="No talent of yours to submit"
      text="Talents whom you work with appear here, with how they fit."
      action={
        <Button asChild>
          <Link to="/managed-talent">Go to your roster</Link>
        </Button>
      }
    />
  );
}
