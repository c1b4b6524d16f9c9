import type { CallVisibility } from '@callboard/contract/call-summary';
import type { FieldErrors } from '@callboard/contract/errors';
import { fromLocalTime, toLocalTime } from '../../../lib/casting/local-time.ts';
import type { Named } from './named-field.tsx';

/** Until when a call is open and who sees it, as it is chosen. */
export type Posting = {
  /** As the browser's field has it, in the viewer's own zone. */
  deadline: string;
  visibility: CallVisibility;
  agencies: readonly Named[];
  talents: readonly Named[];
};

const USUAL_DAYS = 14;

/** Two weeks from now, in the evening. */
export function newPosting(now: Date = new Date()): Posting {
  const deadline = new Date(now);
  deadline.setDate(deadline.getDate() + USUAL_DAYS);
  deadline.setHours(18, 0, 0, 0);
  return {
    deadline: toLocalTime(deadline.toISOString()),
    visibility: 'public',
    agencies: [],
    talents: [],
  };
}

export function postingErrors({ deadline, visibility, agencies, talents }: Posting): FieldErrors {
  const errors: FieldErrors = {};
  const instant = fromLocalTime(deadline);
  if (instant === '') errors.deadlineAt = 'Please choose a day and time';
  else if (new Date(instant) <= new Date()) errors.deadlineAt = 'This is in the past';
  if (visibility === 'chosen_agencies' && agencies.length === 0) {
    errors.agencyIds = 'Please choose at least one agency';
  }
  if (visibility === 'invited' && talents.length === 0) {
    errors.talentProfileIds = 'Please choose at least one talent';
  }
  return errors;
}

/** As the server wants it. */
export function postingBody({ deadline, visibility, agencies, talents }: Posting) {
  return {
    deadlineAt: fromLocalTime(deadline),
    visibility,
    agencyIds: visibility === 'chosen_agencies' ? agencies.map(({ id }) => id) : [],
    talentProfileIds: visibility === 'invited' ? talents.map(({ id }) => id) : [],
  };
}
