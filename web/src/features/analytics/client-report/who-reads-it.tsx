import type { ClientReport } from '@callboard/contract/analytics';
import { answeringInWords } from '../../../lib/casting/answering-words.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';

/** What of all this leaves the company: one line, or nothing yet. */
export function WhoReadsIt({ shownToTalent }: Pick<ClientReport, 'shownToTalent'>) {
  if (useCurrentUser().role === 'admin') {
    return <p className="text-13 text-muted">All companies together, to look at.</p>;
  }
  return (
    <p className="text-13 text-muted">
      Only you and your colleagues read these figures; they are shared with nobody else.{' '}
      {shownToTalent === null ? (
        'On your calls talent will read how many applicants you answer and how soon, once there is enough to tell.'
      ) : (
        <>
          Talent read one line on your calls:{' '}
          <span className="text-ink">“{answeringInWords(shownToTalent)}”</span>.
        </>
      )}
    </p>
  );
}
