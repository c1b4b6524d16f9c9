import type { ApplyForm } from '@callboard/contract/applications';
import { MEDIA_KINDS } from '@callboard/contract/media';
import { AppError } from '../../../../platform/app-error.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { requireAllUsable } from '../../../media/use-media.ts';
import { answersOf, contentProblems } from './policy.ts';
import type { Submittable } from './require-submittable.ts';

/** What is sent, once it is all that the role asks for and all of it the talent's own. */
export async function requireContent(
  { clock }: Platform,
  tx: Transaction,
  { role }: Submittable['call'],
  form: ApplyForm,
) {
  const fields = contentProblems(role, form, clock.now());
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', { fields });

  const { talentProfileId, note, selfTapeMediaId } = form;
  const mediaIds = [...new Set(form.mediaIds)];
  // A private photo too: whom to send it to is the talent's choice.
  await requireAllUsable(tx, { mediaIds, talentProfileId, kinds: MEDIA_KINDS });
  if (selfTapeMediaId !== null) {
    const tape = { mediaIds: [selfTapeMediaId], talentProfileId, kinds: ['video'] as const };
    await requireAllUsable(tx, tape);
  }
  return { columns: { note, selfTapeMediaId, answers: answersOf(role, form) }, mediaIds };
}

export type Content = Awaited<ReturnType<typeof requireContent>>;
