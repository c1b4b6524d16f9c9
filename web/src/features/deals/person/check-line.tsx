import { shortDay } from '../../../lib/casting/days.ts';
import { workDatesInWords } from '../../../lib/casting/role-words.ts';
import { CheckBadges } from '../check-badges.tsx';
import type { TeamCheck } from '../deal-queries.ts';
import { DealLine } from './deal-line.tsx';

/** What they answered last, or that they have not. */
export function CheckLine({ check }: { check: TeamCheck | undefined }) {
  if (check === undefined) {
    return (
      <DealLine label="Availability">
        <p className="pt-0.5 text-muted">Not asked yet</p>
      </DealLine>
    );
  }
  const { respondedAt, createdAt, note, terms } = check;
  const when =
    respondedAt === null ? `asked ${shortDay(createdAt)}` : `answered ${shortDay(respondedAt)}`;
  return (
    <DealLine label="Availability">
      <CheckBadges check={check} />
      <p className="text-12 text-muted">
        {workDatesInWords(check.days)} · {when}
      </p>
      {note !== null && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {note}
        </p>
      )}
      {terms !== null && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line text-12 text-muted">
          Terms: {terms}
        </p>
      )}
    </DealLine>
  );
}
