import { asksForNudity, NUDITY_REFUSED } from '@callboard/contract/audition-content';
import { type ScheduleForm, scheduleSchema } from '@callboard/contract/audition-form';
import { auditionEndpoints } from '@callboard/contract/auditions';
import type { FieldErrors } from '@callboard/contract/errors';
import { LIMITS } from '@callboard/contract/limits';
import { findErrors } from '../../../lib/casting/find-errors.ts';
import { countOf } from './schedule-draft.ts';
import { factsOf, newSessionForm, type SessionDraft } from './session-draft.ts';

const UNFILLED = 'Please fill this in';

/** What is wrong with a new session. */
export function newSessionErrors(draft: SessionDraft): FieldErrors {
  const form = newSessionForm(draft);
  const errors = findErrors(auditionEndpoints.create.body, form);
  const ofTimes = form.schedule === null ? {} : newTimesErrors(form.schedule);
  return { ...errors, ...dueErrors(draft), ...ofTimes };
}

/** Nobody is asked to come to what has been. */
function newTimesErrors(form: ScheduleForm): FieldErrors {
  const errors = scheduleErrors(form, 'schedule.');
  if (Object.keys(errors).length > 0) return errors;
  const isPast = form.windows.every(({ to }) => Date.parse(to) <= Date.now());
  return isPast ? { 'schedule.windows': 'Please choose a time to come' } : {};
}

/** What is wrong with the facts of one that stands. */
export function factsErrors(draft: SessionDraft): FieldErrors {
  return { ...findErrors(auditionEndpoints.change.body, factsOf(draft)), ...dueErrors(draft) };
}

/** What is wrong with times, by their paths; and whether too few or too many slots come of them. */
export function scheduleErrors(form: ScheduleForm, path = ''): FieldErrors {
  const found = Object.entries(findErrors(scheduleSchema, form));
  const errors: FieldErrors = {};
  for (const [at, message] of found) {
    errors[`${path}${at}`] = isUnfilled(form, at) ? UNFILLED : message;
  }
  if (found.length > 0) return errors;
  const count = countOf(form);
  if (count === 0) errors[`${path}windows`] = 'No slot fits into that time';
  if (count > LIMITS.auditionSlots) {
    errors[`${path}windows`] = `That is more than ${LIMITS.auditionSlots} slots`;
  }
  return errors;
}

function isUnfilled(form: ScheduleForm, path: string): boolean {
  const [list, place, end] = path.split('.');
  if (list !== 'windows' && list !== 'breaks') return false;
  const span = form[list][Number(place)];
  return span !== undefined && (end === 'from' || end === 'to') && span[end] === '';
}

function dueErrors(draft: SessionDraft): FieldErrors {
  if (draft.kind !== 'self_tape' || factsOf(draft).dueAt !== null) return {};
  return { dueAt: 'Please say until when the tape is due' };
}

/** Said while it is written: there is nothing to wait for. */
export function contentErrors({ instructions, kind, tape }: SessionDraft): FieldErrors {
  const errors: FieldErrors = {};
  if (instructions !== null && asksForNudity(instructions)) errors.instructions = NUDITY_REFUSED;
  if (kind !== 'self_tape') return errors;
  for (const [place, scene] of tape.scenes.entries()) {
    if (asksForNudity(scene)) errors[`tape.scenes.${place}`] = NUDITY_REFUSED;
  }
  return errors;
}
