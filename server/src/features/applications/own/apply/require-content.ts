import type { ApplyForm } from '@callboard/contract/applications';
import { MEDIA_KINDS } from '@callboard/contract/media';
import { AppError } from '../../../../platform/app-error.ts';
import type { keepUsable } from '../../../media/use-media.ts';
import { answersOf, contentProblems } from './policy.ts';
import type { Submittable } from './require-submittable.ts';

type AreUsable = Awaited<ReturnType<typeof keepUsable>>;

/** What is sent, once it is all that the role asks for and all of it the talent's own. */
export function requireContent(
  { role, version }: Submittable['call'],
  form: ApplyForm,
  areUsable: AreUsable,
  now: Date,
) {
  if ((form.callVersion ?? version) !== version) throw new AppError('TERMS_CHANGED');
  const fields = contentProblems(role, form, now);
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', { fields });

  const { talentProfileId, note, selfTapeMediaId } = form;
  const mediaIds = [...new Set(form.mediaIds)];
  const tape = selfTapeMediaId === null ? [] : [selfTapeMediaId];
  // A private photo too: whom to send it to is the talent's choice.
  const isAllUsable =
    areUsable({ mediaIds, talentProfileId, kinds: MEDIA_KINDS }) &&
    areUsable({ mediaIds: tape, talentProfileId, kinds: ['video'] });
  if (!isAllUsable) throw new AppError('MEDIA_NOT_USABLE');
  return { columns: { note, selfTapeMediaId, answers: answersOf(role, form) }, mediaIds };
}

export type Content = ReturnType<typeof requireContent>;

export function filesOf({ mediaIds, selfTapeMediaId }: ApplyForm): string[] {
  return selfTapeMediaId === null ? mediaIds : [...mediaIds, selfTapeMediaId];
}
