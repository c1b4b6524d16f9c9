import { Link } from '@tanstack/react-router';
import { UserRoundSearch } from 'lucide-react';
import { useCurrentUser } from '../../lib/use-session.ts';
import { useApplicant } from './use-applicant.ts';

/** For agents who work as nobody yet: calls tell what fits once they do. */
export function ChooseTalentHint() {
  const { role } = useCurrentUser();
  const { talentProfileId } = useApplicant();
  if (role !== 'agent' || talentProfileId !== null) return null;
  return (
    <p className="flex items-center gap-3 rounded-card border border-line bg-sunk px-4 py-3 text-13">
      <UserRoundSearch aria-hidden="true" className="size-[18px] shrink-0 text-muted" />
      <span>
        <Link
          to="/talent-selection"
          className="font-medium underline decoration-line-strong underline-offset-4 hover:decoration-ink"
        >
          Choose a talent
        </Link>{' '}
        to see how each call fits them, and to submit them.
      </span>
    </p>
  );
}
