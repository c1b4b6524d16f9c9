import type { SubmissionOutcome } from '@callboard/contract/submissions';
import { OutcomeList, outcomesInWords } from '../outcome-list.tsx';
import type { Grid } from './grid.ts';

type Props = { grid: Grid; outcomes: readonly SubmissionOutcome[] };

/** How many were taken; those that were not one by one, with the reason. */
export function GridOutcomes({ grid, outcomes }: Props) {
  const left = outcomes.filter(({ outcome }) => outcome !== 'submitted');
  const talents = new Map(grid.talents.map((one) => [one.talentProfileId, one.name]));
  const roles = new Map(grid.calls.map((one) => [one.id, one.roleTitle]));
  const nameOf = ({ talentProfileId, callId }: SubmissionOutcome) =>
    `${talents.get(talentProfileId) ?? 'A talent'} for ${roles.get(callId) ?? 'a role'}`;
  return (
    <div className="grid gap-3">
      <p role="status" className="font-semibold text-14">
        {outcomesInWords(outcomes)}
      </p>
      {left.length > 0 && (
        <div className="max-h-[30dvh] overflow-y-auto">
          <OutcomeList outcomes={left} nameOf={nameOf} />
        </div>
      )}
    </div>
  );
}
