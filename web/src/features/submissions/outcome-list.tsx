import type { SubmissionOutcome } from '@callboard/contract/submissions';
import { Link } from '@tanstack/react-router';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';

const SIGNS = {
  submitted: { icon: CircleCheck, look: 'text-success', words: 'Submitted' },
  already_submitted: { icon: Info, look: 'text-info', words: 'Submitted already' },
  refused: { icon: CircleAlert, look: 'text-danger', words: 'Not submitted' },
} as const;

type Props = {
  outcomes: readonly SubmissionOutcome[];
  /** 'Mara Okonjo-Lyle', and where there are several roles, for which. */
  nameOf: (outcome: SubmissionOutcome) => string;
};

/** What became of each that was sent. */
export function OutcomeList({ outcomes, nameOf }: Props) {
  return (
    <ul className="grid">
      {outcomes.map((one) => {
        const { icon: Icon, look, words } = SIGNS[one.outcome];
        return (
          <li
            key={`${one.callId}${one.talentProfileId}`}
            className="flex items-start gap-3 border-line border-t py-3 first:border-t-0 first:pt-0"
          >
            <Icon aria-hidden="true" className={`mt-px size-[18px] shrink-0 ${look}`} />
            <div className="grid min-w-0 flex-1 gap-0.5">
              <p className="wrap-anywhere font-medium text-14">{nameOf(one)}</p>
              <p className="wrap-anywhere text-13 text-muted">{one.message ?? words}</p>
            </div>
            {one.applicationId !== null && <ToApplication id={one.applicationId} />}
          </li>
        );
      })}
    </ul>
  );
}

function ToApplication({ id }: { id: string }) {
  return (
    <Link
      to="/opportunities"
      search={{ tab: 'mine', application: id }}
      className="shrink-0 py-px font-medium text-13 underline decoration-line-strong underline-offset-4 hover:decoration-ink"
    >
      View
    </Link>
  );
}

/** '3 submitted, 1 not submitted'. */
export function outcomesInWords(outcomes: readonly SubmissionOutcome[]): string {
  return (['submitted', 'already_submitted', 'refused'] as const)
    .map((outcome) => ({
      word: SIGNS[outcome].words.toLowerCase(),
      count: outcomes.filter((one) => one.outcome === outcome).length,
    }))
    .filter(({ count }) => count > 0)
    .map(({ word, count }) => `${count} ${word}`)
    .join(', ');
}
