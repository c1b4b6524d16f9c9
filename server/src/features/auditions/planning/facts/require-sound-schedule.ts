import type { ScheduleForm } from '@callboard/contract/audition-form';
import { countSlots } from '@callboard/contract/audition-schedule';
import { LIMITS } from '@callboard/contract/limits';
import { AppError } from '../../../../platform/app-error.ts';

/** Refuses figures of which no slot comes, or more than a session holds. */
export function requireSoundSchedule(form: ScheduleForm, path = ''): void {
  const spanOf = (span: { from: string; to: string }) => ({
    from: Date.parse(span.from),
    to: Date.parse(span.to),
  });
  const count = countSlots({
    ...form,
    windows: form.windows.map(spanOf),
    breaks: form.breaks.map(spanOf),
  });
  const refuse = (problem: string) => {
    throw new AppError('INVALID_INPUT', { fields: { [`${path}windows`]: problem } });
  };
  if (count === 0) refuse('No slot fits into that time');
  const most = LIMITS.auditionSlots.toLocaleString('en-GB');
  if (count > LIMITS.auditionSlots) refuse(`These are too many slots: at most ${most} fit`);
}
