import type { OwnApplication } from '@callboard/contract/applications';
import { ANSWER_SENTENCES } from '../../lib/casting/application-words.ts';
import { nextStep } from '../../lib/casting/next-step.ts';
import { tradeWords } from '../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../lib/use-session.ts';

/** What is next, or the answer that came, in one sentence. */
export function useStanding(application: OwnApplication): string {
  const { timeZone, countryId } = useCurrentUser();
  const { callback } = tradeWords(countryId);
  if (application.needsConfirmation) return 'Confirm the new terms, or withdraw.';
  if (application.status === 'not_selected' && application.answer !== null) {
    return ANSWER_SENTENCES[application.answer];
  }
  return nextStep(application, { timeZone, callback, now: new Date() });
}
