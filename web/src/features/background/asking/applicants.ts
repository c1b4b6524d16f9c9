import { type ApplicationStatus, LIVE_STATUSES } from '@callboard/contract/application-moves';
import type { BackgroundDay } from '@callboard/contract/background';
import { isIn } from '../days/day-words.ts';

/** Someone on the role's board. */
export type Applicant = {
  talentProfileId: string;
  name: string;
  photoUrl: string | null;
  status: ApplicationStatus;
  unsentAnswer: string | null;
};

const SHORTLISTED: readonly ApplicationStatus[] = [
  'shortlisted',
  'audition',
  'callback',
  'offered',
  'booked',
];
const LIVE: readonly ApplicationStatus[] = LIVE_STATUSES;

/** Who may still be asked for a day: in the running, and not asked for it yet. The shortlisted first. */
export function listAskable(
  applicants: readonly Applicant[],
  { people }: Pick<BackgroundDay, 'people'>,
): Applicant[] {
  const known = new Set(people.filter(isIn).map(({ talent }) => talent.id));
  return applicants
    .filter(
      ({ talentProfileId, status, unsentAnswer }) =>
        LIVE.includes(status) && unsentAnswer === null && !known.has(talentProfileId),
    )
    .sort((one, other) => Number(isShortlisted(other)) - Number(isShortlisted(one)));
}

export const isShortlisted = ({ status }: Applicant) => SHORTLISTED.includes(status);
